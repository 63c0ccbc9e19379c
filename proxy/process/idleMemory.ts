import { performance } from 'node:perf_hooks'

/** Maximum share of the interval that the main thread of an idle portal is busy. */
const idleShare = 0.02

/** Number of consecutive idle checks. */
const idleLooks = 10

/** Minimum growth over the lowest use since the last release. */
const worthBytes = 64e6

/** Returns a function that reports if the thread has been idle since its last call. */
const watchIdle = () => {
  let seen = performance.eventLoopUtilization()
  return () => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, seen)
    seen = now
    return utilization <= idleShare
  }
}

/**
 * Releases memory when idle. After a burst of requests the engine was seen to keep freed memory for minutes, often more
 * than 100 MB. A release blocks the thread for up to 150 ms and discards compiled code, so it runs only after ten idle
 * checks, and again only after the same growth. Needs `--expose-gc`; otherwise it does nothing.
 */
export const releaseWhenIdle = ({ lookMilliseconds = 1_000 } = {}) => {
  const collect = globalThis.gc
  if (!collect) return
  const isIdle = watchIdle()
  let min = process.memoryUsage.rss()
  let looks = 0
  const look = () => {
    looks = isIdle() ? looks + 1 : 0
    if (looks < idleLooks) return
    const held = process.memoryUsage.rss()
    min = Math.min(min, held)
    if (held < min + worthBytes) return
    collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
    min = process.memoryUsage.rss()
  }
  setInterval(look, lookMilliseconds).unref()
}

import { performance } from 'node:perf_hooks'

/** A portal is idle whose main thread works less than this share of the time between two looks. */
const idleShare = 0.02

/** How often in a row it must have been found idle. */
const idleLooks = 10

/** What must have been added to the least that was held since the last release to be worth another. */
const worthBytes = 64e6

/** Says at each call whether the thread has been idle since the one before. */
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
 * Gives memory back once there is nothing to do. What a burst of requests has used the engine frees, but was seen to
 * keep for minutes, often more than 100 MB. To have it given back takes the thread up to 150 ms, and compiled code with
 * it: so it happens only after ten looks without work, and not again before as much has been added. Node gives the
 * means for it when it is started with `--expose-gc`; without it nothing happens.
 */
export const releaseWhenIdle = ({ lookMilliseconds = 1_000 } = {}) => {
  const collect = globalThis.gc
  if (!collect) return
  const isIdle = watchIdle()
  let least = process.memoryUsage.rss()
  let looks = 0
  const look = () => {
    looks = isIdle() ? looks + 1 : 0
    if (looks < idleLooks) return
    const held = process.memoryUsage.rss()
    least = Math.min(least, held)
    if (held < least + worthBytes) return
    collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
    least = process.memoryUsage.rss()
  }
  setInterval(look, lookMilliseconds).unref()
}

import { performance } from 'node:perf_hooks'

/** Who works less than this share of the time between two looks is idle. */
const idleShare = 0.02

/** What must have been added to the least that was held to be worth a release. */
const worthBytes = 64e6

/**
 * Gives memory back once there is nothing to do. What a burst of requests has used the engine frees, but keeps, often
 * more than 100 MB, until the next burst or for ever. To have it given back takes the thread up to 150 ms, and so
 * happens only after `everyMilliseconds` without work, and after each burst once. Node gives the means for it when it is
 * started with `--expose-gc`; without it nothing happens.
 */
export const releaseWhenIdle = ({ everyMilliseconds = 5_000 } = {}) => {
  const collect = globalThis.gc
  if (!collect) return
  let seen = performance.eventLoopUtilization()
  let least = process.memoryUsage.rss()
  const look = () => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, seen)
    seen = now
    const held = process.memoryUsage.rss()
    least = Math.min(least, held)
    if (utilization > idleShare || held < least + worthBytes) return
    collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
    least = process.memoryUsage.rss()
  }
  setInterval(look, everyMilliseconds).unref()
}

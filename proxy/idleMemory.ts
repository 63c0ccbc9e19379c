import { performance } from 'node:perf_hooks'

/** A portal is idle whose main thread works less than this share of the time between two looks. */
const idleShare = 0.02

/** What must have been added to the least that was held since the last release to be worth another. */
const worthBytes = 32e6

/**
 * Gives memory back once there is nothing to do. What a burst of requests has used the engine frees, but was seen to
 * keep for minutes, often more than 100 MB. To have it given back takes the thread up to 150 ms, and so happens only
 * after `everyMilliseconds` with hardly any work, and not again before as much has been added. Node gives the means for
 * it when it is started with `--expose-gc`; without it nothing happens.
 */
export const releaseWhenIdle = ({ everyMilliseconds = 3_000 } = {}) => {
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

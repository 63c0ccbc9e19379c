import { releaseWhenIdle } from '../../../proxy/process/idleMemory.ts'

const megabytes = () => Math.round(process.memoryUsage.rss() / 1e6)

/** Objects that live long enough to be moved to the space of the old ones, and are then let go. */
const burst = () => Array.from({ length: 1_000_000 }, (_, index) => ({ index, text: [`number ${index}`] })).length

/** Less than the engine waits before it looks for garbage by itself. */
const longestWait = 4_000

// Says, in MB, what is held before a burst, after it, and once half of that was given back, or not in time.
const before = megabytes()
releaseWhenIdle({ lookMilliseconds: 50 })
burst()
const peak = megabytes()
const over = performance.now()
setInterval(() => {
  const held = megabytes()
  if (held > (before + peak) / 2 && performance.now() < over + longestWait) return
  process.stdout.write(`${before} ${peak} ${held}`)
  process.exit(0)
}, 50)

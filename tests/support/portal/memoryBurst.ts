import { releaseWhenIdle } from '#proxy/process/idleMemory.ts'

const megabytes = () => Math.round(process.memoryUsage.rss() / 1e6)

/** Objects that live long enough to reach the old generation, and are then released. */
const burst = () => Array.from({ length: 1_000_000 }, (_, index) => ({ index, text: [`number ${index}`] })).length

/** Shorter than the time until the engine collects garbage by itself. */
const longestWait = 4_000

// Prints the memory in MB before a burst, after it, and when half of it was returned or the time is over.
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

import { releaseWhenIdle } from '../../proxy/idleMemory.ts'

const megabytes = () => process.memoryUsage.rss() / 1e6

/** Objects that live long enough to be moved to the space of the old ones, and are then let go. */
const burst = () => Array.from({ length: 1_000_000 }, (_, index) => ({ index, text: [`number ${index}`] })).length

// Says, in MB, what is held before a burst, after it, and once half of that was given back.
const before = megabytes()
releaseWhenIdle({ everyMilliseconds: 100 })
burst()
const peak = megabytes()
setInterval(() => {
  if (megabytes() > before + (peak - before) / 2) return
  process.stdout.write(`${Math.round(before)} ${Math.round(peak)} ${Math.round(megabytes())}`)
  process.exit(0)
}, 50)

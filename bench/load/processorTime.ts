import { readdirSync, readFileSync } from 'node:fs'

/** Linux counts processor time in ticks of this many seconds (`USER_HZ`). */
const tick = 0.01

/** Parent and ticks of a process, with those of its children that have ended; null if it has ended itself. */
const statOf = (pid: string) => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The second field is a name in parentheses, which may contain spaces.
    const [, parent, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return { pid, parent, ticks: rest.slice(9, 13).reduce((sum, ticks) => sum + Number(ticks), 0) }
  } catch {
    return null
  }
}

/** Processor time of a process and all its descendants, in seconds (Linux). */
export const processorTime = (pid: number) => {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => statOf(name) ?? [])
  const ticksBelow = (parent: string): number =>
    all.filter((one) => one.parent === parent).reduce((sum, one) => sum + one.ticks + ticksBelow(one.pid), 0)
  return ((statOf(String(pid))?.ticks ?? 0) + ticksBelow(String(pid))) * tick
}

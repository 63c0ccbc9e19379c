import { readdirSync, readFileSync } from 'node:fs'

const ticksPerSecond = 100
const interval = 500

/**
 * Adds up the processor time of a process and of all that it starts, looked at twice a second. A parent's own sum of
 * its children would lack those that nobody has waited for, such as most of a browser. Answers how to stop and to learn
 * the seconds: 0 where the system does not tell of its processes.
 */
export function watchProcessor(root) {
  const ticks = new Map()
  const look = () => {
    for (const { pid, parent, spent } of processes()) {
      if (pid === root || ticks.has(parent) || ticks.has(pid)) ticks.set(pid, Math.max(spent, ticks.get(pid) ?? 0))
    }
  }
  const timer = setInterval(look, interval).unref()
  return () => {
    clearInterval(timer)
    return [...ticks.values()].reduce((sum, spent) => sum + spent, 0) / ticksPerSecond
  }
}

/** All processes, those that began first before the others. */
function processes() {
  try {
    const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
    return pids.flatMap(readProcess).sort((one, other) => one.began - other.began)
  } catch {
    return []
  }
}

function readProcess(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name stands in brackets and may hold anything.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    return [{ pid: Number(pid), parent: fields[1], spent: fields[11] + fields[12], began: fields[19] }]
  } catch {
    return []
  }
}

import { readFileSync, writeFileSync } from 'node:fs'

const bytesOf = (pid: number, field: 'VmRSS' | 'VmHWM') => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const [, kilobytes] = new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(status) ?? []
  if (!kilobytes) throw new Error(`Linux does not format ${field} of process ${pid}.`)
  return Number(kilobytes) * 1024
}

/** The memory that a process holds, in bytes (Linux). */
export const memoryOf = (pid: number) => bytesOf(pid, 'VmRSS')

/** How far the memory of a process rises above where it is now while `work` is done, in bytes (Linux). */
export const growthDuring = async (pid: number, work: () => Promise<unknown>) => {
  // Sets the peak that Linux keeps back to what is held now (proc(5), clear_refs).
  writeFileSync(`/proc/${pid}/clear_refs`, '5')
  const before = memoryOf(pid)
  await work()
  return bytesOf(pid, 'VmHWM') - before
}

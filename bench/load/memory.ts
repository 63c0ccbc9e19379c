import { readFileSync, writeFileSync } from 'node:fs'

const bytesOf = (pid: number, field: 'VmRSS' | 'VmHWM') => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const [, kilobytes] = new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(status) ?? []
  if (!kilobytes) throw new Error(`Linux does not format ${field} of process ${pid}.`)
  return Number(kilobytes) * 1024
}

/** Resident memory of a process, in bytes (Linux). */
export const memoryOf = (pid: number) => bytesOf(pid, 'VmRSS')

/** Growth of a process's peak memory over its current use while `work` runs, in bytes (Linux). */
export const growthDuring = async (pid: number, work: () => Promise<unknown>) => {
  // Resets Linux's peak memory to the current use (proc(5), clear_refs).
  writeFileSync(`/proc/${pid}/clear_refs`, '5')
  const before = memoryOf(pid)
  await work()
  return bytesOf(pid, 'VmHWM') - before
}

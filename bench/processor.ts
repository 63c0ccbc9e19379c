import { readFileSync } from 'node:fs'

/** Linux counts a process's time in hundredths of a second (`getconf CLK_TCK`), whatever the processor. */
const tickMilliseconds = 10

/** The processor's time that a process has taken, with all its threads, in milliseconds (Linux). */
export const processorTimeOf = (pid: number) => {
  // The program's name stands in brackets and may hold anything; user and system time are the 14th and 15th fields.
  const [, rest = ''] = /^.*\) (.*)$/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
  const [user, system] = rest.split(' ').slice(11, 13).map(Number)
  if (user === undefined || system === undefined) throw new Error(`Linux does not format the time of process ${pid}.`)
  return (user + system) * tickMilliseconds
}

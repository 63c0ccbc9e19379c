import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'

/** Resident memory of a process in MB (Linux). */
export const memoryOf = (pid: number) => {
  const [, kilobytes = '0'] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1_000
}

const targetOf = (link: string) => {
  try {
    return readlinkSync(link)
  } catch {
    // The socket was closed after the folder was read.
    return ''
  }
}

/** Counts the open sockets of a process (Linux). */
export const socketsOf = (pid: number) => {
  const folder = `/proc/${pid}/fd`
  if (!existsSync(folder)) return 0
  return readdirSync(folder).filter((name) => targetOf(`${folder}/${name}`).startsWith('socket:')).length
}

export interface Sample {
  readonly minute: number
  readonly megabytes: number
}

/** Returns the minimum of each part of the samples, which leaves out garbage between two collections. */
export const minimaOf = (samples: readonly Sample[], parts: number): Sample[] => {
  const size = Math.max(1, Math.ceil(samples.length / parts))
  const groups = Array.from({ length: Math.ceil(samples.length / size) }, (_, at) =>
    samples.slice(at * size, (at + 1) * size),
  )
  return groups.map((group) => group.reduce((min, one) => (one.megabytes < min.megabytes ? one : min)))
}

/** Slope of the least-squares line, in MB per minute; 0 for fewer than two different times. */
export const slopeOf = (samples: readonly Sample[]) => {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [minute, megabytes] = [mean(samples.map((one) => one.minute)), mean(samples.map((one) => one.megabytes))]
  const spread = samples.reduce((sum, one) => sum + (one.minute - minute) ** 2, 0)
  if (samples.length < 2 || spread === 0) return 0
  return samples.reduce((sum, one) => sum + (one.minute - minute) * (one.megabytes - megabytes), 0) / spread
}

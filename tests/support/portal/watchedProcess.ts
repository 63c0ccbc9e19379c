import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { isMainThread } from 'node:worker_threads'

/** Memory of a watched process after garbage collection. */
export type Watched = {
  heapUsed: number
  rss: number
  /** Properties added to or removed from the shared prototypes. */
  changed: string[]
}

const shared = { Object, Array, Function, String, Number, Boolean, Promise, Map, Set, RegExp, Error }

const shape = () =>
  new Set(
    Object.entries(shared).flatMap(([name, { prototype }]) =>
      Object.entries(Object.getOwnPropertyDescriptors(prototype)).map(
        ([key, { value }]) => `${name}.${key} ${typeof value}`,
      ),
    ),
  )

// Loaded into the portal with `--import`; SIGUSR2 triggers a report.
if (isMainThread && process.env.TEST_WATCHED === 'on') {
  const before = shape()
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  process.on('SIGUSR2', () => {
    collect()
    const { heapUsed, rss } = process.memoryUsage()
    const after = shape()
    const changed = [...before, ...after].filter((entry) => !before.has(entry) || !after.has(entry))
    process.stdout.write(`watched ${JSON.stringify({ heapUsed, rss, changed } satisfies Watched satisfies Watched)}\n`)
  })
}

export const watchedSettings = { NODE_OPTIONS: `--import=${import.meta.url}`, TEST_WATCHED: 'on' }

export const outputOf = ({ output }: { output: readonly string[] }) =>
  output
    .filter((line) => line.startsWith('watched '))
    .map((line) => JSON.parse(line.slice('watched '.length)) as Watched)

/** Triggers a report; the process id is taken from a logged request. */
export const askWatched = ({ output }: { output: readonly string[] }) => {
  const { pid } = JSON.parse(output.find((line) => line.startsWith('{')) ?? '{}') as { pid: number }
  process.kill(pid, 'SIGUSR2')
}

import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { isMainThread } from 'node:worker_threads'

/** What a watched process says of itself, after it has thrown away what it no longer needs. */
export type Watched = {
  heapUsed: number
  rss: number
  /** What was added to the prototypes that every object shares, or taken from them. */
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

// Loaded into a portal under test by `--import`: SIGUSR2 asks it.
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

/** The settings that make a portal a watched one. */
export const watchedSettings = { NODE_OPTIONS: `--import=${import.meta.url}`, TEST_WATCHED: 'on' }

/** What a watched portal has said so far. */
export const saidBy = ({ output }: { output: readonly string[] }) =>
  output
    .filter((line) => line.startsWith('watched '))
    .map((line) => JSON.parse(line.slice('watched '.length)) as Watched)

/** Asks a watched portal that has logged a request, where its process is named. */
export const askWatched = ({ output }: { output: readonly string[] }) => {
  const { pid } = JSON.parse(output.find((line) => line.startsWith('{')) ?? '{}') as { pid: number }
  process.kill(pid, 'SIGUSR2')
}

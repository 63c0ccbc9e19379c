import { fileURLToPath } from 'node:url'

/**
 * Path of a built program, bundled into a few files. Starting from the hundreds of source files works, too, but takes
 * twice the processor time.
 */
export const builtProgram = (name) => `dist-server/${name}.js`

export const portalProgram = builtProgram('main')

/**
 * Node options of the portal: no warning about `node:sqlite`, and a small space for new objects. Node's default keeps
 * some 150 MB more after a long list was streamed, for a few percent of speed. Objects that outlive that space are
 * collected from 48 MB on, a little more than the portal itself needs; Node's default waits for hundreds. From there
 * the heap grows by half between two collections: with Node's default, successive long lists pile up 150 MB more.
 * Reading the users list takes 1.54 ms of processor time with and without it, and at most 225 instead of 297 MB. The
 * portal may request a collection itself, and does so when it is idle.
 */
export const portalFlags = [
  '--disable-warning=ExperimentalWarning',
  '--max-semi-space-size=4',
  '--initial-old-space-size=48',
  '--heap-growing-percent=50',
  '--expose-gc',
]

/**
 * Node flags of an import: collect early, as in the portal's own import thread. Without a limit, some 80 MB of
 * processed rows and file chunks accumulate.
 */
export const importFlags = [
  '--disable-warning=ExperimentalWarning',
  '--max-semi-space-size=4',
  '--max-old-space-size=96',
]

/**
 * Environment for these flags. At most two glibc arenas: by default, each finished thread leaves its arena behind, some
 * 25 MB after documents and sign-ins. A compile cache saves some 20 MB and a sixth of the processor time of the next
 * start.
 */
export const portalEnvironment = {
  MALLOC_ARENA_MAX: '2',
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../node_modules/.cache/portal', import.meta.url)),
}

import { fileURLToPath } from 'node:url'

/**
 * A program as it is built of its sources, with all that it imports in a few files. From the sources themselves it starts
 * as well, hundreds of files one by one, which takes twice the processor time.
 */
export const builtProgram = (name) => `dist-server/${name}.js`

export const portalProgram = builtProgram('main')

/**
 * How Node runs the portal: without its note on `node:sqlite`, and with a small space for new objects. Node's own
 * default keeps some 150 MB more once a long list was streamed, for a few percent of speed. What outlives that space is
 * collected from 48 MB on, a little more than the portal itself needs; Node's own default waits for hundreds. From there
 * the heap grows by half between two collections: by Node's own default long lists in a row pile up 150 MB more. The
 * portal may ask for a collection itself, and does so when it is idle.
 */
export const portalFlags = [
  '--disable-warning=ExperimentalWarning',
  '--max-semi-space-size=4',
  '--initial-old-space-size=48',
  '--heap-growing-percent=50',
  '--expose-gc',
]

/**
 * How Node runs an import: what has been read of a file is collected early, as in the portal's own thread for it. Without
 * a bound some 80 MB of rows that are done with, and of pieces of the file, pile up.
 */
export const importFlags = [
  '--disable-warning=ExperimentalWarning',
  '--max-semi-space-size=4',
  '--max-old-space-size=96',
]

/**
 * The environment beside these flags: at most two arenas of the C library (glibc), since by default each thread that has
 * ended leaves the one that it was given behind, some 25 MB after documents and sign-ins; and a folder in which Node
 * keeps the sources as it has translated them, so that the next start saves some 20 MB and a sixth of its processor time.
 */
export const portalEnvironment = {
  MALLOC_ARENA_MAX: '2',
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../node_modules/.cache/portal', import.meta.url)),
}

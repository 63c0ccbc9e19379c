/**
 * How Node runs the portal: without its note on `node:sqlite`, and with a small space for new objects. Node's own
 * default keeps some 150 MB more once a long list was streamed, for a few percent of speed.
 */
export const portalFlags = ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=4']

/**
 * The environment beside these flags: at most two arenas of the C library (glibc). By default each thread that has
 * ended leaves the one that it was given behind, some 25 MB after documents and sign-ins.
 */
export const portalEnvironment = { MALLOC_ARENA_MAX: '2' }

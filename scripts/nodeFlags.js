/**
 * How Node runs the portal: without its note on `node:sqlite`, and with a small space for new objects. Node's own
 * default keeps some 150 MB more once a long list was streamed, for a few percent of speed.
 */
export const portalFlags = ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=4']

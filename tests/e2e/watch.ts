import type { BrowserContext } from '@playwright/test'

/** Collects what no page may do: log an error, throw, break the content policy, ask another origin. */
export function watch(context: BrowserContext, origin: string, issues: string[]) {
  context.on('console', (message) => {
    if (message.type() === 'error') issues.push(`console: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (thrown) => {
    issues.push(`thrown: ${String(thrown.error())}`)
  })
  context.on('request', (request) => {
    const { origin: asked, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && asked !== origin) issues.push(`foreign request: ${request.url()}`)
  })
}

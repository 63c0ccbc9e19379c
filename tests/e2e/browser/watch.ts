import type { BrowserContext, ConsoleMessage, Request, WebError } from '@playwright/test'

/**
 * Records forbidden events: logged errors, exceptions, CSP violations, requests to other origins. Returns a function
 * that stops it.
 */
export function watch(context: BrowserContext, origin: string, issues: string[]) {
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() === 'error') issues.push(`console: ${message.text()} (${message.location().url})`)
  }
  const onError = (thrown: WebError) => {
    issues.push(`thrown: ${String(thrown.error())}`)
  }
  const onRequest = (request: Request) => {
    const { origin: requestOrigin, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && requestOrigin !== origin) issues.push(`foreign request: ${request.url()}`)
  }
  context.on('console', onConsole)
  context.on('weberror', onError)
  context.on('request', onRequest)
  return () => {
    context.off('console', onConsole)
    context.off('weberror', onError)
    context.off('request', onRequest)
  }
}

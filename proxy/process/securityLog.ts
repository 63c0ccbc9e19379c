import type { RequestHandler, Response } from 'express'
import type { Logger } from 'pino'
import type { Caller } from '#backend/access/caller.ts'
import { networkOf } from '#backend/account/networkOf.ts'
import { fieldsOfEvent, type SecurityEvent } from './securityEvents.ts'

/** Facts about a request's sender, kept with the response for the log. */
interface Shown {
  caller?: Caller
  /** Keyed hash of the account that a sign-in names. */
  account?: string
  rejection?: { readonly code: unknown; readonly status: number }
  /** Writes the line; set once the connection is closed. */
  log?: () => void
}

const shownOf = ({ locals }: Response) => {
  locals.shown ??= {}
  return locals.shown as Shown
}

export const noteCaller = (response: Response, caller: Caller) => {
  shownOf(response).caller = caller
}

export const noteAccount = (response: Response, account: string) => {
  shownOf(response).account = account
}

/** Notes why a request is rejected. A client that has hung up before leaves its line too. */
export const noteRejection = (response: Response, code: unknown, status: number) => {
  const shown = shownOf(response)
  shown.rejection = { code, status }
  shown.log?.()
}

const signInEvents: Readonly<Record<string, SecurityEvent>> = {
  invalid_grant: 'signInFailed',
  invalid_client: 'clientRefused',
  rate_limited: 'signInLimited',
}

const eventOf = (route: unknown, status: number, { caller, rejection }: Shown): SecurityEvent | undefined => {
  if (route === 'account.signIn' || route === 'account.revokeToken')
    return status < 400 ? undefined : signInEvents[String(rejection?.code)]
  return caller && (status === 401 || status === 403) ? 'accessRefused' : undefined
}

const windowMilliseconds = 60_000
/** Maximum lines per window: for one event from one network, and overall. */
const maxPerNetwork = 20
const maxTotal = 500

/** Limits log lines per window; the first line of the next window has the number of omitted lines. */
const createRation = (now: () => number) => {
  let endsAt = 0
  let total = 0
  let omitted = 0
  const counts = new Map<string, number>()
  return (key: string): { isAllowed: boolean; omitted: number } => {
    if (now() >= endsAt) {
      endsAt = now() + windowMilliseconds
      total = 0
      counts.clear()
    }
    const count = counts.get(key) ?? 0
    if (count >= maxPerNetwork || total >= maxTotal) {
      omitted += 1
      return { isAllowed: false, omitted }
    }
    counts.set(key, count + 1)
    total += 1
    const before = omitted
    omitted = 0
    return { isAllowed: true, omitted: before }
  }
}

/**
 * Logs failed sign-ins, guesses of the client's secret and rejected accesses of users, one line with an `event.action`
 * each: account (hashed) or user, and network; never the data that was sent.
 */
export const createSecurityLog = (log: Logger, now: () => number = Date.now): RequestHandler => {
  const take = createRation(now)
  const logEvent = (response: Response, address: string) => {
    const shown = shownOf(response)
    // The answer's own status is never set when the client has hung up before.
    const status = shown.rejection?.status ?? response.statusCode
    const event = eventOf(response.locals.route, status, shown)
    if (!event) return
    delete shown.log
    const network = networkOf(address)
    const { isAllowed, omitted } = take(`${event} ${network}`)
    if (!isAllowed) return
    const { caller, account } = shown
    const line = {
      ...fieldsOfEvent(event, 'warn', new Date(now())),
      ...(caller &&
        (caller.key === undefined ? { 'user.id': String(caller.id) } : { 'user.name': `key ${caller.key}` })),
      ...(account !== undefined && { 'user.hash': account }),
      'source.address': network,
      'http.request.id': response.getHeader('X-Request-Id'),
      'http.response.status_code': status,
      'labels.call': response.locals.route,
      ...(omitted > 0 && { 'labels.omitted': omitted }),
    }
    log.warn(line, 'security')
  }
  return (request, response, next) => {
    // Read now: the address is gone once the connection is closed.
    const address = request.ip ?? ''
    response.once('close', () => {
      shownOf(response).log = () => logEvent(response, address)
      logEvent(response, address)
    })
    next()
  }
}

import type { Backend } from '../../backend/backend.ts'
import { account } from '../../schema/account/account.ts'
import type { AnyCall, Call } from '../../schema/call.ts'
import { documents } from '../../schema/finance/documents.ts'
import { finance } from '../../schema/finance/finance.ts'
import { text } from '../../schema/kinds.ts'
import { breadcrumbTo, pageOfSlug } from '../../schema/pages.ts'
import type { Values } from '../../schema/wire/request.ts'
import { isDecidedByInput, requireOwnCustomer } from '../access/access.ts'
import type { RequireValidLink } from '../access/link.ts'
import type { RequireOwnRow } from '../access/rows.ts'
import type { Config } from '../config.ts'
import type { Exchange, Service } from '../exchange.ts'
import { readBody } from '../input/body.ts'
import { late } from '../input/forms/receiveFiles.ts'
import { readAddress, readInput } from '../input/input.ts'
import type { Uploads } from '../input/uploads.ts'
import { watchIdle } from '../input/watchIdle.ts'
import { clearSession, endsSession, isSignIn, revokesToken } from '../session/session.ts'
import { createSessionCalls, type SessionTools } from '../session/sessionCalls.ts'
import { type Answer, askService, misanswered, readAnswer } from './askService.ts'
import type { FaultsOf } from './faultSink.ts'
import { outgoingOf } from './outgoing.ts'
import { asObject, passOn, relay } from './passOn.ts'
import { createStream } from './stream.ts'

/**
 * Builds the input of an account statement for the company's service: its session parameter is replaced by the call's
 * customer or, depending on the settings, the caller's token; a value from the client is never forwarded.
 */
const withStatementCookie = (
  { credentials }: Exchange,
  input: Values,
  { statementCookie }: Pick<Config, 'statementCookie'>,
): Values => ({ ...input, session: statementCookie === 'token' ? credentials.token : String(input.customerId) })

/** The same address with the customer's id in the company's own systems. */
const statementByCrm: Call = {
  ...(documents.statement as Call),
  params: { ...documents.statement.params, customerId: text('idcrm', { max: 64 }) },
}

/** Translates a call and its input for a company that answers specified calls only. */
const specified = (exchange: Exchange, input: Values): { exchange: Exchange; input: Values } => {
  const { forwardedAs } = exchange.call
  if (!forwardedAs) return { exchange, input }
  // Access and links are those declared on the original call.
  const call: AnyCall = { ...(forwardedAs as AnyCall), access: exchange.call.access }
  // A parameter of the specified path that the call may omit is sent as null.
  const params = Object.fromEntries(Object.keys(call.params).map((name) => [name, input[name] ?? null]))
  return { exchange: { ...exchange, call }, input: { ...input, ...params } }
}

/** Returns true if the answer to a page access call opens the page; a refusal does not. */
export const isOpenIn = (
  { status, bytes }: Pick<Answer, 'status' | 'bytes'>,
  asking: Parameters<typeof readAnswer>[2],
) => {
  if (status === 403) return false
  if (status !== 200) throw misanswered(account.pageAccess.path, `status ${status}`)
  return readAnswer(account.pageAccess, asObject(bytes), asking).ok
}

interface Tools extends SessionTools {
  readonly requireValidLink: RequireValidLink
  readonly requireOwnRow: RequireOwnRow
  readonly uploads: Uploads
  readonly faultsOf: FaultsOf
  readonly backend: Pick<Backend, 'countCall' | 'uncountCall'>
  readonly onError: (error: unknown, id: unknown) => void
}

/** Forwards calls to a company's service as a stream; reads only bodies that the gateway must check or change. */
export const forwardedService = (tools: Tools): Service => {
  const {
    target,
    config,
    identities,
    deadlines,
    requireValidLink,
    requireOwnRow,
    uploads,
    faultsOf,
    backend,
    onError,
  } = tools
  const stream = createStream(target, deadlines, onError)
  const sessionCalls = createSessionCalls(tools)
  const asForwarded = (exchange: Exchange, input: Values) =>
    config.forwardsAdditions ? { exchange, input } : specified(exchange, input)

  const judge = async (exchange: Exchange) => {
    const { call, params, request, caller } = exchange
    if (!isDecidedByInput(call)) return { input: readAddress(call, params, request), body: null }
    const read = call.body && !call.uploads ? await readBody(exchange, deadlines.idle) : null
    const input = readInput(call, params, request, read?.wire)
    requireOwnCustomer(call, caller, input)
    await requireValidLink(call, input)
    return { input, body: read && { type: read.type, wire: call.body?.encode(input) } }
  }

  /** Forwards files as they arrive; an upload that stalls is ended. */
  const passFiles = (exchange: Exchange, input: Values) =>
    uploads.inTurn(exchange, async () => {
      const made = asForwarded(exchange, input)
      const outgoing = outgoingOf(made.exchange, made.input, null)
      const stop = watchIdle(exchange.request, deadlines.idle, () => void outgoing.body.destroy(late()))
      await stream(made.exchange, outgoing).finally(stop)
    })

  /** Ends a browser's session whatever the service answers: the cookies are cleared, so the browser could not retry. */
  const endSession = async (exchange: Exchange) => {
    const { call, response, credentials } = exchange
    clearSession(response, config)
    if (credentials.token === null) return void response.json({ ok: true })
    const made = asForwarded(exchange, {})
    try {
      const answer = await passOn(made.exchange, target, made.input, null, deadlines.read)
      // An unknown token has already ended.
      const isEnded = answer.status < 300 || answer.status === 401
      if (!isEnded && !credentials.isBrowser) return relay(exchange, answer)
      if (!isEnded) onError(misanswered(call.path, `status ${answer.status}`), response.getHeader('X-Request-Id'))
    } catch (error) {
      if (!credentials.isBrowser) throw error
      onError(error, response.getHeader('X-Request-Id'))
    }
    response.json({ ok: true })
  }

  /** Reuses the page's own access call for the gateway: a second one would be counted as another visit. */
  const checkPage = async (exchange: Exchange) => {
    const { input, body } = await judge(exchange)
    const own = pageOfSlug(String(input.slug))
    if (own?.isOwn && !config.forwardsAdditions) {
      const ok = own.roles.includes(exchange.caller?.roleId ?? -1)
      const access = ok ? { ok, trail: breadcrumbTo(own), currentPage: own.name } : { ok }
      return void exchange.response.json(account.pageAccess.answer.encode(access))
    }
    const visit = config.forwardsAdditions ? input : { ...input, navigation: undefined }
    const answer = passOn(exchange, target, visit, body?.type ?? null, deadlines.read)
    const { token } = exchange.credentials
    const isOpen = (access: Answer) => isOpenIn(access, { timeZone: config.timeZone, onFaults: faultsOf(token ?? '') })
    if (token) identities.rememberPage(token, String(input.slug), answer.then(isOpen))
    relay(exchange, await answer)
  }

  /** Returns the customer's id in the company's own systems, which its account statement requires. */
  const crmIdOf = async (customerId: number, token: string) => {
    const { read } = config.services
    if (!read || config.forwardsAdditions) return null
    const signal = AbortSignal.timeout(deadlines.read)
    const asking = { token, signal, timeZone: config.timeZone, onFaults: faultsOf(token) }
    return (await askService(read, finance.paymentTerms, { customerId }, asking))?.customer || null
  }

  const statement = async (exchange: Exchange, input: Values) => {
    const own = withStatementCookie(exchange, input, config)
    const crmId = await crmIdOf(Number(input.customerId), exchange.credentials.token ?? '')
    if (crmId === null) return { exchange, input: own }
    return { exchange: { ...exchange, call: statementByCrm as AnyCall }, input: { ...own, customerId: crmId } }
  }

  const pass = async (exchange: Exchange) => {
    const { call } = exchange
    if (endsSession(call)) return endSession(exchange)
    if (isSignIn(call)) return sessionCalls.signIn(exchange)
    if (revokesToken(call)) return sessionCalls.revokeToken(exchange)
    if (call === (account.pageAccess as unknown as AnyCall)) return checkPage(exchange)
    const { input, body } = await judge(exchange)
    await requireOwnRow(exchange, input)
    if (call.uploads) return passFiles(exchange, input)
    const isStatement = call === (documents.statement as unknown as AnyCall)
    const made = isStatement ? await statement(exchange, input) : asForwarded(exchange, input)
    await stream(made.exchange, outgoingOf(made.exchange, made.input, body))
  }

  /**
   * Counts before the service is called, so that parallel calls cannot pass together; calls that the service refuses do
   * not count.
   */
  const counted = async (exchange: Exchange) => {
    const { call, caller, response } = exchange
    const { rate } = call
    if (!rate || !caller) return pass(exchange)
    await backend.countCall(rate, caller)
    try {
      await pass(exchange)
    } catch (error) {
      await backend.uncountCall(rate, caller)
      throw error
    }
    if (response.statusCode >= 400) await backend.uncountCall(rate, caller)
  }

  return { call: counted }
}

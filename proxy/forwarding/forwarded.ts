import { account } from '../../schema/account/account.ts'
import type { AnyCall, Call } from '../../schema/call.ts'
import { documents } from '../../schema/finance/documents.ts'
import { finance } from '../../schema/finance/finance.ts'
import { text } from '../../schema/kinds.ts'
import { pageOfSlug, trailTo } from '../../schema/pages.ts'
import type { Values } from '../../schema/wire/request.ts'
import { demandOwnCustomer, isDecidedByInput } from '../access/access.ts'
import type { DemandLink } from '../access/link.ts'
import type { DemandRow } from '../access/rows.ts'
import type { Config } from '../config.ts'
import type { Exchange, Service } from '../exchange.ts'
import { readBody } from '../input/body.ts'
import { readAddress, readInput } from '../input/input.ts'
import { answersToken, clearSession, endsSession } from '../session/session.ts'
import { createSignIn, type SessionTools } from '../session/sessionCalls.ts'
import { type Answer, askService, misanswered } from './askService.ts'
import { outgoingOf } from './outgoing.ts'
import { asObject, passOn, relay } from './passOn.ts'
import { createStream } from './stream.ts'

/**
 * The input of an account statement as the company's service wants it: in the place of the session, where that service
 * reads a customer, stands the customer of the call, or, where the settings say so, the caller's token; never what a
 * client has put there.
 */
const withStatementCookie = (
  { credentials }: Exchange,
  input: Values,
  { statementCookie }: Pick<Config, 'statementCookie'>,
): Values => ({ ...input, session: statementCookie === 'token' ? credentials.token : String(input.customerId) })

/** The same address with the customer as the company's own programs know it. */
const statementByCrm: Call = {
  ...(documents.statement as Call),
  params: { ...documents.statement.params, customerId: text('idcrm', { max: 64 }) },
}

/** A call and its input as they are made of a company that answers specified calls only. */
const specified = (exchange: Exchange, input: Values): { exchange: Exchange; input: Values } => {
  const { forwardedAs } = exchange.call
  if (!forwardedAs) return { exchange, input }
  // Who may make it, and by which link, is what was declared of the call itself.
  const call: AnyCall = { ...(forwardedAs as AnyCall), access: exchange.call.access }
  // A parameter of the specified path that the call need not have says that it is none.
  const params = Object.fromEntries(Object.keys(call.params).map((name) => [name, input[name] ?? null]))
  return { exchange: { ...exchange, call }, input: { ...input, ...params } }
}

const isOpenIn = ({ status, bytes }: Answer) => {
  if (status !== 200) throw misanswered(account.pageAccess.path, `status ${status}`)
  return account.pageAccess.answer.decode(asObject(bytes), account.pageAccess.path).ok
}

interface Tools extends SessionTools {
  readonly demandLink: DemandLink
  readonly demandRow: DemandRow
  readonly onError: (error: unknown, id: unknown) => void
}

/** A service of the company's: calls stream through; read are only those that the gateway must check or change. */
export const forwardedService = (tools: Tools): Service => {
  const { target, config, identities, deadlines, demandLink, demandRow, onError } = tools
  const stream = createStream(target, deadlines, onError)
  const signIn = createSignIn(tools)
  const asForwarded = (exchange: Exchange, input: Values) =>
    config.forwardsAdditions ? { exchange, input } : specified(exchange, input)

  /** What is judged of a call: its address, and its body where that decides who may make it. */
  const judge = async ({ call, params, request, response, caller }: Exchange) => {
    if (!isDecidedByInput(call)) return { input: readAddress(call, params, request), body: null }
    const read = call.body && !call.uploads ? await readBody(request, response) : null
    const input = readInput(call, params, request, read?.wire)
    demandOwnCustomer(call, caller, input)
    await demandLink(call, input)
    return { input, body: read && { type: read.type, wire: call.body?.encode(input) } }
  }

  /** A browser's session ends here whatever the service says: its cookies are gone, and nothing can be tried again. */
  const endSession = async (exchange: Exchange) => {
    const { call, response, credentials } = exchange
    clearSession(response, config)
    if (credentials.token === null) return void response.json({ ok: true })
    const made = asForwarded(exchange, {})
    try {
      const answer = await passOn(made.exchange, target, made.input, null, deadlines.read)
      // A token that is not known any more has ended.
      const isEnded = answer.status < 300 || answer.status === 401
      if (!isEnded && !credentials.isBrowser) return relay(exchange, answer)
      if (!isEnded) onError(misanswered(call.path, `status ${answer.status}`), response.getHeader('X-Request-Id'))
    } catch (error) {
      if (!credentials.isBrowser) throw error
      onError(error, response.getHeader('X-Request-Id'))
    }
    response.json({ ok: true })
  }

  /** The page's own question serves for the gateway's, too: asked twice, it would be counted as two visits. */
  const checkPage = async (exchange: Exchange) => {
    const { input, body } = await judge(exchange)
    const own = pageOfSlug(String(input.slug))
    if (own?.isOwn && !config.forwardsAdditions) {
      const ok = own.roles.includes(exchange.caller?.roleId ?? -1)
      const access = ok ? { ok, trail: trailTo(own), currentPage: own.name } : { ok }
      return void exchange.response.json(account.pageAccess.answer.encode(access))
    }
    const visit = config.forwardsAdditions ? input : { ...input, navigation: undefined }
    const answer = passOn(exchange, target, visit, body?.type ?? null, deadlines.read)
    const { token } = exchange.credentials
    if (token) identities.rememberPage(token, String(input.slug), answer.then(isOpenIn))
    relay(exchange, await answer)
  }

  /** The customer as the company's own programs know it, which its statement is asked for by (spec 2 §7). */
  const crmIdOf = async (customerId: number, token: string) => {
    const { read } = config.services
    if (!read || config.forwardsAdditions) return null
    const asking = { token, signal: AbortSignal.timeout(deadlines.read), timeZone: config.timeZone }
    return (await askService(read, finance.paymentTerms, { customerId }, asking))?.customer || null
  }

  const statement = async (exchange: Exchange, input: Values) => {
    const own = withStatementCookie(exchange, input, config)
    const crmId = await crmIdOf(Number(input.customerId), exchange.credentials.token ?? '')
    if (crmId === null) return { exchange, input: own }
    return { exchange: { ...exchange, call: statementByCrm as AnyCall }, input: { ...own, customerId: crmId } }
  }

  const call = async (exchange: Exchange) => {
    const { call } = exchange
    if (endsSession(call)) return endSession(exchange)
    if (answersToken(call)) return signIn(exchange)
    if (call === (account.pageAccess as unknown as AnyCall)) return checkPage(exchange)
    const { input, body } = await judge(exchange)
    await demandRow(exchange, input)
    const isStatement = call === (documents.statement as unknown as AnyCall)
    const made = isStatement ? await statement(exchange, input) : asForwarded(exchange, input)
    await stream(made.exchange, outgoingOf(made.exchange, made.input, body))
  }
  return { call }
}

import type { Backend } from '#backend/backend.ts'
import { account } from '#schema/account/account.ts'
import type { AnyCall, Call } from '#schema/call.ts'
import { documents } from '#schema/finance/documents.ts'
import { finance } from '#schema/finance/finance.ts'
import { text } from '#schema/kinds.ts'
import { breadcrumbTo, pageOfSlug } from '#schema/pages.ts'
import type { Values } from '#schema/wire/request.ts'
import { writeAnswer } from '#schema/wire/writeAnswer.ts'
import type { Identities } from '../access/identity.ts'
import type { RequireOwnRow } from '../access/rows.ts'
import type { Config } from '../config.ts'
import type { Deadlines } from '../deadlines.ts'
import { type Exchange, finish } from '../exchange.ts'
import { checkedBody } from '../input/body.ts'
import { late } from '../input/receiveFiles.ts'
import type { Uploads } from '../input/uploads.ts'
import { watchIdle } from '../input/watchIdle.ts'
import { type Answer, askService, readAnswer, unexpectedAnswer } from './askService.ts'
import type { FaultsOf } from './faultSink.ts'
import { asForwarded, outgoingOf, specifiedBody } from './outgoing.ts'
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

/** Returns true if the answer to a page access call opens the page; a rejection does not. */
export const isOpenIn = (
  { status, bytes }: Pick<Answer, 'status' | 'bytes'>,
  asking: Parameters<typeof readAnswer>[2],
) => {
  if (status === 403) return false
  if (status !== 200) throw unexpectedAnswer(account.pageAccess.path, `status ${status}`)
  return readAnswer(account.pageAccess, asObject(bytes), asking).ok
}

interface Tools {
  readonly target: string
  readonly config: Config
  readonly backend: Pick<Backend, 'countCall' | 'uncountCall'>
  readonly identities: Identities
  readonly deadlines: Deadlines
  readonly requireOwnRow: RequireOwnRow
  readonly uploads: Uploads
  readonly faultsOf: FaultsOf
  readonly onError: (error: unknown, id: unknown) => void
}

/**
 * Last handlers of calls that a company's service answers: they forward the call as a stream, and read only bodies that
 * the gateway must check or change.
 */
export const createForwarded = (tools: Tools) => {
  const { target, config, identities, deadlines, requireOwnRow, uploads, faultsOf, backend, onError } = tools
  const stream = createStream(target, deadlines, onError)

  /** Forwards files as they arrive; an upload that stalls is ended. */
  const passFiles = (exchange: Exchange) =>
    uploads.inTurn(exchange, async () => {
      const made = asForwarded(exchange, exchange.input, config)
      const outgoing = outgoingOf(made.exchange, made.input, null)
      const stop = watchIdle(exchange.request, deadlines.idle, () => void outgoing.body.destroy(late()))
      await stream(made.exchange, outgoing).finally(stop)
    })

  /** Reuses the page's own access call for the gateway: a second one would be counted as another visit. */
  const checkPage = async (exchange: Exchange) => {
    const { input } = exchange
    const own = pageOfSlug(String(input.slug))
    if (own?.isOwn && !config.forwardsAdditions) {
      const ok = own.roles.includes(exchange.caller?.roleId ?? -1)
      const access = ok ? { ok, trail: breadcrumbTo(own), currentPage: own.name } : { ok }
      return void exchange.response.json(writeAnswer(account.pageAccess.answer, access))
    }
    const visit = config.forwardsAdditions ? input : { ...input, navigation: undefined }
    const answer = passOn(exchange, target, visit, deadlines)
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
    const { timeZone, connectedMap: map } = config
    const asking = { token, signal, timeZone, map, onFaults: faultsOf(token) }
    return (await askService(read, finance.paymentTerms, { customerId }, asking))?.customer || null
  }

  const passStatement = async (exchange: Exchange) => {
    const input = withStatementCookie(exchange, exchange.input, config)
    const crmId = await crmIdOf(input.customerId as number, exchange.credentials.token ?? '')
    if (crmId === null) return stream(exchange, outgoingOf(exchange, input, null))
    const made = { ...exchange, call: statementByCrm as AnyCall }
    await stream(made, outgoingOf(made, { ...input, customerId: crmId }, null))
  }

  const pass = async (exchange: Exchange) => {
    const made = asForwarded(exchange, exchange.input, config)
    const body = specifiedBody(made.exchange.call, checkedBody(exchange))
    await stream(made.exchange, outgoingOf(made.exchange, made.input, body))
  }

  /** Calls that the gateway answers in part or changes on the way. */
  const ownWays = new Map<unknown, typeof pass>([
    [account.pageAccess, checkPage],
    [documents.statement, passStatement],
  ])

  /**
   * Counts before the service is called, so that parallel calls cannot pass together; calls that the service rejects do
   * not count.
   */
  const counted = async ({ call, caller, response }: Exchange, work: () => Promise<void>) => {
    const { rate } = call
    if (!rate || !caller) return work()
    await backend.countCall(rate, caller)
    try {
      await work()
    } catch (error) {
      await backend.uncountCall(rate, caller)
      throw error
    }
    if (response.statusCode >= 400) await backend.uncountCall(rate, caller)
  }

  /** Drops cached identities after a change by the auth service: a session, or the permissions of other users. */
  const forgetChanged = ({ call, credentials }: Exchange) => {
    if (!call.changes || call.service !== 'auth') return
    if ('pages' in call.access) identities.forgetAll()
    else if (credentials.token) identities.forget(credentials.token)
  }

  return (call: AnyCall) => {
    const forward = ownWays.get(call) ?? (call.uploads ? passFiles : pass)
    return finish((exchange) =>
      counted(exchange, async () => {
        await requireOwnRow(exchange, exchange.input)
        await forward(exchange)
      }).finally(() => forgetChanged(exchange)),
    )
  }
}

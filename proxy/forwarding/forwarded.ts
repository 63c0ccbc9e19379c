import type { Backend } from '../../backend/backend.ts'
import { documents } from '../../schema/finance/documents.ts'
import type { Values } from '../../schema/wire/request.ts'
import { demandOwnCustomer, isDecidedByInput } from '../access/access.ts'
import type { DemandLink } from '../access/link.ts'
import type { DemandRow } from '../access/rows.ts'
import type { Config } from '../config.ts'
import type { Exchange, Service } from '../exchange.ts'
import { readBody } from '../input/body.ts'
import { late } from '../input/forms/receiveFiles.ts'
import { readAddress, readInput } from '../input/input.ts'
import type { Uploads } from '../input/uploads.ts'
import { watchIdle } from '../input/watchIdle.ts'
import { answersCode, answersToken, clearSession, endsSession } from '../session/session.ts'
import { createSessionCalls, type SessionTools } from '../session/sessionCalls.ts'
import { outgoingOf } from './outgoing.ts'
import { createStream } from './stream.ts'

/**
 * The input of an account statement as the company's service wants it (DECISIONS F11): in the place of the session,
 * where that service reads a customer, stands the customer of the call, or, where the settings say so, the caller's
 * token; never what a client has put there. Other inputs stay as they are.
 */
const withStatementCookie = (
  { call, credentials }: Exchange,
  input: Values,
  { statementCookie }: Pick<Config, 'statementCookie'>,
): Values => {
  if (call !== (documents.statement as unknown as typeof call)) return input
  return { ...input, session: statementCookie === 'token' ? credentials.token : String(input.customerId) }
}

interface Tools extends SessionTools {
  readonly demandLink: DemandLink
  readonly demandRow: DemandRow
  readonly uploads: Uploads
  readonly backend: Pick<Backend, 'countCall' | 'uncountCall'>
  readonly onError: (error: unknown, id: unknown) => void
}

/** A service of the company's: calls stream through; read are only those that the gateway must check or change. */
export const forwardedService = (tools: Tools): Service => {
  const { target, config, deadlines, demandLink, demandRow, uploads, backend, onError } = tools
  const stream = createStream(target, deadlines, onError)
  const beginSession = createSessionCalls(tools)

  /** What is judged of a call: its address, and its body where that decides who may make it. */
  const judge = async ({ call, params, request, response, caller }: Exchange) => {
    if (!isDecidedByInput(call)) return { input: readAddress(call, params, request), body: null }
    const read = call.body && !call.uploads ? await readBody(request, response) : null
    const input = readInput(call, params, request, read?.wire)
    demandOwnCustomer(call, caller, input)
    await demandLink(call, input)
    return { input, body: read && { type: read.type, wire: call.body?.encode(input) } }
  }

  /** Passes on what comes as long as it comes: files do not stand still for long. */
  const passFiles = (exchange: Exchange, input: Values) =>
    uploads.inTurn(exchange, async () => {
      const outgoing = outgoingOf(exchange, input, null)
      const stop = watchIdle(exchange.request, deadlines.idle, () => void outgoing.body.destroy(late()))
      await stream(exchange, outgoing).finally(stop)
    })

  const pass = async (exchange: Exchange) => {
    const { call } = exchange
    if (answersToken(call) || answersCode(call)) return beginSession(exchange)
    const { input, body } = await judge(exchange)
    await demandRow(exchange, input)
    if (call.uploads) return passFiles(exchange, input)
    await stream(exchange, outgoingOf(exchange, withStatementCookie(exchange, input, config), body))
  }

  /** Counted before the service is asked, so that parallel calls cannot pass together; what it refuses does not count. */
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

  const call = async (exchange: Exchange) => {
    if (endsSession(exchange.call)) clearSession(exchange.response, config)
    await counted(exchange)
  }
  return { call }
}

import { demandOwnCustomer, isDecidedByInput } from './access.ts'
import { readBytes } from './body.ts'
import type { Exchange, Service } from './exchange.ts'
import { readInput, readParams } from './input.ts'
import type { DemandLink } from './link.ts'
import { demandForm } from './multipart.ts'
import { decodeBody } from './passOn.ts'
import { answersCode, answersToken, clearSession, endsSession } from './session.ts'
import { createSessionCalls, type SessionTools } from './sessionCalls.ts'
import { withStatementCookie } from './statementPath.ts'
import { createStream } from './stream.ts'

interface Tools extends SessionTools {
  readonly demandLink: DemandLink
  readonly onError: (error: unknown, id: unknown) => void
}

/** A service of the company's: calls stream through; read are only those that the gateway must check or change. */
export const forwardedService = (tools: Tools): Service => {
  const { target, config, deadlines, demandLink, onError } = tools
  const stream = createStream(target, deadlines, onError)
  const beginSession = createSessionCalls(tools)

  /** The body of a call whose input decides who may make it, checked: the very bytes that go on. */
  const checkedBody = async (exchange: Exchange) => {
    const { call, params, request, response, caller } = exchange
    const bytes = call.body ? await readBytes(request, response) : undefined
    const input = readInput(call, params, request, bytes && decodeBody(exchange, bytes))
    demandOwnCustomer(call, caller, input)
    await demandLink(call, input)
    return bytes
  }

  const call = async (exchange: Exchange) => {
    const { call, params, response } = exchange
    // What streams through is read by nobody else here.
    readParams(call, params)
    if (endsSession(call)) clearSession(response, config)
    if (answersToken(call) || answersCode(call)) return beginSession(exchange)
    if (call.uploads) demandForm(exchange.request.headers, call.uploads)
    const body = isDecidedByInput(call) ? await checkedBody(exchange) : undefined
    await stream(withStatementCookie(exchange, config), body)
  }
  return { call }
}

import type { RequestHandler } from 'express'
import { isApiKey } from '#backend/access/apiKeys.ts'
import type { Backend } from '#backend/backend.ts'
import { type AnyCall, takesApiKey, userHeader } from '#schema/call.ts'
import type { Config } from '../config.ts'
import { type Deadlines, within } from '../deadlines.ts'
import { type Exchange, step } from '../exchange.ts'
import { otherUser } from '../httpError.ts'
import { noteCaller } from '../process/securityLog.ts'
import type { OAuth } from '../session/oauth.ts'
import { requireAccess, requireInService } from './access.ts'
import type { Identities } from './identity.ts'

interface Tools {
  readonly config: Config
  readonly backend: Pick<Backend, 'holderOfKey'>
  readonly identities: Identities
  readonly oauth: Pick<OAuth, 'authenticate'>
  readonly deadlines: Pick<Deadlines, 'read'>
}

/** Middlewares that find the caller of a request, and check the call's declared access. */
export const createAdmission = ({ config, backend, identities, oauth, deadlines }: Tools) => {
  const isConnected = config.services.auth !== undefined

  // Both may need several requests to the company's auth service; together they get the deadline of one call.
  const inTime = <T>({ began }: Exchange, work: Promise<T>) =>
    isConnected ? within(deadlines.read - (performance.now() - began), work) : work

  const callerOf = async (exchange: Exchange) => {
    const { token, isBrowser } = exchange.credentials
    if (!token) return null
    const isKey = !isBrowser && takesApiKey(exchange.call) && isApiKey(token)
    const holder = isKey ? await backend.holderOfKey(token) : null
    return holder ?? (isConnected ? identities.of(token) : oauth.authenticate(exchange))
  }

  const authenticate = step(async (exchange) => {
    exchange.caller = await inTime(exchange, callerOf(exchange))
    if (!exchange.caller) return
    noteCaller(exchange.response, exchange.caller)
    const openedBy = exchange.request.get(userHeader)
    if (openedBy !== undefined && openedBy !== String(exchange.caller.id)) throw otherUser()
  })

  const authorize = (call: AnyCall): RequestHandler =>
    step(async (exchange) => {
      const { caller, credentials } = exchange
      // A program with a key may make exactly the calls that declare it.
      if (caller?.key !== undefined) return
      await inTime(exchange, requireAccess(call, { caller, token: credentials.token }, identities))
      requireInService(call, config.maintenancePages)
    })

  return { authenticate, authorize }
}

import type { RequestHandler } from 'express'
import type { AnyCall } from '#schema/call.ts'
import { withOwnIds } from '#schema/kinds.ts'
import { isDecidedByInput, requireOwnCustomer } from '../access/access.ts'
import type { RequireValidLink } from '../access/link.ts'
import type { Deadlines } from '../deadlines.ts'
import { step } from '../exchange.ts'
import { parseBody } from './body.ts'
import { readAddress, readInput } from './input.ts'

/**
 * Middlewares that read the input of a call and check the customer or link that it names. A connected service validates
 * the body itself unless access depends on it or fields are left out of it, so that body is not read here.
 */
export const createValidate =
  (requireValidLink: RequireValidLink, { idle }: Pick<Deadlines, 'idle'>) =>
  (call: AnyCall, isForwarded: boolean, hasOwnIds = !isForwarded): RequestHandler[] => {
    const hasOwnParser = call.uploads !== null || call.streams !== null
    const isChanged = call.ownFields.length > 0 && !hasOwnParser
    const isRead = !isForwarded || isDecidedByInput(call) || isChanged
    const parsesBody = isRead && !hasOwnParser && (call.body !== null || !isForwarded)
    const check = step(async (exchange) => {
      const read = () => (isRead ? readInput(exchange) : readAddress(exchange))
      exchange.input = hasOwnIds ? withOwnIds(read) : read()
      requireOwnCustomer(call, exchange.caller, exchange.input)
      await requireValidLink(call, exchange.input)
    })
    return parsesBody ? [parseBody(idle), check] : [check]
  }

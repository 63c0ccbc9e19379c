import { type Call, nameOfCall } from '#schema/call.ts'
import { decodeAnswer } from '#schema/entity.ts'
import { lazyRowsOf } from '#schema/wire/envelope.ts'
import { readInSlices } from '../lists/inSlices.ts'
import { isForeign } from './foreign.ts'

/**
 * Reads the answer to a request. For the portal's own services each fault raises `InvalidAnswerError`; the tolerant
 * reader for a company's services is loaded with their first answer.
 */
export const readAnswer = async (call: Call, request: () => string, wire: unknown): Promise<unknown> => {
  const at = nameOfCall(call)
  if (isForeign(call)) return (await import('./readForeign.ts')).readForeign(call, wire, { at, request: request() })
  const rows = call.list && lazyRowsOf(call.answer, wire, at)
  return rows ? readInSlices(rows) : decodeAnswer(call.answer, wire, at)
}

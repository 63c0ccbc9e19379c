import { entity, type Fields } from '../entity.ts'
import type { Schema } from '../fields.ts'
import { optional, text } from '../kinds.ts'

const receipts = new WeakSet<object>()

/**
 * Marks the answer to a change for which no specification names one: from a company's service every status 2xx is
 * success, whatever the body. Its fields must be optional.
 */
export const acceptingAny = <S extends Schema>(answer: S): S => {
  receipts.add(answer)
  return answer
}

export const acceptsAny = (answer: Schema) => receipts.has(answer)

/** Answer to a change that may be anything; see `acceptingAny`. */
export const receipt = <const F extends Fields>(name: string, fields: F) =>
  acceptingAny(entity(name, { message: optional(text('message', { mayBeEmpty: true })), ...fields }))

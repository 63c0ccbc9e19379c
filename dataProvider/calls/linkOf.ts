import type { Call, InputOf } from '#schema/call.ts'
import { isFitForPath } from '#schema/wire/request.ts'
import { urlOf, type Values } from './request.ts'

/**
 * Prefers the call with its values in the path; uses the one with a query string if a value cannot be part of a path
 * `docs/product/wire.md#numbers-with-a-slash`.
 */
export const formFor = <P extends Call, Q extends Call>(byPath: P, byQuery: Q, input: InputOf<P>): P | Q =>
  Object.values(input as Values).some((value) => typeof value === 'string' && !isFitForPath(value)) ? byQuery : byPath

export const linkOf = <C extends Call>(call: C, input: InputOf<C>) => urlOf(call, input as Values)

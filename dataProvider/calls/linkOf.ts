import type { Call, InputOf } from '../../schema/call.ts'
import { isOffered } from '../../schema/wire/offered.ts'
import { urlOf, type Values } from './request.ts'

/** What no part of a path may hold: the gateway refuses it there, however it is encoded. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
const unfitForPath = /[\u0000-\u001f\u007f/\\%]|^\.|^$/

/** Of a call's two forms the one with its values in the path, unless one of them cannot stand there (DECISIONS X12). */
export const formFor = <P extends Call, Q extends Call>(byPath: P, byQuery: Q, input: InputOf<P>): P | Q =>
  Object.values(input as Values).some((value) => typeof value === 'string' && unfitForPath.test(value))
    ? byQuery
    : byPath

/** Where a call that answers a document can be opened: the address of a link. */
export const linkOf = <C extends Call>(call: C, input: InputOf<C>) => urlOf(call, input as Values)

/** The same of a photo; null where nobody offers it. */
export const photoOf = <C extends Call>(call: C, input: InputOf<C>) => (isOffered(call) ? linkOf(call, input) : null)

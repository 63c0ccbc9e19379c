import type { Call, InputOf } from '../schema/call.ts'
import { urlOf, type Values } from './request.ts'

/** Where a call that answers a document can be opened: the address of a link. */
export const linkOf = <C extends Call>(call: C, input: InputOf<C>) => urlOf(call, input as Values)

import { safeNext as safeNextAt } from '../../values/safeNext.ts'

/** A page of this portal to go on to after signing in; null for anything else that a link asks for. */
export const safeNext = (next: string | null | undefined, origin = window.location.origin) => safeNextAt(next, origin)

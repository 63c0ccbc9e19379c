import { safeNext as safeNextAt } from '#values/safeNext.ts'

/** Returns the target after sign-in if it is a page of this portal, else null. */
export const safeNext = (next: string | null | undefined, origin = window.location.origin) => safeNextAt(next, origin)

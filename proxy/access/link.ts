import type { Backend } from '#backend/backend.ts'
import { type AnyCall, takesLink } from '#schema/call.ts'
import type { Config } from '../config.ts'
import { linkExpired } from '../httpError.ts'

/** Throws 403 unless the input has a link that grants access to its subject; does nothing for calls without links. */
export type RequireValidLink = (call: AnyCall, input: Readonly<Record<string, unknown>>) => Promise<void>

/**
 * Checks links for every service: signed by this portal, for the seller and year of the input, not expired. The signer
 * is looked up only if the portal has the users; a connected auth service was queried when the link was signed.
 */
export const createLinkCheck = (backend: Backend, { services }: Config): RequireValidLink => {
  const hasUsers = services.auth === undefined
  return async (call, input) => {
    if (!takesLink(call)) return
    const { link, sellerId, year } = input as { link: string; sellerId: number; year: number }
    if (!(await backend.opensBudget(link, { sellerId, year }, { hasUsers }))) throw linkExpired()
  }
}

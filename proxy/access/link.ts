import type { Backend } from '../../backend/backend.ts'
import { linkExpired } from '../../backend/httpError.ts'
import { type AnyCall, takesLink } from '../../schema/call.ts'
import type { Config } from '../config.ts'

/** Raises 403 unless the input comes with a link that opens what it names; only of calls that are for a link. */
export type DemandLink = (call: AnyCall, input: Readonly<Record<string, unknown>>) => Promise<void>

/**
 * The check of links, alike for every service: signed here, for the seller and the year of the input, not expired. Who
 * signed it is looked up where the portal has the users; a connected auth service was asked as it was signed.
 */
export const createLinkCheck = (backend: Backend, { services }: Config): DemandLink => {
  const hasUsers = services.auth === undefined
  return async (call, input) => {
    if (!takesLink(call)) return
    const { link, sellerId, year } = input as { link: string; sellerId: number; year: number }
    if (!(await backend.opensBudget(link, { sellerId, year }, { hasUsers }))) throw linkExpired()
  }
}

import type { AnyCall, ServiceName } from '../call.ts'

/** The portal's own services, and whether connected ones also answer calls that are not in the specifications. */
export interface Offers {
  readonly isEmbedded: Readonly<Record<ServiceName, boolean>>
  readonly offersAdditions: boolean
}

/** Returns true if this call is answered: a connected service is only expected to have the specified calls. */
export const isOfferedBy = (
  { isEmbedded, offersAdditions }: Offers,
  { isAddition, service }: Pick<AnyCall, 'isAddition' | 'service'>,
) => !isAddition || isEmbedded[service] || offersAdditions

let offers: Offers | null = null

/** Sets the offers that the gateway has sent with the page. */
export const setOffers = (sent: Offers) => {
  offers = sent
}

/** Returns true if a page may make this call; always true before `setOffers`. */
export const isOffered = (call: Pick<AnyCall, 'isAddition' | 'service'>) => offers === null || isOfferedBy(offers, call)

/** Returns true if the auth service knows the pages about the portal itself; always true before `setOffers`. */
export const knowsOwnPages = () => offers === null || offers.isEmbedded.auth || offers.offersAdditions

/** Error code of a call that is not offered, for pages and programs. */
export const notOfferedCode = 'not_offered'

import type { AnyCall, ServiceName } from '../call.ts'

/** The portal's own services, and whether connected ones also answer calls that are not in the specifications. */
export interface Offers {
  readonly isEmbedded: Readonly<Record<ServiceName, boolean>>
  readonly offersAdditions: boolean
  /** True if embedded and connected services have the same users and records. */
  readonly sharesRecords?: boolean
}

type Asked = Pick<AnyCall, 'isAddition' | 'isOwn' | 'isOfAuth' | 'service'>

/**
 * Embedded services have other records than a connected one: users belong to the auth service, and what is changed or
 * opened is found in lists of the read service.
 */
const hasItsRecords = ({ isEmbedded, sharesRecords }: Offers, { service, isOfAuth }: Asked) => {
  if (sharesRecords) return true
  if (isOfAuth) return isEmbedded[service] === isEmbedded.auth
  const isOfRead = service === 'write' || service === 'content'
  return !isOfRead || !isEmbedded[service] || isEmbedded.read
}

/** Returns true if this call is answered: a connected service is only expected to have the specified calls. */
export const isOfferedBy = (offers: Offers, call: Asked) => {
  const { isAddition, isOwn, service } = call
  if (isOwn) return true
  return hasItsRecords(offers, call) && (!isAddition || offers.isEmbedded[service] || offers.offersAdditions)
}

let offers: Offers | null = null

/** Sets the offers that the gateway has sent with the page. */
export const setOffers = (sent: Offers) => {
  offers = sent
}

/** Returns true if a page may make this call; always true before `setOffers`. */
export const isOffered = (call: Asked) => offers === null || isOfferedBy(offers, call)

/** Returns true if this service has calls that are not in the specifications; always true before `setOffers`. */
export const offersAdditions = (service: ServiceName) =>
  offers === null || offers.isEmbedded[service] || offers.offersAdditions

/** Returns true if the auth service knows the pages about the portal itself; always true before `setOffers`. */
export const knowsOwnPages = () => offers === null || offers.isEmbedded.auth || offers.offersAdditions

/** Error code of a call that is not offered, for pages and programs. */
export const notOfferedCode = 'not_offered'

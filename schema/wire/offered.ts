import type { AnyCall, ServiceName } from '../call.ts'

/** Which services are the portal's own, and whether connected ones answer the calls that no specification has, too. */
export interface Offers {
  readonly isEmbedded: Readonly<Record<ServiceName, boolean>>
  readonly offersAdditions: boolean
}

/** Whether somebody answers this call: of a connected service only the specified ones can be expected. */
export const isOfferedBy = (
  { isEmbedded, offersAdditions }: Offers,
  { isAddition, service }: Pick<AnyCall, 'isAddition' | 'service'>,
) => !isAddition || isEmbedded[service] || offersAdditions

let offers: Offers | null = null

/** Tells the pages what the gateway has told them. */
export const setOffers = (told: Offers) => {
  offers = told
}

/** Whether a page may make this call; before anything is told, everything is offered. */
export const isOffered = (call: Pick<AnyCall, 'isAddition' | 'service'>) => offers === null || isOfferedBy(offers, call)

/** Whether the auth service knows the pages about the portal itself; before anything is told, it does. */
export const knowsOwnPages = () => offers === null || offers.isEmbedded.auth || offers.offersAdditions

/** The code of the failure of a call that is not offered, for pages and programs. */
export const notOfferedCode = 'not_offered'

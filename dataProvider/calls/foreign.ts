import type { AnyCall, ServiceName } from '#schema/call.ts'
import { idIn } from '#schema/kinds.ts'

type Services = Readonly<Record<ServiceName, boolean>>

let embedded: Services = { auth: true, read: true, write: true, content: true }

/** Sets which services are the portal's own. Called once, at start. */
export const setEmbeddedServices = (services: Services) => {
  embedded = services
}

/** Returns true if a company's service answers this call; its rows cannot be corrected in the portal. */
export const isForeign = ({ service, isOwn }: Pick<AnyCall, 'service' | 'isOwn'>) => !isOwn && !embedded[service]

/** Id in an address; null if there is none. The portal's own services have no texts. */
export const idFrom = (text: string | null, call: Pick<AnyCall, 'service' | 'isOwn'>) => {
  if (text && isForeign(call)) return idIn(text)
  return /^\d{1,9}$/.test(text ?? '') ? Number(text) : null
}

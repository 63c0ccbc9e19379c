import type { Api } from '../client/apiClient.ts'
import { businessDay } from '../portal/settings.ts'
import { plantFile } from './concessions.ts'

interface NewOffer {
  readonly id: number
  readonly customer: number
  readonly status?: number
  readonly proposedOn?: string
  /** Grams. */
  readonly weight?: number
  /** Cents per kilogram. */
  readonly price?: number
  readonly invoice?: string | null
}

/** Adds an offer for one piece of scrap; unless pending, it was decided today. */
export async function addOffer({ rows }: Pick<Api, 'rows'>, offer: NewOffer) {
  const { id, customer, status = 1, proposedOn = businessDay, weight = 1_000, price = 100, invoice = null } = offer
  const decidedOn = status === 1 ? null : businessDay
  await rows.ask(
    `insert into offers (id, customer_id, proposed_on, price, status, decided_on, invoice_file_id)
      values (cast(? as integer), cast(? as integer), cast(? as text), cast(? as bigint), cast(? as integer),
        cast(? as text), cast(? as text))`,
    id,
    customer,
    proposedOn,
    price,
    status,
    decidedOn,
    invoice,
  )
  await rows.ask(
    `insert into offer_items (id, offer_id, kind, weight, part_number, status)
      values (cast(? as integer), cast(? as integer), 'scrap', cast(? as integer), 'P-1', 'Rejected')`,
    id,
    id,
    weight,
  )
  return id
}

export const addAcceptedOffer = async (api: Pick<Api, 'rows' | 'dataDir'>, id: number, customer: number) =>
  addOffer(api, { id, customer, status: 3, invoice: await plantFile(api, '%PDF-1.7', `invoice of ${id}.pdf`) })

export const answerOf = (offer: number) => `/write/Quotes/${offer}/submitOffer`
export const invoiceOf = (offer: number) => `/write/Quotes/${offer}/submitOfferFile`
export const itemsOf = (offer: number) => `/read/Quotes/${offer}/inventoryDetail`
export const agreementAt = (offer: number) => `/content/api/Quotes/${offer}/purchaseAgreement/`
export const invoiceAt = (offer: number) => `/content/api/Quotes/${offer}/aprobationOfferDocument/`
export const offersOf = (customer: number) => `/read/api/Customers/${customer}/offers`

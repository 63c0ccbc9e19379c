import type { Cents } from '#values/types.ts'
import { content, ofCustomer, read, rowId, write } from '../call.ts'
import { entity, keyedEntity, type RowOf } from '../entity.ts'
import { day, flag, integer, kilograms, many, money, nullable, optional, recordId, text } from '../kinds.ts'
import { file, listOf } from '../wire/envelope.ts'
import { receipt } from '../wire/receipt.ts'
import { type CuttingEnd, cuttingEnd, type PunchOut, punchOut, type ScrapPiece, scrapPiece } from './scrap.ts'

/** Last path segment of an offer's files. */
export const agreementFile = 'purchaseAgreement'
export const invoiceFile = 'aprobationOfferDocument'

export const offer = keyedEntity('offer', 'id', {
  id: recordId('id', { min: 1 }),
  proposedOn: day('proposalDate'),
  weight: kilograms('totalInventory'),
  /** Dollars per kilogram. */
  price: money('offered'),
  status: integer('idEstatus'),
  decidedOn: nullable(day('desicionDate')),
  files: many(text('files')),
})
export type Offer = RowOf<typeof offer>

/**
 * Offers are pending first. Declining ends them; accepting creates an agreement, which the customer's invoice
 * completes. Unknown codes belong to the history and are shown as declined `docs/product/material.md#offer-status`.
 */
export const offerStatus = { pending: 1, agreed: 2, accepted: 3, declined: 4, cancelled: 5 } as const

type Status = Pick<Offer, 'status'>

export const tableOfOffer = ({ status }: Status) => {
  if (status === offerStatus.pending) return 'offers'
  return status === offerStatus.agreed ? 'agreements' : 'history'
}

export const outcomeOf = ({ status }: Status) => {
  if (status === offerStatus.accepted) return 'accepted'
  return status === offerStatus.cancelled ? 'cancelled' : 'declined'
}

/** True from acceptance on, also after completion. */
export const isAgreed = ({ status }: Status) => status === offerStatus.agreed || status === offerStatus.accepted

/** Weight in grams times price per kilogram; rounded half up to whole cents. */
export const worthOf = ({ weight, price }: Pick<Offer, 'weight' | 'price'>) =>
  Math.round((weight * price) / 1000) as Cents

/**
 * Range of the history in days: by default, and after the filter is cleared `docs/product/material.md#offer-history`.
 */
export const historyDays = 365
export const clearedHistoryDays = 31

const { heat, bar, initialWeight } = cuttingEnd.fields
const { partNumber, standard, providerPartNumber, updatedOn } = punchOut.fields
const { partNumber: product, supplierPartNumber, status, ncr } = scrapPiece.fields

/** Item of an offer as it was when the offer was made; fields that its kind does not have are omitted. */
const offerItem = entity('offerItem', {
  kind: integer('tipo'),
  weight: kilograms('peso'),
  heat: optional(nullable(heat)),
  bar: optional(nullable(bar)),
  initialWeight: optional(nullable(initialWeight)),
  partNumber: optional(nullable(partNumber)),
  standard: optional(nullable(standard)),
  providerPartNumber: optional(nullable(providerPartNumber)),
  updatedOn: optional(updatedOn),
  product: optional(nullable(product)),
  supplierPartNumber: optional(nullable(supplierPartNumber)),
  status: optional(nullable(status)),
  ncr: optional(ncr),
})
export type OfferItem = RowOf<typeof offerItem>

export const itemKinds = { punchOut: 1, cuttingEnd: 2, scrap: 3 } as const

/** Items grouped by kind, in the form of the inventory; unknown kinds count as scrap. */
export const itemsByKind = (items: readonly OfferItem[]) => {
  const { punchOut, cuttingEnd } = itemKinds
  const isScrap = ({ kind }: OfferItem) => kind !== punchOut && kind !== cuttingEnd
  return {
    punchOuts: items
      .filter(({ kind }) => kind === punchOut)
      .map(
        (item): PunchOut => ({
          partNumber: item.partNumber ?? '',
          standard: item.standard ?? '',
          weight: item.weight,
          providerPartNumber: item.providerPartNumber ?? '',
          updatedOn: item.updatedOn ?? null,
        }),
      ),
    cuttingEnds: items
      .filter(({ kind }) => kind === cuttingEnd)
      .map(
        (item): CuttingEnd => ({
          heat: item.heat ?? '',
          bar: item.bar ?? '',
          weight: item.weight,
          initialWeight: item.initialWeight ?? 0,
        }),
      ),
    pieces: items.filter(isScrap).map(
      (item): ScrapPiece => ({
        partNumber: item.product ?? '',
        supplierPartNumber: item.supplierPartNumber ?? '',
        weight: item.weight,
        status: item.status ?? '',
        ncr: item.ncr ?? null,
      }),
    ),
  }
}

const ofRow = { access: { pages: ['scrap-purchase-offer'], owner: 'row' }, params: { id: rowId } } as const
const confirmation = receipt('offerAnswered', {})

export const offers = {
  list: read('GET', '/api/Customers/:customerId/offers', {
    ...ofCustomer('scrap-purchase-offer'),
    query: { start: optional(day('start')), end: optional(day('end')) },
    list: { sort: ['id', 'proposedOn', 'weight', 'price', 'decidedOn'], totals: ['weight'] },
    answer: listOf(offer),
  }),
  listItems: read('GET', '/Quotes/:id/inventoryDetail', {
    ...ofRow,
    list: { totals: ['weight'] },
    answer: listOf(offerItem),
  }),
  /** Accepts or declines a pending offer; possible once. */
  answer: write('POST', '/Quotes/:id/submitOffer', {
    ...ofRow,
    body: entity('offerAnswer', { isAccepted: flag('aceptado') }),
    answer: confirmation,
    takesKey: true,
  }),
  /** Uploads the customer's invoice for an agreement; possible once. */
  sendInvoice: write('POST', '/Quotes/:id/submitOfferFile', {
    ...ofRow,
    uploads: { name: 'documentFactura', max: 1 },
    answer: confirmation,
    takesKey: true,
  }),
  agreement: content('GET', '/api/Quotes/:id/purchaseAgreement', { ...ofRow, answer: file('application/pdf') }),
  invoice: content('GET', '/api/Quotes/:id/aprobationOfferDocument', {
    ...ofRow,
    answer: file('*/*', { isUploaded: true }),
  }),
}

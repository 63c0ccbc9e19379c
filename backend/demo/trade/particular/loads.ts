import type { Cents } from '#schema/kinds.ts'
import { incotermIds } from '../incoterms.ts'
import type { OrderCase } from './lines.ts'

const { deliveredDutyUnpaid, freeCarrier, exWorks, deliveredAtPlace, bestWay } = incotermIds

const waiting = (incotermId: number, days: number) => ({
  name: `ready under ${incotermId} for ${days} days`,
  loads: [{ incotermId, readyOn: -days, notifiedOn: -days, promisedOn: 2 }],
})

const leaving = { readyOn: -5, notifiedOn: -5, shippedOn: -4, promisedOn: 3 }

/**
 * Loads waiting around the seven-day limit after which they are sent, and loads in transit with and without tracking.
 */
export const healthyLoadCases: readonly OrderCase[] = [
  { orderedOn: -130, documents: 1, lines: [7, 8].map((days) => waiting(exWorks, days)) },
  { orderedOn: -129, documents: 1, lines: [7, 8].map((days) => waiting(freeCarrier, days)) },
  { orderedOn: -128, documents: 3, lines: [7, 8].map((days) => waiting(deliveredAtPlace, days)) },
  { orderedOn: -127, documents: 3, lines: [7, 8].map((days) => waiting(deliveredDutyUnpaid, days)) },
  {
    orderedOn: -126,
    documents: 0,
    lines: [{ name: 'ready without notification', loads: [{ readyOn: -2, notifiedOn: null, promisedOn: 2 }] }],
  },
  {
    orderedOn: -125,
    documents: 1,
    lines: [
      { name: 'tracking missing', loads: [{ ...leaving, carrier: null, tracking: null }] },
      { name: 'tracking 1', loads: [{ ...leaving, tracking: '1' }] },
      { name: 'tracking real', loads: [{ ...leaving, incotermId: bestWay, tracking: '7741 2093 8815' }] },
      { name: 'left today', loads: [{ ...leaving, readyOn: -1, notifiedOn: -1, shippedOn: 0 }] },
    ],
  },
]

/** Ready for 12,345.00, shown as 12.345 thousand: a half in the last rounded digit. */
export const halfCentLoad: OrderCase = {
  orderedOn: -90,
  documents: 1,
  lines: [
    {
      name: 'half a hundredth of a thousand',
      quantity: 5,
      price: 246_900 as Cents,
      loads: [{ readyOn: -3, notifiedOn: -3, promisedOn: 1 }],
    },
  ],
}

/** One piece at 1,234.50: the total of all steps ends in half a dollar. */
export const halfDollarLine: OrderCase = {
  orderedOn: -60,
  documents: 0,
  lines: [{ name: 'half a dollar', quantity: 1, price: 123_450 as Cents, held: { cutting: 1 } }],
}

/** A large invoice; as an extreme, the largest amount that a column must fit. */
export const largestAmount: OrderCase = {
  orderedOn: -200,
  documents: 3,
  lines: [
    {
      name: 'largest amount',
      quantity: 1,
      price: 18_450_000 as Cents,
      extreme: { price: 9_999_999_999 as Cents },
      loads: [{ readyOn: -6, notifiedOn: -6, shippedOn: -5, promisedOn: 0, tracking: '8120 4471 0032' }],
    },
  ],
}

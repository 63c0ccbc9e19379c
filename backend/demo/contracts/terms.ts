import type { Updateable } from 'kysely'
import type { Day } from '#schema/kinds.ts'
import type { Tables } from '../../database/tables.ts'
import { customerIds } from '../customers.ts'
import type { Row } from '../enterRows.ts'

type Terms = Updateable<Tables['contracts']>

const { healthy, directParent } = customerIds

/** From the first day of one year to the last day of another; both are offsets from `year`. */
const span = (year: number, first: number, last: number) => ({
  starts_on: `${year + first}-01-01` as Day,
  ends_on: `${year + last}-12-31` as Day,
  years: last - first + 1,
})

const usual: Terms = {
  status: 'active',
  signed_documents: 'Yes',
  extension: 'One year',
  frozen_weeks: 8,
  payment_terms: 'Net 45 days',
  accelerated_payment: 'No',
  incoterm: 'FCA',
  delivery_point: 'Entrega en Planta',
  price_adjustment: 'Anual',
  adjustment_month: 1,
  price_reconciliation: 'Every January, by the invoices of the mill',
  is_sample: 1,
}

/** Terms by contract id, for the contracts used in budgets; the sixth has only a name. */
export const termsOfContracts = (year: number): Readonly<Record<number, Terms>> => ({
  1: { ...usual, starts_on: '2024-01-01' as Day, ends_on: '2028-12-31' as Day, years: 5, adjustment_month: 4 },
  2: { ...usual, ...span(year, -2, 1), payment_terms: 'Net 30 days', price_adjustment: 'Semestre' },
  3: { ...usual, ...span(year, -1, 0), status: 'closeToExpire', price_adjustment: 'Mes', incoterm: 'DAP' },
  4: { ...usual, ...span(year, 0, 3), status: 'inProcess', signed_documents: 'No', price_adjustment: 'Trimestre' },
  5: { ...usual, ...span(year, -1, 4), delivery_point: 'Houston, Texas', price_adjustment: 'No Aplica' },
  6: { is_sample: 1 },
  7: { ...usual, ...span(year, -6, -2), status: 'expired', extension: null },
  8: { ...usual, ...span(year, 0, 0), extension_ends_on: `${year + 1}-06-30` as Day },
  9: { ...usual, ...span(year, 0, 0), status: 'closeToExpire' },
})

export const furtherContracts = (year: number): readonly (Row<'contracts'> & Terms)[] => [
  {
    ...{ ...usual, ...span(year, -5, -2), status: 'expired', price_adjustment: 'No Aplica', adjustment_month: null },
    ...{ id: 10, customer_id: directParent, name: 'LTA pipeline flanges', delivery_point: 'Tampico' },
  },
  {
    ...{ ...usual, ...span(year, -4, -1), status: 'expired', accelerated_payment: 'Yes' },
    ...{ id: 11, customer_id: healthy, name: 'LTA casing rings' },
  },
  {
    ...{ ...usual, ...span(year, 0, 0), status: 'closeToExpire', price_adjustment: 'Semestre' },
    ...{ id: 12, customer_id: healthy, name: 'Spare rings, one year' },
  },
]

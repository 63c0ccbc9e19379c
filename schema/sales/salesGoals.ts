import { id, read } from '../call.ts'
import { entity, keyedEntity } from '../entity.ts'
import { flag, integer, money, nullable, optional, percent, quantity, text } from '../kinds.ts'
import { inValue, listOf } from '../wire/envelope.ts'
import { firstBudgetYear } from './budgets.ts'

/** What was invoiced of a customer in a segment beside what is planned; the goal of a year has no customer (spec 3 §3). */
export const salesGoal = entity('salesGoal', {
  sellerId: integer('IdVendedor'),
  seller: text('NombreVendedor'),
  sold: money('FacturadoTotal'),
  planned: money('PresupuestoTotal'),
  segmentId: nullable(integer('IdSegmento')),
  customerId: nullable(integer('IdCliente')),
  customer: nullable(text('NombreCliente')),
})

export const segmentGoal = keyedEntity('segmentGoal', 'id', {
  id: integer('ID'),
  name: text('Nombre'),
  sold: money('Total'),
  planned: money('Presupuesto'),
})

/** A part that a customer was invoiced in a year. */
export const soldPart = keyedEntity('soldPart', 'providerPartNumber', {
  providerPartNumber: text('{product}PN'),
  customerPartNumber: text('CustomerPN'),
  material: text('Material'),
  /** Of a piece, on average. */
  price: money('Price'),
  /** Null where cost accounting has told none. */
  margin: nullable(percent('Margin')),
  quantity: quantity('UnitsSold'),
  /** Ours: the margin came with the demo. */
  isSample: optional(flag('sample')),
})

const access = { pages: ['sales-goals'], owner: 'staff' } as const
const year = integer('year', { min: firstBudgetYear, max: 2999 })
/** January to the end of so many months; 0 and none are all that is invoiced by now (DECISIONS R67). */
const month = optional(integer('month', { min: 0, max: 12 }))
const segmentId = integer('segmento', { min: 1 })

/** What was sold of what was planned for a year, by what is invoiced and by the sellers' budgets (spec 3 §7). */
export const salesGoals = {
  /** Without a segment a row for each seller (DECISIONS R68); of a segment one for each customer of a seller's. */
  goals: read('GET', '/api/Sales/goals', {
    access,
    query: { year, segmentId: optional(segmentId), sellerId: optional(integer('seller', { min: 1 })), month },
    answer: inValue(listOf(salesGoal)),
  }),
  segments: read('GET', '/api/Sales/segments', {
    access,
    query: { year, month },
    answer: inValue(listOf(segmentGoal)),
  }),
  soldParts: read('GET', '/api/Sales/customers/:customerId/parts', {
    isAddition: true,
    access,
    params: { customerId: id },
    query: { year, segmentId },
    answer: inValue(listOf(soldPart)),
  }),
}

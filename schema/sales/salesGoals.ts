import { read, rowId } from '../call.ts'
import { entity, keyedEntity } from '../entity.ts'
import { flag, integer, money, nullable, optional, percent, quantity, recordId, text } from '../kinds.ts'
import { inValue, listOf } from '../wire/envelope.ts'
import { firstBudgetYear } from './budgets.ts'

/** Invoiced and planned amounts of a customer in a segment; a yearly goal has no customer. */
const salesGoal = entity('salesGoal', {
  sellerId: recordId('IdVendedor'),
  seller: text('NombreVendedor'),
  sold: money('FacturadoTotal'),
  planned: money('PresupuestoTotal'),
  segmentId: nullable(recordId('IdSegmento')),
  customerId: nullable(recordId('IdCliente')),
  customer: nullable(text('NombreCliente')),
})

const segmentGoal = keyedEntity('segmentGoal', 'id', {
  id: recordId('ID'),
  name: text('Nombre'),
  sold: money('Total'),
  planned: money('Presupuesto'),
})

export const soldPart = keyedEntity('soldPart', 'providerPartNumber', {
  providerPartNumber: text('{product}PN'),
  customerPartNumber: text('CustomerPN'),
  material: text('Material'),
  /** Average price per piece. */
  price: money('Price'),
  /** Null if cost accounting has no value. */
  margin: nullable(percent('Margin')),
  quantity: quantity('UnitsSold'),
  /** True if the margin is demo data. Sent by the portal's own service only. */
  isSample: optional(flag('sample')),
})

const access = { pages: ['sales-goals'], owner: 'staff' } as const
const year = integer('year', { min: firstBudgetYear, max: 2999 })
/** Covers January to the end of this month; 0 or absent means everything invoiced to date. */
const month = optional(integer('month', { min: 0, max: 12 }))
const segmentId = recordId('segmento', { min: 1 })

export const salesGoals = {
  /** Without a segment, one row per seller; with a segment, one row per customer of a seller. */
  goals: read('GET', '/api/Sales/goals', {
    access,
    query: { year, segmentId: optional(segmentId), sellerId: optional(recordId('seller', { min: 1 })), month },
    answer: inValue(listOf(salesGoal)),
  }),
  segments: read('GET', '/api/Sales/segments', {
    access,
    ownFields: ['month'],
    query: { year, month },
    answer: inValue(listOf(segmentGoal)),
  }),
  soldParts: read('GET', '/api/Sales/customers/:customerId/parts', {
    isAddition: true,
    access,
    params: { customerId: rowId },
    query: { year, segmentId },
    answer: inValue(listOf(soldPart)),
  }),
}

import { delays } from '../../schema/delays.ts'
import { list } from '../list/list.ts'
import { lineSource } from './listDelays.ts'

/** What is on consignment, in the order in which it was entered; each with the price of a piece (DECISIONS R46). */
export const listConsignments = list(delays.listConsignments, {
  ...lineSource,
  scope: (rows) => rows.where('job_orders.is_consignment', '=', 1),
  fields: { ...lineSource.fields, worth: 'job_orders.price' },
  order: (rows) => rows.orderBy('job_orders.id'),
})

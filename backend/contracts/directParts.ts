import { type SqlBool, sql } from 'kysely'
import { agreements } from '#schema/contracts/agreements.ts'
import type { Db } from '../database/open.ts'
import { list } from '../list/list.ts'
import { contractLines, contractLinesWith, lineFields } from './contractLines.ts'

const piecesOf = (db: Db, customerId: number) =>
  contractLinesWith(db, customerId, 'contract_line_years')
    .select(['contract_lines.id as lineId', 'contract_line_years.year', 'contract_line_years.pieces'])
    .orderBy('contract_line_years.year')
    .execute()

/** Parts of a customer's contracts with their pieces per year. The years are those in which any part has pieces. */
export const listDirectParts = list(agreements.listDirectParts, {
  from: (db, value) => contractLines(db, value('customerId')),
  fields: {
    ...lineFields,
    customer: 'customers.name',
    isSample: 'contract_lines.is_sample',
    lineId: 'contract_lines.id',
  },
  complete: async (found, { reader, input }) => {
    const pieces = await piecesOf(reader, input.customerId)
    const none = Object.fromEntries(pieces.map(({ year }) => [year, 0]))
    const byLine = Map.groupBy(pieces, ({ lineId }) => lineId)
    return found.map(({ lineId, ...row }) => {
      const own = byLine.get(lineId) ?? []
      return { ...row, ...none, ...Object.fromEntries(own.map((of) => [of.year, of.pieces])) }
    })
  },
  filters: {
    purchaseOrder: (_eb, value) => sql<SqlBool>`exists (select 1 from job_orders
      inner join purchase_orders on purchase_orders.id = job_orders.purchase_order_id
      where job_orders.part_id = contract_lines.part_id and purchase_orders.number = ${value('purchaseOrder')})`,
  },
  order: ['contract', 'ASC'],
  key: 'contract_lines.id',
})

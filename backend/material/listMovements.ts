import { type SqlBool, sql } from 'kysely'
import { material } from '#schema/material/material.ts'
import { earliestMovement, movementDays, usableWeight } from '#schema/material/materialRules.ts'
import { daysAfter } from '#values/days.ts'
import { list } from '../list/list.ts'

const movedOn = sql`coalesce(cuttings.cut_on, bars.received_on)`
const ofPieces = (selected: string) =>
  sql`coalesce((select ${sql.raw(selected)} from bar_pieces where bar_pieces.cutting_id = cuttings.id), 0)`
const rest = sql`coalesce(cuttings.rest_weight, bars.initial_weight)`

/** Received bars that are still uncut, and the pieces each bar gave to each lot, by the date of the last movement. */
export const listMovements = list(material.listMovements, {
  from: (db) =>
    db
      .selectFrom('bars')
      .innerJoin('heats', 'heats.id', 'bars.heat_id')
      .leftJoin('cuttings', (on) => on.onRef('cuttings.bar_id', '=', 'bars.id').on('cuttings.cut_on', 'is not', null))
      .leftJoin('lots', 'lots.id', 'cuttings.lot_id')
      .leftJoin('parts', 'parts.id', 'lots.part_id'),
  parameters: ({ clock, input: { startDate, endDate } }) => {
    const earliest = earliestMovement(clock.today())
    const start = startDate ?? daysAfter(clock.today(), -movementDays)
    return { values: { from: [earliest, start].toSorted().at(-1) ?? start, to: endDate ?? '9999-12-31' } }
  },
  scope: (rows, value, { filters }) => {
    const found = rows
      .where('heats.customer_id', '=', value('customerId'))
      .where(sql<SqlBool>`${movedOn} >= ${value('from')} and ${movedOn} <= ${value('to')}`)
    return filters.includes('productionLot') ? found.where('lots.number', '=', value('productionLot')) : found
  },
  fields: {
    receivedOn: 'bars.received_on',
    heat: 'heats.number',
    bar: 'bars.name',
    purchaseOrder: 'bars.purchase_order',
    weight: 'bars.initial_weight',
    cutOn: 'cuttings.cut_on',
    partNumber: 'parts.customer_number',
    lot: 'lots.number',
    supplierSerial: 'bars.serial_number',
    scrap: sql`coalesce(cuttings.scrap_weight, 0)`,
    inputWeight: ofPieces('sum(weight)'),
    balance: rest,
    pieces: ofPieces('count(*)'),
    cuttingEnds: sql`coalesce(cuttings.end_weight, 0)`,
    usableEnd: sql`case when cuttings.id is not null and ${rest} >= ${sql.lit(usableWeight)} then ${rest} else 0 end`,
    lotQuantity: 'lots.quantity',
  },
  order: ['receivedOn', 'DESC'],
  key: ['bars.id', 'cuttings.id'],
})

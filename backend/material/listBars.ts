import { sql } from 'kysely'
import { cutStatus, material, plannedStatus } from '#schema/material/material.ts'
import type { Db } from '../database/open.ts'
import { list } from '../list/list.ts'

const weightOf = (column: 'initial_weight' | 'final_weight') => sql`coalesce(${sql.ref(`bars.${column}`)}, 0)`

export const listBars = list(material.listBars, {
  from: (db) => db.selectFrom('heats').leftJoin('bars', 'bars.heat_id', 'heats.id'),
  scope: (rows, value) => rows.where('heats.customer_id', '=', value('customerId')),
  fields: {
    heat: 'heats.number',
    bar: 'bars.name',
    billetSize: 'heats.billet_size',
    initialWeight: weightOf('initial_weight'),
    finalWeight: weightOf('final_weight'),
    id: 'bars.id',
    alloy: 'heats.alloy',
  },
  order: ['heat', 'ASC'],
  key: ['heats.id', 'bars.id'],
})

const pieces = list(material.listPieces, {
  from: (db) => db.selectFrom('bar_pieces').innerJoin('cuttings', 'cuttings.id', 'bar_pieces.cutting_id'),
  scope: (rows, value) => rows.where('cuttings.bar_id', '=', value('id')),
  joins: { bars: (rows) => rows.innerJoin('bars', 'bars.id', 'cuttings.bar_id') },
  fields: {
    id: 'bar_pieces.id',
    piece: { column: sql`row_number() over (order by bar_pieces.id)`, isOfFrom: true },
    serialNumber: 'bar_pieces.serial_number',
    weight: 'bar_pieces.weight',
    status: {
      column: sql`case when cuttings.cut_on is null then ${sql.lit(plannedStatus)} else ${sql.lit(cutStatus)} end`,
      isOfFrom: true,
    },
    share: sql`bar_pieces.weight * 100.0 / bars.initial_weight`,
  },
  order: ['id', 'ASC'],
  key: 'bar_pieces.id',
})

export const ownersOfBar = async ({ db, input }: { db: Db; input: { id: number } }) => {
  const owners = await db
    .selectFrom('bars')
    .innerJoin('heats', 'heats.id', 'bars.heat_id')
    .where('bars.id', '=', input.id)
    .select('heats.customer_id')
    .execute()
  return owners.length === 0 ? null : owners.map((owner) => owner.customer_id)
}

export const listPieces = { ...pieces, ownerOf: ownersOfBar }

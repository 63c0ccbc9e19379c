import { sql } from 'kysely'
import { scrap } from '#schema/scrap/scrap.ts'
import type { Db } from '../database/open.ts'
import type { Placing } from '../database/prepared.ts'
import type { Tables } from '../database/tables.ts'
import { list } from '../list/list.ts'
import type { RowsOfAny } from '../list/source.ts'

const ofKind = (kind: Tables['scrap_items']['kind']) =>
  ({
    from: (db: Db) => db.selectFrom('scrap_items').where('kind', '=', kind),
    scope: (rows: RowsOfAny, value: Placing<{ customerId: number }>) =>
      rows.where('scrap_items.customer_id', '=', value('customerId')),
    key: 'scrap_items.id',
  }) as const

export const listCuttingEnds = list(scrap.listCuttingEnds, {
  ...ofKind('cuttingEnd'),
  joins: {
    cuttings: (rows) => rows.leftJoin('cuttings', 'cuttings.id', 'scrap_items.cutting_id'),
    bars: (rows) => rows.leftJoin('bars', 'bars.id', 'cuttings.bar_id'),
    heats: (rows) => rows.leftJoin('heats', 'heats.id', 'bars.heat_id'),
  },
  fields: {
    heat: 'heats.number',
    bar: 'bars.name',
    initialWeight: 'bars.initial_weight',
    weight: 'scrap_items.weight',
  },
  order: ['heat', 'ASC'],
})

export const listPunchOuts = list(scrap.listPunchOuts, {
  ...ofKind('punchOut'),
  fields: {
    partNumber: 'scrap_items.part_number',
    standard: 'scrap_items.standard',
    weight: 'scrap_items.weight',
    providerPartNumber: 'scrap_items.provider_part_number',
    updatedOn: 'scrap_items.updated_on',
  },
  order: ['partNumber', 'ASC'],
})

export const listScrap = list(scrap.listScrap, {
  ...ofKind('scrap'),
  fields: {
    partNumber: 'scrap_items.part_number',
    supplierPartNumber: 'scrap_items.provider_part_number',
    status: sql`coalesce(scrap_items.status, '')`,
    ncr: 'scrap_items.ncr',
    weight: 'scrap_items.weight',
  },
  order: ['partNumber', 'ASC'],
})

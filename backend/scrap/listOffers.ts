import { sql } from 'kysely'
import { agreementFile, invoiceFile, isAgreed, itemKinds, offers } from '#schema/scrap/offers.ts'
import type { Db } from '../database/open.ts'
import * as lists from '../list/list.ts'
import { columnsOf } from '../list/source.ts'

/** Offers by date; all offers if no dates are given. */
export const list = lists.list(offers.list, {
  from: (db) => db.selectFrom('offers'),
  scope: (rows, value) => rows.where('offers.customer_id', '=', value('customerId')),
  filters: {
    start: (eb, value) => eb('offers.proposed_on', '>=', value('start')),
    end: (eb, value) => eb('offers.proposed_on', '<=', value('end')),
  },
  fields: {
    ...columnsOf('offers', 'id', 'proposedOn', 'price', 'status', 'decidedOn'),
    weight: sql`(select coalesce(sum(weight), 0) from offer_items where offer_id = offers.id)`,
    invoiceFileId: 'offers.invoice_file_id',
  },
  complete: (found) =>
    found.map(({ invoiceFileId, ...row }) => ({
      ...row,
      files: [...(isAgreed(row) ? [agreementFile] : []), ...(invoiceFileId === null ? [] : [invoiceFile])],
    })),
  order: ['proposedOn', 'DESC'],
  key: 'offers.id',
})

export const ownersOfOffer = async ({ db, input }: { db: Db; input: { id: number } }) => {
  const found = await db.selectFrom('offers').select('customer_id').where('id', '=', input.id).executeTakeFirst()
  return found ? [found.customer_id] : null
}

const tipo = sql<number>`case offer_items.kind when 'punchOut' then ${sql.lit(itemKinds.punchOut)}
  when 'cuttingEnd' then ${sql.lit(itemKinds.cuttingEnd)} else ${sql.lit(itemKinds.scrap)} end`
const ofScrap = (column: 'part_number' | 'provider_part_number') =>
  sql`case when offer_items.kind = 'scrap' then ${sql.ref(`offer_items.${column}`)} end`
const ofPunchOut = (column: 'part_number' | 'provider_part_number') =>
  sql`case when offer_items.kind = 'punchOut' then ${sql.ref(`offer_items.${column}`)} end`

const items = lists.list(offers.listItems, {
  from: (db) => db.selectFrom('offer_items'),
  scope: (rows, value) => rows.where('offer_items.offer_id', '=', value('id')),
  fields: {
    kind: tipo,
    ...columnsOf('offer_items', 'weight', 'heat', 'bar', 'initialWeight', 'standard', 'updatedOn', 'status', 'ncr'),
    partNumber: ofPunchOut('part_number'),
    providerPartNumber: ofPunchOut('provider_part_number'),
    product: ofScrap('part_number'),
    supplierPartNumber: ofScrap('provider_part_number'),
  },
  order: ['kind', 'ASC'],
  key: 'offer_items.id',
})

export const listItems = { ...items, ownerOf: ownersOfOffer }

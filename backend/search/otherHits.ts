import { sql } from 'kysely'
import type { HitState } from '#schema/home/search.ts'
import { type DialectName, dialects } from '../database/dialect.ts'
import { type Placing, prepared } from '../database/prepared.ts'
import { readStatesOfCustomers } from '../finance/invoiceStates.ts'
import { referenceState } from '../finance/references.ts'
import { askedBy } from '../quotes/listHistory.ts'
import type { Detailed, OfRecords } from './hits.ts'

const foundInvoices = prepared((db, value: Placing<OfRecords>, dialect: DialectName) =>
  db
    .selectFrom('invoices')
    .leftJoin('purchase_orders', 'purchase_orders.id', 'invoices.purchase_order_id')
    .where(dialects[dialect].isAmong(sql.ref('invoices.id'), value('records')))
    .select(['invoices.id as record', 'invoices.customer_id as customerId', 'invoices.number'])
    .select((eb) =>
      eb
        .case()
        .when(sql<boolean>`invoices.balance = 0`)
        .then('paid' as HitState)
        .when('invoices.due_on', '<', value('today'))
        .then('overdue' as HitState)
        .else('open' as HitState)
        .end()
        .as('state'),
    )
    .select([sql<string>`coalesce(purchase_orders.number, '')`.as('about')]),
)

export const invoices: Detailed = async (db, values, dialect) => {
  const found = await foundInvoices(db, values, dialect)
  const stateOf = await readStatesOfCustomers(
    db,
    found.map(({ customerId }) => customerId),
  )
  return found.map(({ number, ...row }) => ({ ...row, state: stateOf(row.customerId, number)?.state ?? row.state }))
}

export const quotes: Detailed = prepared((db, value: Placing<OfRecords>, dialect: DialectName) =>
  db
    .selectFrom('quotes')
    .leftJoin('users', 'users.id', 'quotes.user_id')
    .where(dialects[dialect].isAmong(sql.ref('quotes.id'), value('records')))
    .select(['quotes.id as record', 'quotes.customer_id as customerId', askedBy.as('about')])
    .select((eb) =>
      eb
        .case()
        .when('quotes.ordered_items', '>', 0)
        .then('ordered' as HitState)
        .when('quotes.expires_on', '<', value('today'))
        .then('expired' as HitState)
        .else('quoted' as HitState)
        .end()
        .as('state'),
    ),
)

export const bankReferences: Detailed = prepared((db, value: Placing<OfRecords>, dialect: DialectName) =>
  db
    .selectFrom('bank_references')
    .where(dialects[dialect].isAmong(sql.ref('bank_references.id'), value('records')))
    .select(['bank_references.id as record', 'bank_references.customer_id as customerId', referenceState.as('state')])
    .select([sql<string>`''`.as('about')]),
)

const decided = (isApproved: string) =>
  sql<HitState>`case when ${sql.raw(isApproved)} then 'approved' else 'pending' end`

export const concessions: Detailed = prepared((db, value: Placing<OfRecords>, dialect: DialectName) =>
  db
    .selectFrom('concessions')
    .innerJoin('parts', 'parts.id', 'concessions.part_id')
    .where(dialects[dialect].isAmong(sql.ref('concessions.id'), value('records')))
    .select(['concessions.id as record', 'concessions.customer_id as customerId'])
    .select([decided('concessions.approval_file_id is not null').as('state'), 'parts.customer_number as about']),
)

/** Files match by name, or by the part number of their folder. */
export const approvalFiles: Detailed = prepared((db, value: Placing<OfRecords>, dialect: DialectName) =>
  db
    .selectFrom('approval_files')
    .innerJoin('approval_folders', 'approval_folders.id', 'approval_files.folder_id')
    .innerJoin('files', 'files.id', 'approval_files.file_id')
    .where(dialects[dialect].isAmong(sql.ref('approval_files.id'), value('records')))
    .select(['approval_files.id as record', 'approval_folders.customer_id as customerId'])
    .select([
      decided('approval_files.is_approval = 1 or approval_files.father_id is not null').as('state'),
      'approval_folders.part_number as about',
      sql<string>`cast(approval_folders.id as text)`.as('key'),
      'files.name as name',
    ]),
)

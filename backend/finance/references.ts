import { sql } from 'kysely'
import { finance } from '#schema/finance/finance.ts'
import type { HitState } from '#schema/home/search.ts'
import type { Cents } from '#schema/kinds.ts'
import { equalNumbers } from '../database/equalNumbers.ts'
import { type Placing, prepared } from '../database/prepared.ts'
import type { Handler } from '../implement.ts'
import { list } from '../list/list.ts'
import { columnsOf } from '../list/source.ts'

/** A payment that arrives for a cancelled reference counts as applied. */
export const referenceState = sql<HitState>`case bank_references.status
  when 1 then case when bank_references.cancelled_on is null then 'notApplied' else 'cancelled' end
  when 2 then 'partiallyApplied' else 'applied' end`

const ofLine = (condition: ReturnType<typeof sql>) => sql<boolean>`exists (select 1 from bank_reference_lines as line
  left join invoices on invoices.id = line.invoice_id
  left join purchase_orders on purchase_orders.id = invoices.purchase_order_id
  where line.reference_id = bank_references.id and ${condition})`

const inState = (state: string) =>
  sql<Cents>`case when ${referenceState} = ${sql.lit(state)} then bank_references.total else 0 end`

export const listReferences = list(finance.listReferences, {
  from: (db) => db.selectFrom('bank_references'),
  scope: (rows, value) => rows.where('bank_references.customer_id', '=', value('customerId')),
  fields: {
    number: 'bank_references.number',
    status: referenceState,
    createdOn: 'bank_references.created_on',
    total: 'bank_references.total',
    notApplied: inState('notApplied'),
    partiallyApplied: inState('partiallyApplied'),
    applied: inState('applied'),
    cancelled: inState('cancelled'),
    mayBeCancelled: sql`case when ${referenceState} = 'notApplied' and not exists (select 1
      from bank_reference_lines as line where line.reference_id = bank_references.id and line.applied > 0)
      then 1 else 0 end`,
    ...columnsOf('bank_references', 'cancelledOn', 'cancelledBy', 'cancelReason'),
  },
  filters: {
    invoice: (_eb, value) =>
      ofLine(sql`invoices.number in ${equalNumbers('invoice', value('customerId'), value('invoice'))}`),
    purchaseOrder: (_eb, value) =>
      ofLine(
        sql`purchase_orders.number in ${equalNumbers('purchaseOrder', value('customerId'), value('purchaseOrder'))}`,
      ),
  },
  order: ['createdOn', 'DESC'],
  key: 'bank_references.id',
})

const lines = prepared((db, value: Placing<{ customerId: number; number: string }>) =>
  db
    .selectFrom('bank_references')
    .innerJoin('bank_reference_lines as line', 'line.reference_id', 'bank_references.id')
    .leftJoin('invoices', 'invoices.id', 'line.invoice_id')
    .leftJoin('purchase_orders', 'purchase_orders.id', 'invoices.purchase_order_id')
    .leftJoin('credit_notes', 'credit_notes.id', 'line.credit_note_id')
    .select([
      'bank_references.number as reference',
      'bank_references.created_on as createdOn',
      'line.amount',
      'line.applied',
    ])
    .select([
      'invoices.number as invoice',
      'invoices.amount as invoiceTotal',
      'purchase_orders.number as purchaseOrder',
    ])
    .select(['credit_notes.number as note', 'credit_notes.amount as noteTotal', 'credit_notes.created_on as notedOn'])
    .where('bank_references.customer_id', '=', value('customerId'))
    .where('bank_references.number', '=', value('number'))
    .orderBy('line.position'),
)

/** Lines of a reference; empty if the customer has no such reference. */
export const referenceLines: Handler<typeof finance.referenceLines> = async ({ db, input }) =>
  (await lines(db, input)).map(({ reference, createdOn, amount, applied, ...line }) => ({
    document: line.invoice ?? line.note ?? '',
    purchaseOrder: line.purchaseOrder,
    reference,
    createdOn: line.notedOn ?? createdOn,
    amount,
    applied,
    total: line.invoiceTotal ?? line.noteTotal ?? amount,
    isCreditNote: line.note !== null,
  }))

import type { documents } from '../../../schema/documents.ts'
import type { Db } from '../../database/open.ts'
import { type Placing, prepared } from '../../database/prepared.ts'
import type { Tables } from '../../database/tables.ts'
import { termsOf } from '../../finance/agreed.ts'
import { notFound } from '../../httpError.ts'
import type { Context, Handler } from '../../implement.ts'
import { everything } from '../../orders/matching.ts'
import { drawFor } from '../drawing/drawings.ts'
import { sayIn } from '../language.ts'
import { drawingOf, findLoadDocument, type LoadDocument } from '../loads/loadDocument.ts'
import { settingOf } from '../setting.ts'
import { formatDay } from '../texts.ts'
import { certificatePaper } from './certificatePaper.ts'
import { confirmationPaper } from './confirmationPaper.ts'
import { orderLines } from './orderLines.ts'
import { schedulePaper } from './schedules.ts'

type OrderDocument = typeof documents.orderDocument

const found = prepared((db, value: Placing<{ hash: string }>) =>
  db
    .selectFrom('order_documents')
    .innerJoin('purchase_orders', 'purchase_orders.id', 'order_documents.purchase_order_id')
    .select(['order_documents.customer_id as customerId', 'order_documents.kind'])
    .select(['purchase_orders.number', 'purchase_orders.ordered_on as orderedOn'])
    .where('order_documents.hash', '=', value('hash')),
)

const find = async (db: Db, hash: string) => (await found(db, { hash }))[0] ?? null

const names: Readonly<Record<Tables['order_documents']['kind'], string>> = {
  confirmation: 'Order confirmation',
  schedule: 'Schedule',
  certificate: 'Certificate of conformance',
}

const paperOf = async (context: Context<OrderDocument>, document: NonNullable<Awaited<ReturnType<typeof find>>>) => {
  const { db } = context
  const { customerId, kind, number, orderedOn } = document
  const search = { ...everything, customerId, purchaseOrder: number }
  const [setting, lines] = await Promise.all([
    settingOf(context, customerId),
    orderLines(db, search, { onlyShipped: kind === 'certificate' }),
  ])
  const facts = [
    ['Purchase Order', number],
    ['Ordered on', formatDay(orderedOn)],
  ] as const
  if (kind === 'schedule') return schedulePaper(setting, facts, lines)
  if (kind === 'certificate') return certificatePaper(setting, facts, lines)
  return confirmationPaper(setting, facts, lines, await termsOf(db, customerId))
}

const drawOfLoad = (context: Context<OrderDocument>, document: LoadDocument | null) => {
  if (!document) throw notFound()
  return drawFor(context, () => drawingOf(context, document))
}

export const orderDocument: Handler<OrderDocument> = {
  ownerOf: async ({ db, input }) => {
    const document = (await find(db, input.hash)) ?? (await findLoadDocument(db, input.hash))
    return document && [document.customerId]
  },
  run: async (context) => {
    const { db, input } = context
    const document = await find(db, input.hash)
    if (!document) return drawOfLoad(context, await findLoadDocument(db, input.hash))
    const name = `${sayIn(context.language)(names[document.kind])} ${document.number}`
    return drawFor(context, async () => ({ name, paper: await paperOf(context, document) }))
  },
}

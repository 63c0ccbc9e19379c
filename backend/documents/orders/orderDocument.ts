import type { documents } from '../../../schema/finance/documents.ts'
import { type Placing, prepared } from '../../database/prepared.ts'
import type { Tables } from '../../database/tables/tables.ts'
import { termsOf } from '../../finance/agreed.ts'
import { type Context, type Handler, ofRow } from '../../implement.ts'
import { everything } from '../../orders/matching.ts'
import { drawFor } from '../drawing/drawings.ts'
import { translatorTo } from '../language.ts'
import { drawingOf, findLoadDocument } from '../loads/loadDocument.ts'
import { settingOf } from '../setting.ts'
import { formatDay } from '../texts.ts'
import { certificatePaper } from './certificatePaper.ts'
import { confirmationPaper } from './confirmationPaper.ts'
import { orderLines } from './orderLines.ts'
import { schedulePaper } from './schedules.ts'

type OrderDocument = typeof documents.orderDocument

const findOrderDocument = prepared((db, value: Placing<{ hash: string }>) =>
  db
    .selectFrom('order_documents')
    .innerJoin('purchase_orders', 'purchase_orders.id', 'order_documents.purchase_order_id')
    .select(['order_documents.customer_id as customerId', 'order_documents.kind'])
    .select(['purchase_orders.number', 'purchase_orders.ordered_on as orderedOn'])
    .where('order_documents.hash', '=', value('hash')),
)

const names: Readonly<Record<Tables['order_documents']['kind'], string>> = {
  confirmation: 'Order confirmation',
  schedule: 'Schedule',
  certificate: 'Certificate of conformance',
}

const paperOf = async (
  context: Context<OrderDocument>,
  document: Awaited<ReturnType<typeof findOrderDocument>>[number],
) => {
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

export const orderDocument: Handler<OrderDocument> = ofRow(
  async ({ db, input }) => (await findOrderDocument(db, input))[0] ?? (await findLoadDocument(db, input.hash)),
  (context, document) =>
    drawFor(context, async () => {
      if (!('orderedOn' in document)) return drawingOf(context, document)
      const name = `${translatorTo(context.language)(names[document.kind])} ${document.number}`
      return { name, paper: await paperOf(context, document) }
    }),
)

import type { Cents, Day } from '#schema/kinds.ts'
import { daysAfter } from '#values/days.ts'
import { fold } from '#values/texts.ts'
import type { Db } from '../../database/open.ts'
import { customerIds } from '../customers.ts'
import { enterRows } from '../enterRows.ts'
import type { Ground } from '../ground.ts'
import { daysBefore } from '../moments.ts'
import { enterFiles, paperWithText, type SentFile } from '../quality/enterFiles.ts'

const { healthy, aerospace, volume } = customerIds

interface Planned {
  readonly customerId: number
  readonly product: string
  readonly name: string
  readonly daysAgo: number
}

/** At most one order per customer and quote, newest quotes first. */
const planned: readonly Planned[] = [
  { customerId: volume, product: 'Ironmere Energy Systems', name: '8100-2291', daysAgo: 9 },
  { customerId: aerospace, product: 'Aurélian Aérostructures', name: 'F31-A 0457', daysAgo: 6 },
  { customerId: healthy, product: 'Brennholt Turbine Works', name: 'PO 45007-188', daysAgo: 5 },
  { customerId: healthy, product: 'Brennholt Turbine Works', name: 'PO 45007-190', daysAgo: 2 },
  { customerId: volume, product: 'Ironmere Energy Systems', name: '8100-2304', daysAgo: 1 },
]

/** Priced lines that no job order has taken up, of everyday quotes: the recent ones show the states of the history. */
const openLinesOf = (db: Db, customerId: number, before: Day) =>
  db
    .selectFrom('quote_lines')
    .innerJoin('quotes', 'quotes.id', 'quote_lines.quote_id')
    .select(['quotes.id as quoteId', 'quotes.user_id as userId', 'quote_lines.position as line'])
    .select(['quote_lines.quantity', 'quote_lines.price', 'quotes.requested_on as requestedOn'])
    .where('quotes.customer_id', '=', customerId)
    .where('quotes.user_id', 'is not', null)
    .where('quotes.number', 'not like', 'Q__-2000_')
    .where('quotes.quoted_on', '<', before)
    .where('quote_lines.price', 'is not', null)
    .where('quote_lines.job_order_id', 'is', null)
    .orderBy('quotes.quoted_on', 'desc')
    .orderBy('quotes.id', 'desc')
    .orderBy('quote_lines.position')
    .$narrowType<{ userId: number }>()
    .execute()

type OpenLine = Awaited<ReturnType<typeof openLinesOf>>[number]

/** The first line is split into two releases, the second four weeks after the first. */
const releasesOf = ({ line, quantity, quoteId, price, requestedOn }: OpenLine, at: number) => {
  const first = at === 0 && quantity > 1 ? Math.ceil(quantity / 2) : quantity
  return [first, quantity - first]
    .filter((some) => some > 0)
    .map((some, index) => ({
      quote_id: quoteId,
      line,
      release: index + 1,
      quantity: some,
      price: price ?? (0 as Cents),
      requested_on: requestedOn && daysAfter(requestedOn, 28 * index),
    }))
}

/** Orders that customers have placed on quotes, waiting for the plant to enter them. */
export const plantPlacedOrders = async (ground: Ground) => {
  const { db, today } = ground
  const taken = new Set<number>()
  for (const [at, { customerId, product, name, daysAgo }] of planned.entries()) {
    const placedAt = daysBefore(today, daysAgo, 40 + 55 * at)
    const open = await openLinesOf(db, customerId, placedAt.slice(0, 10) as Day)
    const quoteId = open.find((line) => !taken.has(line.quoteId))?.quoteId
    const lines = open.filter((line) => line.quoteId === quoteId)
    const [first] = lines
    if (!first) continue
    taken.add(first.quoteId)
    const rows = lines.flatMap(releasesOf)
    const paper = paperWithText('Please confirm price and dates.', {
      product,
      title: 'Purchase order',
      facts: [['PO', name]],
      foot: `${product}, ${name}`,
    })
    const sent: SentFile = { label: `purchase order ${name}`, name: `${name}.pdf`, paper, by: first.userId }
    const files = await enterFiles(ground, [sent])
    const { id } = await db
      .insertInto('order_requests')
      .values({
        customer_id: customerId,
        user_id: first.userId,
        name,
        name_key: fold(name),
        placed_at: placedAt,
        file_id: files.get(sent) ?? '',
        total: rows.reduce((sum, { quantity, price }) => sum + quantity * price, 0) as Cents,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const number = `OR${placedAt.slice(2, 4)}-${String(id).padStart(6, '0')}`
    await db.updateTable('order_requests').set({ number }).where('id', '=', id).execute()
    await enterRows(ground, {
      order_request_lines: rows.map((row, index) => ({ request_id: id, position: index + 1, ...row })),
    })
  }
}

import type { RequestKind } from '#schema/orders/requestKinds.ts'
import { daysAfter } from '#values/days.ts'
import type { Cents } from '#values/types.ts'
import type { Db } from '../../database/open.ts'
import type { Tables } from '../../database/tables.ts'
import { promisedOn } from '../../promised-dates/moved.ts'
import { customerIds } from '../customers.ts'
import type { Ground } from '../ground.ts'
import { dateOf, daysBefore } from '../moments.ts'
import { enterFiles, paperWithText, type SentFile } from '../quality/enterFiles.ts'

type Event = Tables['request_messages']['event']

interface Planned {
  readonly customerId: number
  readonly kind: RequestKind
  readonly daysAgo: number
  readonly text: string
  /** Answer of the seller, with days offered beyond the promised date. */
  readonly answer?: readonly [event: 'accepted' | 'declined' | 'counterOffer', text: string]
  /** Closed, reopened and closed again. */
  readonly isClosed?: true
  readonly file?: string
}

const { healthy, aerospace, volume } = customerIds

/** Requests in all states; the numbers of days keep answered ones from closing by themselves. */
const planned: readonly Planned[] = [
  {
    customerId: healthy,
    kind: 'question',
    daysAgo: 12,
    isClosed: true,
    file: 'Heat treatment order.pdf',
    text: 'Will the forging be delivered with the heat treatment chart?',
    answer: ['accepted', 'Yes, the chart is part of the certificate of conformance.'],
  },
  {
    customerId: healthy,
    kind: 'later',
    daysAgo: 3,
    text: 'Our hall is being rebuilt. Please deliver three weeks later.',
    answer: ['counterOffer', 'We can keep the pieces for two weeks.'],
  },
  {
    customerId: aerospace,
    kind: 'problem',
    daysAgo: 2,
    file: 'Inspection of the flange.pdf',
    text: 'Two pieces have marks on the flange. The inspection report is attached.',
  },
  {
    customerId: healthy,
    kind: 'dispute',
    daysAgo: 2,
    text: 'The price differs from our purchase order.',
  },
  {
    customerId: volume,
    kind: 'earlier',
    daysAgo: 4,
    text: 'Our customer has moved the assembly forward. Can you deliver a week earlier?',
    answer: ['declined', 'The furnace is fully planned until then. We are sorry.'],
  },
  { customerId: volume, kind: 'shipTo', daysAgo: 1, text: 'Please ship to our second plant, gate 4.' },
]

const linesOf = (db: Db, customerId: number, isShipped: boolean) =>
  db
    .selectFrom('job_orders')
    .innerJoin('purchase_orders', 'purchase_orders.id', 'job_orders.purchase_order_id')
    .select(['job_orders.number', 'purchase_orders.number as purchaseOrder', promisedOn.as('promised')])
    .where('job_orders.customer_id', '=', customerId)
    .where((eb) =>
      isShipped
        ? eb('job_orders.shipped', '>', 0)
        : eb.and([eb('job_orders.shipped', '=', 0), eb('job_orders.committed_on', 'is not', null)]),
    )
    .orderBy('job_orders.id', 'desc')
    .limit(planned.length)
    .execute()

const invoicesOf = async (db: Db, customerId: number) =>
  (
    await db
      .selectFrom('invoices')
      .leftJoin('purchase_orders', 'purchase_orders.id', 'invoices.purchase_order_id')
      .select(['invoices.number', 'purchase_orders.number as purchaseOrder', 'invoices.balance'])
      .where('invoices.customer_id', '=', customerId)
      .where('invoices.balance', '>', 0 as Cents)
      .orderBy('invoices.id', 'desc')
      .limit(1)
      .execute()
  ).map(({ balance, ...invoice }) => ({ ...invoice, balance, promised: null }))

const askerOf = (db: Db, customerId: number) =>
  db
    .selectFrom('users')
    .innerJoin('user_customers', 'user_customers.user_id', 'users.id')
    .select(['users.id', 'users.name', 'users.email'])
    .where('user_customers.customer_id', '=', customerId)
    .where('users.role_id', '=', 3)
    .where('users.deleted_at', 'is', null)
    .orderBy('users.id')
    .executeTakeFirst()

const sellerOf = (db: Db, customerId: number) =>
  db
    .selectFrom('customer_terms')
    .innerJoin('contacts', 'contacts.id', 'customer_terms.seller_id')
    .select('contacts.name')
    .where('customer_terms.customer_id', '=', customerId)
    .executeTakeFirst()

const days = { wanted: 21, earlier: -7, offered: 14 }

/** Requests of customers on their lines and invoices, with the conversation. */
export const plantRequests = async (ground: Ground) => {
  const { db, today } = ground
  for (const [at, { customerId, kind, daysAgo, text, answer, isClosed, file }] of planned.entries()) {
    const found =
      kind === 'dispute' ? await invoicesOf(db, customerId) : await linesOf(db, customerId, kind === 'problem')
    const subject = found[at % Math.max(1, found.length)]
    const asker = await askerOf(db, customerId)
    const seller = await sellerOf(db, customerId)
    if (!subject || !asker) continue
    const { promised } = subject
    const askedAt = daysBefore(today, daysAgo, 60 + 30 * at)
    const answeredAt = daysBefore(today, daysAgo - 1, 45 + 30 * at)
    const wanted = promised && { later: days.wanted, earlier: days.earlier }[kind as 'later' | 'earlier']
    const wantedOn = promised && wanted ? daysAfter(promised, wanted) : null
    const offeredOn = promised && answer?.[0] === 'counterOffer' ? daysAfter(promised, days.offered) : null
    const state = isClosed ? 'closed' : answer ? 'answered' : 'open'
    const { id } = await db
      .insertInto('requests')
      .values({
        kind,
        customer_id: customerId,
        subject: subject.number,
        purchase_order: subject.purchaseOrder,
        wanted_on: wantedOn,
        reason: kind === 'dispute' ? 'price' : null,
        state,
        answer: answer?.[0] ?? null,
        amount: 'balance' in subject ? subject.balance : null,
        offered_on: offeredOn,
        asked_on: dateOf(askedAt),
        asked_at: askedAt,
        answered_on: answer ? dateOf(answeredAt) : null,
        closed_by: isClosed ? 'customer' : null,
        is_reopened: isClosed ? 1 : 0,
        is_unread: answer && !isClosed ? 1 : 0,
        user_id: asker.id,
        name: asker.name,
        email: asker.email,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const number = `RQ${askedAt.slice(2, 4)}-${String(id).padStart(6, '0')}`
    await db.updateTable('requests').set({ number }).where('id', '=', id).execute()
    const say = (event: Event, isByProvider: boolean, message: string, day: typeof wantedOn = null) =>
      db
        .insertInto('request_messages')
        .values({
          request_id: id,
          event,
          is_by_provider: isByProvider ? 1 : 0,
          message,
          day,
          user_id: isByProvider ? null : asker.id,
          name: isByProvider ? (seller?.name ?? '') : asker.name,
          written_on: dateOf(event === 'asked' ? askedAt : answeredAt),
          written_at: event === 'asked' ? askedAt : answeredAt,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
    const asked = await say('asked', false, text, wantedOn)
    if (file) {
      const paper = paperWithText(text, {
        product: subject.number,
        title: file.replace(/\.pdf$/, ''),
        facts: [['Request', number]],
        foot: number,
      })
      const sent: SentFile = { label: `request ${number}`, name: file, paper, by: asker.id }
      const fileId = (await enterFiles(ground, [sent])).get(sent) ?? ''
      await db.insertInto('request_files').values({ file_id: fileId, message_id: asked.id, position: 0 }).execute()
    }
    if (isClosed) {
      await say('closed', false, '')
      await say('reopened', false, 'One more question: is the chart signed?')
    }
    if (answer) await say(answer[0], true, answer[1], offeredOn)
    if (isClosed) await say('closed', false, '')
  }
}

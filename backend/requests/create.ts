import { endsWithShipment } from '#schema/orders/requestKinds.ts'
import { isOfDate, type requests } from '#schema/orders/requests.ts'
import type { Day } from '#values/types.ts'
import type { Db } from '../database/open.ts'
import { conflict, invalidInput, notFound } from '../errors.ts'
import { type Context, type Handler, inStages } from '../implement.ts'
import { sendMails } from '../mail/outbox.ts'
import { promisedOn } from '../promised-dates/moved.ts'
import { notify, requireFiles, requireSide, say } from './conversation.ts'
import { type Row, readDetail, requestBy } from './detail.ts'

type Creating = Context<typeof requests.create>
type Input = Creating['input']

const required = { code: 'required' } as const

const requireFields = ({ kind, ...input }: Input) => {
  const names = [
    ...(kind === 'dispute' ? (['invoice', 'reason', 'amount'] as const) : (['jobOrder'] as const)),
    ...(isOfDate(kind) ? (['wantedOn'] as const) : []),
    ...(kind === 'quantity' ? (['quantity'] as const) : []),
  ]
  const missing = names.filter((name) => input[name] === undefined)
  if (missing.length > 0) throw invalidInput(Object.fromEntries(missing.map((name) => [name, required])))
}

interface Subject {
  readonly number: string
  readonly purchaseOrder: string | null
}

/** True if this database has orders of the customer; otherwise a company's services have them. */
const hasOrders = async (db: Db, customerId: number) =>
  (await db.selectFrom('job_orders').select('id').where('customer_id', '=', customerId).limit(1).execute()).length > 0

const requireDate = ({ kind, wantedOn }: Input, promised: Day | null) => {
  if (!isOfDate(kind) || wantedOn === undefined || promised === null) return
  const isRight = kind === 'earlier' ? wantedOn < promised : wantedOn > promised
  if (!isRight) throw invalidInput({ wantedOn: { code: 'choice' } })
}

const requireFuture = ({ kind, wantedOn }: Input, today: Day) => {
  if (isOfDate(kind) && wantedOn !== undefined && wantedOn < today) throw invalidInput({ wantedOn: { code: 'choice' } })
}

const lineOf = async (db: Db, input: Input): Promise<Subject> => {
  const { customerId, jobOrder = '', kind } = input
  const line = await db
    .selectFrom('job_orders')
    .innerJoin('purchase_orders', 'purchase_orders.id', 'job_orders.purchase_order_id')
    .select(['job_orders.quantity', 'job_orders.shipped', 'purchase_orders.number as purchaseOrder'])
    .select(promisedOn.as('promised'))
    .where('job_orders.customer_id', '=', customerId)
    .where('job_orders.number', '=', jobOrder)
    .executeTakeFirst()
  if (!line) {
    if (await hasOrders(db, customerId)) throw notFound()
    return { number: jobOrder, purchaseOrder: null }
  }
  if (endsWithShipment(kind) && line.shipped >= line.quantity) throw conflict('This line has been shipped.')
  if (kind === 'problem' && line.shipped === 0) throw conflict('Nothing of this line has been shipped.')
  requireDate(input, line.promised)
  return { number: jobOrder, purchaseOrder: line.purchaseOrder }
}

const invoiceOf = async (db: Db, { customerId, invoice = '', amount }: Input): Promise<Subject> => {
  if (amount === undefined || amount <= 0) throw invalidInput({ amount: { code: 'min', limit: 0.01 } })
  const found = await db
    .selectFrom('invoices')
    .leftJoin('purchase_orders', 'purchase_orders.id', 'invoices.purchase_order_id')
    .select(['invoices.amount', 'purchase_orders.number as purchaseOrder'])
    .where('invoices.customer_id', '=', customerId)
    .where('invoices.number', '=', invoice)
    .executeTakeFirst()
  if (!found) {
    if (await hasOrders(db, customerId)) throw notFound()
    return { number: invoice, purchaseOrder: null }
  }
  if (amount > found.amount) throw invalidInput({ amount: { code: 'max', limit: found.amount / 100 } })
  return { number: invoice, purchaseOrder: found.purchaseOrder }
}

const openOne = async (db: Db, { kind, customerId }: Input, subject: string) => {
  const { number } = await db
    .selectFrom('requests')
    .select('number')
    .where('customer_id', '=', customerId)
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow(notFound)
  return conflict(`${number} is open already.`, { number })
}

const enter = async ({ db, clock, caller, input }: Creating, subject: Subject): Promise<Row> => {
  const { kind, customerId, wantedOn, quantity, reason, amount } = input
  const today = clock.today()
  const isDispute = kind === 'dispute'
  const entered = await db
    .insertInto('requests')
    .values({
      ...{ kind, customer_id: customerId, subject: subject.number, purchase_order: subject.purchaseOrder },
      ...{ wanted_on: (isOfDate(kind) && wantedOn) || null, quantity: (kind === 'quantity' && quantity) || null },
      ...{ reason: (isDispute && reason) || null, amount: (isDispute && amount) || null },
      ...{ state: 'open', asked_on: today, asked_at: clock.now(), is_reopened: 0, is_unread: 0 },
      ...{ user_id: caller.id, name: caller.name, email: caller.email },
    })
    .onConflict((open) => open.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!entered) throw await openOne(db, input, subject.number)
  const number = `RQ${today.slice(2, 4)}-${String(entered.id).padStart(6, '0')}`
  await db.updateTable('requests').set({ number }).where('id', '=', entered.id).execute()
  return (await requestBy(db, number)) as Row
}

export const create: Handler<typeof requests.create> = inStages({
  prepare: async (context) => {
    requireSide(context, 'customer')
    requireFields(context.input)
    requireFuture(context.input, context.clock.today())
    await requireFiles(context)
  },
  run: async (context) => {
    const { db, input } = context
    const row = await enter(context, await (input.kind === 'dispute' ? invoiceOf : lineOf)(db, input))
    const { subject, wanted_on: day, quantity, amount } = row
    context.changed({ record: `request ${row.number}`, before: null, after: { subject, amount } })
    await say(context, row, { event: 'asked', text: input.text, day, quantity })
    await notify(context, row)
    return readDetail(context, row.number ?? '')
  },
  finish: sendMails,
})

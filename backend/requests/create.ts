import { endsWithShipment, type RequestKind } from '#schema/orders/requestKinds.ts'
import { isOfDate, isWantedDate, type requests } from '#schema/orders/requests.ts'
import type { Day } from '#values/types.ts'
import { conflict, DomainError, type ErrorDetails, invalidInput, notFound } from '../errors.ts'
import { type Context, type Handler, inStages } from '../implement.ts'
import { sendMails } from '../mail/outbox.ts'
import { type Changing, notify, requireFiles, requireSide, say } from './conversation.ts'
import { type Row, readDetail, requestBy } from './detail.ts'
import { hasOrders, type Line, linesOf, openRequestsOf } from './requestableLines.ts'

type Creating = Context<typeof requests.create>
type Input = Creating['input']

const required = { code: 'required' } as const

const requireFields = ({ kind, ...input }: Input) => {
  const names = [
    ...(kind === 'dispute' ? (['invoice', 'reason', 'amount'] as const) : (['jobOrder'] as const)),
    ...(isOfDate(kind) ? (['wantedOn'] as const) : []),
    ...(kind === 'quantity' ? (['quantity'] as const) : []),
    ...(kind === 'problem' ? (['quantity', 'defect', 'wish'] as const) : []),
  ]
  const missing = names.filter((name) => input[name] === undefined)
  if (missing.length > 0) throw invalidInput(Object.fromEntries(missing.map((name) => [name, required])))
}

interface Subject {
  readonly number: string
  readonly purchaseOrder: string | null
}

const unfitDate = { wantedOn: { code: 'choice' } } as const

const requireDate = ({ kind, wantedOn }: Pick<Input, 'kind' | 'wantedOn'>, promisedOn: Day | null, today: Day) => {
  if (!isOfDate(kind)) return
  if (wantedOn === undefined) throw invalidInput({ wantedOn: required })
  if (!isWantedDate(kind, wantedOn, promisedOn, today)) throw invalidInput(unfitDate)
}

const requireLine = (kind: RequestKind, { ordered, shipped }: Line, quantity = 0) => {
  if (endsWithShipment(kind) && shipped >= ordered) throw conflict('This line has been shipped.')
  if (kind === 'problem' && shipped === 0) throw conflict('Nothing of this line has been shipped.')
  if (kind === 'problem' && quantity > shipped) throw invalidInput({ quantity: { code: 'max', limit: shipped } })
}

const lineOf = async ({ db, clock, input }: Creating): Promise<Subject> => {
  const { customerId, jobOrder = '', kind } = input
  const [line] = await linesOf(db, customerId, [jobOrder])
  if (!line && (await hasOrders(db, customerId))) throw notFound()
  if (line) requireLine(kind, line, input.quantity)
  requireDate(input, line?.promisedOn ?? null, clock.today())
  return { number: jobOrder, purchaseOrder: line?.purchaseOrder ?? null }
}

const invoiceOf = async ({ db, input: { customerId, invoice = '', amount } }: Creating): Promise<Subject> => {
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

type Asked = Pick<Input, 'kind' | 'customerId'> & Partial<Input>

/** Null if the subject has an open request of the kind. */
const enter = async ({ db, clock, caller }: Changing, asked: Asked, subject: Subject): Promise<Row | null> => {
  const { kind, customerId, wantedOn, quantity, reason, amount, defect, wish, identities, stopsShipping } = asked
  const isProblem = kind === 'problem'
  const today = clock.today()
  const isDispute = kind === 'dispute'
  const entered = await db
    .insertInto('requests')
    .values({
      kind,
      customer_id: customerId,
      subject: subject.number,
      purchase_order: subject.purchaseOrder,
      wanted_on: (isOfDate(kind) && wantedOn) || null,
      quantity: ((kind === 'quantity' || isProblem) && quantity) || null,
      defect: (isProblem && defect) || null,
      wish: (isProblem && wish) || null,
      identities: (isProblem && identities) || null,
      is_shipping_stopped: isProblem && stopsShipping ? 1 : 0,
      reason: (isDispute && reason) || null,
      amount: (isDispute && amount) || null,
      state: 'open',
      asked_on: today,
      asked_at: clock.now(),
      is_reopened: 0,
      is_unread: 0,
      user_id: caller.id,
      name: caller.name,
      email: caller.email,
    })
    .onConflict((open) => open.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!entered) return null
  const number = `RQ${today.slice(2, 4)}-${String(entered.id).padStart(6, '0')}`
  await db.updateTable('requests').set({ number }).where('id', '=', entered.id).execute()
  return (await requestBy(db, number)) as Row
}

/** 409 with the number of the open request of the kind. */
const rejectSecond = async ({ db }: Changing, { kind, customerId }: Asked, subject: string) => {
  const open = await openRequestsOf(db, customerId, [subject])
  const { number } = open.find((one) => one.kind === kind) ?? {}
  throw number ? conflict(`${number} is open already.`, { number }) : notFound()
}

const tell = async (context: Changing, row: Row, text: string) => {
  const { subject, wanted_on: day, quantity, amount } = row
  context.changed({ record: `request ${row.number}`, before: null, after: { subject, amount } })
  await say(context, row, { event: 'asked', text, day, quantity })
}

export const create: Handler<typeof requests.create> = inStages({
  prepare: async (context) => {
    requireSide(context, 'customer')
    requireFields(context.input)
    await requireFiles(context)
  },
  run: async (context) => {
    const { input } = context
    const subject = await (input.kind === 'dispute' ? invoiceOf : lineOf)(context)
    const row = await enter(context, input, subject)
    if (!row) return rejectSecond(context, input, subject.number)
    await tell(context, row, input.text)
    await notify(context, [row])
    return readDetail(context, row.number ?? '')
  },
  finish: sendMails,
})

const refusals = {
  missing: { code: 'not_found', text: 'These lines do not exist' },
  shipped: { code: 'conflict', text: 'These lines have been shipped' },
  date: { code: 'invalid_input', text: 'The date does not suit these lines' },
  open: { code: 'conflict', text: 'These lines have an open request' },
} as const

/** Rejects a request for several lines, if there are such lines, and names them. */
const rejectLines = (refusal: keyof typeof refusals, jobOrders: readonly string[], details: ErrorDetails = {}) => {
  if (jobOrders.length === 0) return
  const { code, text } = refusals[refusal]
  throw new DomainError(code, `${text}: ${jobOrders.join(', ')}.`, { ...details, current: { refusal, jobOrders } })
}

const requireLines = async ({ db, clock, input }: Context<typeof requests.createForLines>) => {
  const { customerId, kind, wantedOn } = input
  const jobOrders = [...new Set(input.jobOrders)]
  if (jobOrders.length === 0) throw invalidInput({ jobOrders: required })
  const lines = new Map((await linesOf(db, customerId, jobOrders)).map((line) => [line.jobOrder, line]))
  const isOwn = lines.size > 0 || (await hasOrders(db, customerId))
  rejectLines(
    'missing',
    jobOrders.filter((number) => isOwn && !lines.has(number)),
  )
  const hasLeft = ({ shipped, ordered }: Line) => endsWithShipment(kind) && shipped >= ordered
  rejectLines(
    'shipped',
    [...lines.values()].filter(hasLeft).map(({ jobOrder }) => jobOrder),
  )
  if (isOfDate(kind)) {
    if (wantedOn === undefined) throw invalidInput({ wantedOn: required })
    const suits = (number: string) => isWantedDate(kind, wantedOn, lines.get(number)?.promisedOn ?? null, clock.today())
    rejectLines(
      'date',
      jobOrders.filter((number) => !suits(number)),
      { issues: unfitDate },
    )
  }
  return jobOrders.map((number) => ({ number, purchaseOrder: lines.get(number)?.purchaseOrder ?? null }))
}

export const createForLines: Handler<typeof requests.createForLines> = inStages({
  prepare: async (context) => requireSide(context, 'customer'),
  run: async (context) => {
    const { input } = context
    const rows: Row[] = []
    const open: string[] = []
    for (const subject of await requireLines(context)) {
      const row = await enter(context, input, subject)
      if (!row) open.push(subject.number)
      if (row) {
        await tell(context, row, input.text)
        rows.push(row)
      }
    }
    rejectLines('open', open)
    await notify(context, rows)
    return { numbers: rows.map(({ number }) => number ?? '') }
  },
  finish: sendMails,
})

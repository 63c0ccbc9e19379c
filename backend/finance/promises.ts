import type { finance } from '#schema/finance/finance.ts'
import { maxPromiseDays } from '#schema/finance/paymentPromises.ts'
import type { Cents } from '#schema/kinds.ts'
import { daysAfter } from '#values/days.ts'
import { conflict, forbidden, invalidInput, notFound } from '../errors.ts'
import type { Context, Handler } from '../implement.ts'

type Promising = Context<typeof finance.promisePayment>
type Changing = Promising | Context<typeof finance.withdrawPromise>

const current = ({ db, input: { customerId } }: Pick<Promising, 'db'> & { input: { customerId: number } }) =>
  db
    .selectFrom('payment_promises')
    .select(['invoice', 'pay_on as payOn', 'made_on as madeOn', 'made_by as madeBy'])
    .where('customer_id', '=', customerId)
    .orderBy('pay_on')
    .orderBy('invoice')

export const paymentPromises: Handler<typeof finance.paymentPromises> = (context) => current(context).execute()

/** The numbers of the invoices, and the promises that exist for them until this transaction ends. */
const begin = async (context: Changing) => {
  const { db, dialect, caller, input } = context
  if (caller.customers === 'all') throw forbidden()
  const numbers = input.invoices.map(({ number }) => number)
  if (new Set(numbers).size < numbers.length) throw invalidInput({ invoices: { code: 'duplicate' } })
  await dialect.lockTable(db, 'payment_promises')
  return { numbers, before: await current(context).where('invoice', 'in', numbers).execute() }
}

/** Invoices of customers without any here are those of a company's services, and cannot be checked. */
const requirePayable = async ({ db, clock, input: { customerId } }: Promising, numbers: readonly string[]) => {
  const open = await db
    .selectFrom('invoices')
    .select(['number', 'due_on'])
    .where('customer_id', '=', customerId)
    .where('balance', '>', 0 as Cents)
    .execute()
  const any = await db.selectFrom('invoices').select('id').where('customer_id', '=', customerId).limit(1).execute()
  if (any.length === 0) return
  const known = new Set(open.map(({ number }) => number))
  if (numbers.some((number) => !known.has(number))) throw notFound()
  if (open.every(({ due_on }) => due_on >= clock.today())) throw conflict('No invoice is overdue.')
}

/** Says on which day the customer pays the invoices; nothing else changes. */
export const promisePayment: Handler<typeof finance.promisePayment> = async (context) => {
  const { db, clock, caller, input, changed } = context
  const { customerId, payOn } = input
  const today = clock.today()
  const { numbers, before } = await begin(context)
  if (payOn < today || payOn > daysAfter(today, maxPromiseDays)) throw invalidInput({ payOn: { code: 'choice' } })
  await requirePayable(context, numbers)
  const made = { pay_on: payOn, made_on: today, made_by: caller.name }
  await db
    .insertInto('payment_promises')
    .values(numbers.toSorted().map((invoice) => ({ customer_id: customerId, invoice, ...made })))
    .onConflict((conflicting) => conflicting.columns(['customer_id', 'invoice']).doUpdateSet(made))
    .execute()
  for (const number of numbers) {
    const earlier = before.find(({ invoice }) => invoice === number)
    changed({
      record: `payment promise ${number}`,
      before: earlier ? { payOn: earlier.payOn } : null,
      after: { payOn },
    })
  }
  return current(context).execute()
}

export const withdrawPromise: Handler<typeof finance.withdrawPromise> = async (context) => {
  const { db, input, changed } = context
  const { numbers, before } = await begin(context)
  if (before.length < numbers.length) throw notFound()
  await db
    .deleteFrom('payment_promises')
    .where('customer_id', '=', input.customerId)
    .where('invoice', 'in', numbers)
    .execute()
  for (const { invoice, payOn } of before)
    changed({ record: `payment promise ${invoice}`, before: { payOn }, after: null })
  return current(context).execute()
}

import { sql } from 'kysely'
import type { finance } from '#schema/finance/finance.ts'
import type { InvoiceState } from '#schema/finance/invoiceStates.ts'
import type { Cents, Day } from '#schema/kinds.ts'
import type { RequestAnswer } from '#schema/orders/requests.ts'
import type { Db } from '../database/open.ts'
import { type Placing, prepared } from '../database/prepared.ts'
import type { Handler } from '../implement.ts'

/** Credit notes of a dispute's invoice since it was disputed. */
export const creditOfDispute = sql`from credit_notes join invoices as credited on credited.id = credit_notes.invoice_id
  where credit_notes.customer_id = requests.customer_id and credit_notes.created_on >= requests.asked_on
  and credited.customer_id = requests.customer_id and credited.number = requests.subject`

/** A dispute whose amount is neither settled nor refused. */
const isPending = sql<boolean>`(requests.state = 'open' or requests.answer = 'accepted'
  or (requests.state = 'answered' and requests.answer = 'counterOffer'))
  and not exists (select 1 ${creditOfDispute})`

/** Disputed amount of an invoice that a payment leaves out. */
export const disputedAmount = sql<Cents>`(select cast(coalesce(sum(requests.amount), 0) as bigint) from requests
  where requests.kind = 'dispute' and requests.customer_id = invoices.customer_id
  and requests.subject = invoices.number and ${isPending})`

const disputes = prepared((db, value: Placing<{ customerId: number }>) =>
  db
    .selectFrom('requests')
    .leftJoin('invoices', (join) =>
      join.onRef('invoices.customer_id', '=', 'requests.customer_id').onRef('invoices.number', '=', 'requests.subject'),
    )
    .select(['requests.number', 'requests.subject as invoice', 'requests.state', 'requests.answer', 'requests.amount'])
    .select(['requests.asked_on', 'requests.answered_on', 'invoices.balance', 'invoices.paid_on'])
    .select(sql<number>`case when ${isPending} then 1 else 0 end`.as('is_pending'))
    .select(sql<Cents | null>`(select cast(sum(credit_notes.amount) as bigint) ${creditOfDispute})`.as('credited'))
    .select(sql<Day | null>`(select max(credit_notes.created_on) ${creditOfDispute})`.as('credited_on'))
    .where('requests.customer_id', '=', value('customerId'))
    .where('requests.kind', '=', sql.lit('dispute' as const))
    // A dispute that was closed without an answer or credit note is withdrawn.
    .where(
      sql<boolean>`(requests.state = 'open' or requests.answer is not null or exists (select 1 ${creditOfDispute}))`,
    )
    .orderBy('requests.id', 'desc'),
)

const holdings = prepared((db, value: Placing<{ customerId: number }>) =>
  db
    .selectFrom('bank_references')
    .innerJoin('bank_reference_lines as line', 'line.reference_id', 'bank_references.id')
    .innerJoin('invoices', 'invoices.id', 'line.invoice_id')
    .select(['invoices.number as invoice', 'bank_references.number', 'bank_references.created_on'])
    .select(['line.amount', 'line.applied'])
    .where('bank_references.customer_id', '=', value('customerId'))
    .where('bank_references.status', '<>', sql.lit(3))
    .where('bank_references.cancelled_on', 'is', null)
    .whereRef('line.amount', '>', 'line.applied')
    .orderBy('bank_references.id', 'desc'),
)

type Dispute = Awaited<ReturnType<typeof disputes>>[number]
type Holding = Awaited<ReturnType<typeof holdings>>[number]

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0) as Cents

type Stated = Pick<InvoiceState, 'state' | 'amount' | 'since'>

const stateOf = (found: readonly Dispute[], held: readonly Holding[], disputed: Cents): Stated => {
  const [dispute] = found
  const [holding] = held
  if (dispute && dispute.balance === 0)
    return dispute.paid_on === null && dispute.credited !== null
      ? { state: 'credited', amount: dispute.credited, since: dispute.credited_on }
      : { state: 'paid', amount: null, since: dispute.paid_on }
  const pending = found.find(({ is_pending }) => is_pending === 1)
  if (pending) {
    const isAccepted = pending.answer === 'accepted'
    const since = isAccepted ? pending.answered_on : pending.asked_on
    return { state: isAccepted ? 'creditExpected' : 'disputed', amount: disputed, since }
  }
  if (holding) {
    const state = held.some(({ applied }) => applied > 0) ? 'partlyApplied' : 'inReference'
    return { state, amount: sumOf(held.map(({ amount, applied }) => amount - applied)), since: holding.created_on }
  }
  if (dispute && dispute.credited !== null)
    return { state: 'credited', amount: dispute.credited, since: dispute.credited_on }
  return { state: 'disputeEnded', amount: dispute?.amount ?? null, since: dispute?.answered_on ?? null }
}

/** States of a customer's invoices that are not just open, by their numbers. */
export const readInvoiceStates = async (db: Db, customerId: number): Promise<Map<string, InvoiceState>> => {
  const ofDisputes = Map.groupBy(await disputes(db, { customerId }), ({ invoice }) => invoice)
  const ofReferences = Map.groupBy(await holdings(db, { customerId }), ({ invoice }) => invoice)
  const numbers = new Set([...ofDisputes.keys(), ...ofReferences.keys()])
  return new Map(
    [...numbers].map((invoice) => {
      const found = ofDisputes.get(invoice) ?? []
      const held = ofReferences.get(invoice) ?? []
      const disputed = sumOf(found.map(({ is_pending, amount }) => (is_pending === 1 ? (amount ?? 0) : 0)))
      const state = {
        invoice,
        ...stateOf(found, held, disputed),
        request: found[0]?.number ?? null,
        answer: (found[0]?.answer ?? null) as RequestAnswer | null,
        disputed,
        reference: held[0]?.number ?? null,
        held: sumOf(held.map(({ amount, applied }) => amount - applied)),
      }
      return [invoice, state]
    }),
  )
}

/** The same of several customers. */
export const readStatesOfCustomers = async (db: Db, customerIds: readonly number[]) => {
  const read = async (id: number) => [id, await readInvoiceStates(db, id)] as const
  const states = new Map(await Promise.all([...new Set(customerIds)].map(read)))
  return (customerId: number, invoice: string) => states.get(customerId)?.get(invoice)
}

export const invoiceStates: Handler<typeof finance.invoiceStates> = async ({ db, input }) => [
  ...(await readInvoiceStates(db, input.customerId)).values(),
]

import { referenceNumber, toPay } from '#schema/finance/payments.ts'
import type { Cents, Day } from '#schema/kinds.ts'
import { daysAfter } from '#values/days.ts'
import { customerIds } from './customers.ts'
import { dice } from './dice.ts'
import { enterRows, type Row } from './enterRows.ts'
import type { Ground } from './ground.ts'

interface Part {
  readonly id: number
  readonly amount: Cents
  readonly applied: Cents
}
interface PlannedReference {
  readonly status: 1 | 2 | 3
  readonly createdOn: Day
  readonly invoices: readonly Part[]
  readonly notes: readonly Part[]
}
interface Known {
  readonly id: number
  readonly amount: Cents
  readonly balance: Cents
  readonly paid_on?: Day | null
}

const { healthy, creditHold, directParent, volume } = customerIds

const half = (cents: number) => Math.floor(cents / 2) as Cents
const fullPayment = ({ id, amount }: Known): Part => ({ id, amount, applied: amount })
const none = 0 as Cents
const paidPart = 50_000

/** References that have been applied in full, three paid invoices each. */
const appliedOf = (paid: readonly Known[], max: number): PlannedReference[] =>
  Array.from({ length: Math.min(max, Math.floor(paid.length / 3)) }, (_, at) => {
    const invoices = paid.slice(3 * at, 3 * at + 3)
    return { status: 3, createdOn: invoices[0]?.paid_on as Day, invoices: invoices.map(fullPayment), notes: [] }
  })

/**
 * One reference that is not applied, one partly applied that includes a note, and one that contains only a used note.
 */
const ownOf = (open: readonly Known[], notes: readonly Known[], today: Day): PlannedReference[] => {
  const [first, second] = open
  const third = open.find(({ balance }, at) => at > 1 && balance > 4 * paidPart)
  const unused = notes.find(({ balance }) => balance > 1_000)
  const used = notes.find(({ balance }) => balance === 0)
  const held = (row: Known, amount = row.balance) => ({ id: row.id, amount, applied: none })
  const parts: (PlannedReference | null)[] = [
    first && second
      ? {
          status: 1,
          createdOn: daysAfter(today, -2),
          invoices: [held(first), held(second, half(second.balance))],
          notes: [],
        }
      : null,
    third && unused
      ? {
          status: 2,
          createdOn: daysAfter(today, -6),
          invoices: [{ id: third.id, amount: half(third.balance), applied: paidPart as Cents }],
          notes: [held(unused, half(unused.balance))],
        }
      : null,
    used ? { status: 3, createdOn: daysAfter(today, -40), invoices: [], notes: [fullPayment(used)] } : null,
  ]
  return parts.filter((part) => part !== null)
}

const lineOf = (reference: number, position: number, column: 'invoice_id' | 'credit_note_id', part: Part) => ({
  reference_id: reference,
  position,
  invoice_id: column === 'invoice_id' ? part.id : null,
  credit_note_id: column === 'credit_note_id' ? part.id : null,
  amount: part.amount,
  applied: part.applied,
})

/** A credit note larger than each open invoice of the customer with direct customers; as an extreme, than their sum. */
const plantLargeNote = async (ground: Ground) => {
  const { db, today, hasExtremes } = ground
  const { last } = await db
    .selectFrom('credit_notes')
    .select((eb) => eb.fn.max('id').as('last'))
    .executeTakeFirstOrThrow()
  const { largest } = await db
    .selectFrom('invoices')
    .where('customer_id', '=', directParent)
    .select((eb) => eb.fn.max('balance').as('largest'))
    .executeTakeFirstOrThrow()
  const amount = (hasExtremes ? 9_999_999_999 : Number(largest) + 125_000) as Cents
  const note = { customer_id: directParent, number: `CN${directParent}99999`, created_on: daysAfter(today, -3) }
  await enterRows(ground, { credit_notes: [{ id: Number(last) + 1, ...note, amount, balance: amount }] })
}

export const plantReferences = async (ground: Ground) => {
  const { db, today } = ground
  const chance = dice('bank references')
  const references: Row<'bank_references'>[] = []
  const lines: Row<'bank_reference_lines'>[] = []
  for (const customerId of [healthy, creditHold, directParent, volume]) {
    const columns = ['id', 'amount', 'balance'] as const
    const invoices = await db
      .selectFrom('invoices')
      .select([...columns, 'paid_on'])
      .where('customer_id', '=', customerId)
      .orderBy('id')
      .execute()
    const notes = await db
      .selectFrom('credit_notes')
      .select(columns)
      .where('customer_id', '=', customerId)
      .orderBy('id')
      .execute()
    const settled = invoices.filter(({ paid_on, amount }) => paid_on !== null && amount > 0)
    const open = invoices.filter(({ balance }) => balance > 1_000)
    const planned = [...appliedOf(settled, customerId === volume ? 300 : 8), ...ownOf(open, notes, today)]
    for (const { status, createdOn, invoices: paid, notes: used } of planned) {
      const id = references.length + 1
      const number = referenceNumber(String(chance.below(99_999_999) * 1_000 + id))
      // In an empty table, generated ids start at 1.
      references.push({ customer_id: customerId, number, status, created_on: createdOn, total: toPay(paid, used) })
      lines.push(
        ...paid.map((part, at) => lineOf(id, at + 1, 'invoice_id', part)),
        ...used.map((part, at) => lineOf(id, paid.length + at + 1, 'credit_note_id', part)),
      )
    }
  }
  // The applied amount of an open reference is deducted from the balance; paid invoices have none.
  for (const { invoice_id, applied } of lines)
    if (invoice_id && applied > 0)
      await db
        .updateTable('invoices')
        .set((eb) => ({ balance: eb('balance', '-', applied) }))
        .where('id', '=', invoice_id)
        .where('balance', '>', 0 as Cents)
        .execute()
  await enterRows(ground, { bank_references: references, bank_reference_lines: lines })
  await plantLargeNote(ground)
}

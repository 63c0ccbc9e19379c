import { sumOf } from '../support/customerRows.ts'
import type { Rows } from '../support/rows.ts'
import { amount, shownSums, sumsOf, type Totalled } from './tableSums.ts'
import type { Screen } from './totals.ts'

/** An invoice or a credit note, and what open references hold of it. */
interface Owed {
  readonly id: number
  readonly amount: number
  readonly balance: number
  readonly available: number
}

interface Reference {
  readonly total: number
}

/** What is not applied of the lines of references that are not applied to the end. */
const heldIn = async (rows: Rows, customer: number, column: 'invoice_id' | 'credit_note_id') => {
  const lines = await rows.ask(
    `select ${column} as id, amount, applied from bank_reference_lines
      join bank_references on bank_references.id = reference_id where customer_id = ? and status <> 3`,
    customer,
  )
  return (id: unknown) =>
    sumOf(
      lines.filter((line) => line.id === id),
      (line) => Number(line.amount) - Number(line.applied),
    )
}

const owedOf = async (rows: Rows, customer: number, table: 'invoices' | 'credit_notes', order: string) => {
  const held = await heldIn(rows, customer, table === 'invoices' ? 'invoice_id' : 'credit_note_id')
  const found = await rows.ask(
    `select id, amount, balance from ${table} where customer_id = ? and balance > 0 order by ${order}, id`,
    customer,
  )
  return found.map(
    ({ id, amount: whole, balance }): Owed => ({
      ...{ id: Number(id), amount: Number(whole), balance: Number(balance) },
      available: Number(balance) - held(id),
    }),
  )
}

/** What a customer can pay, and what it has said that it pays, from the rows. */
export async function paymentsOf(rows: Rows, customer: number) {
  const references = await rows.ask('select total from bank_references where customer_id = ?', customer)
  const notes = await owedOf(rows, customer, 'credit_notes', 'created_on')
  return {
    invoices: await owedOf(rows, customer, 'invoices', 'due_on'),
    notes: notes.filter(({ available }) => available > 0),
    references: references.map(({ total }): Reference => ({ total: Number(total) })),
  }
}

type Payments = Awaited<ReturnType<typeof paymentsOf>>

const dollarsOf = <Row>(of: (row: Row) => number) => [(row: Row) => of(row) / 100, amount] as const
const owed: Totalled<Owed> = { Balance: dollarsOf(({ balance }) => balance) }
const left: Totalled<Owed> = { Amount: dollarsOf(({ available }) => available) }
const promised: Totalled<Reference> = { Amount: dollarsOf(({ total }) => total) }

const firstPage = 100

/** Cells of the page, and below them what is owed on all pages: the balance that the statement shows, too. */
const ofPage = <Row>(all: readonly Row[], columns: Totalled<Row>) => ({
  ...sumsOf(all.slice(0, firstPage), columns),
  total: sumsOf(all, columns).total,
})

/** What can be paid: balances as the statement has them, less what open references hold. */
export const payable: Screen<Payments> = {
  path: () => `/generate-bank-references?perPage=${firstPage}`,
  heading: 'Generate Bank References',
  totals: [
    ['open invoices', shownSums('Open Invoices', owed), ({ invoices }) => ofPage(invoices, owed)],
    [
      'what no open reference holds',
      (screen) => shownSums('Open Invoices', { Available: left.Amount as never })(screen)?.cells,
      ({ invoices }) => ({ Available: sumsOf(invoices.slice(0, firstPage), left).cells.Amount }),
    ],
    ['credit notes', shownSums('Credit notes', left), ({ notes }) => sumsOf(notes, left)],
  ],
}

/** What has been promised. */
export const paymentDetail: Screen<Payments> = {
  path: () => `/payment-detail?perPage=${firstPage}`,
  heading: 'Payment Detail',
  totals: [
    [
      'references',
      (screen) => shownSums('Payment Detail', promised)(screen)?.total,
      ({ references }) => sumsOf(references, promised).total,
    ],
  ],
}

import { type Owed, reckonPayments } from '#tests/api/data/finance/payments.reckoned.ts'
import type { Rows } from '#tests/support/database/openRows.ts'
import { amount, shownSums, sumsOf, type Totalled } from '../totals/tableSums.ts'
import type { Screen } from '../totals/totals.ts'

export const paymentsOf = (rows: Rows, customer: number) => reckonPayments({ rows }, customer)

type Payments = Awaited<ReturnType<typeof reckonPayments>>

const dollarsOf = <Row>(of: (row: Row) => number) => [(row: Row) => of(row) / 100, amount] as const
const owed: Totalled<Owed> = { Balance: dollarsOf(({ balance }) => balance) }
const left: Totalled<Owed> = { Amount: dollarsOf(({ available }) => available) }
const promised: Totalled<number> = { Amount: dollarsOf((total) => total) }

const firstPage = 100

/** Sums of the first page, and the total owed on all pages, as on the statement. */
const ofPage = <Row>(all: readonly Row[], columns: Totalled<Row>) => ({
  ...sumsOf(all.slice(0, firstPage), columns),
  total: sumsOf(all, columns).total,
})

/** Payable: balances of the statement, less the amounts held by open references. */
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

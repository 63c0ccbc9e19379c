import { openRows, type Rows } from '#tests/support/database/openRows.ts'
import { businessDay } from '#tests/support/portal/settings.ts'
import { expect, test } from '../browser/oneTab.ts'
import { signIn } from '../browser/signIn.ts'
import { accountOf, home, readyLoads, statement } from '../finance/accountTotals.ts'
import { payable, paymentDetail, paymentsOf } from '../finance/paymentTotals.ts'
import {
  finishedPieces,
  lineInProgress,
  loadedLinesOf,
  readyPieces,
  waitingOfOrder,
  waitingPieces,
} from '../logistics/loadTotals.ts'
import { completeOrder, openOrders, ordersOf, overview, statusReport, workInProgress } from '../orders/orderTotals.ts'
import { approvals, qualityDashboard, qualityOf, scorecard } from '../quality/qualityTotals.ts'
import { formsOf, oneOfEachForm } from './forms.ts'
import { both, type Customer, expectTotals, type Screen, screenOf } from './totals.ts'

/** All customers except the one that is excluded from the customer context. */
const everyCustomer = 'select id, name from customers where type = 1 and exclude_from_context = 0 order by id'

/**
 * Three customers with amounts due on the business day or on the first or last day of a month, where a time zone error
 * would show.
 */
const borderCases = `select customers.id, name from customers join invoices on customer_id = customers.id
  where exclude_from_context = 0 and balance <> 0
    and due_on in ('${businessDay}', '2026-10-31', '2026-11-01', '2026-11-30', '2026-12-01')
  group by customers.id, name having count(distinct due_on) > 1 order by count(*) limit 3`

// UTC-6, UTC+9 and UTC.
const zones = { 'America/Monterrey': everyCustomer, 'Asia/Tokyo': borderCases, UTC: borderCases }

interface Part<Of> {
  readonly of: (rows: Rows, customer: number) => Promise<Of>
  readonly screens: readonly Screen<Of>[]
}

const part =
  <Of>({ of, screens }: Part<Of>) =>
  async (page: Parameters<typeof signIn>[0], rows: Rows, customers: readonly Customer[], isOfEverybody: boolean) => {
    const known = []
    for (const customer of customers) {
      const reckoned = await of(rows, customer.id)
      known.push({ customer, reckoned, forms: formsOf(screens, reckoned) })
    }
    // With every customer, one per form suffices: API tests cover the answers for all customers.
    for (const { customer, reckoned } of isOfEverybody ? oneOfEachForm(known) : known)
      for (const screen of screens) await expectTotals(page, customer, screen, reckoned)
  }

/** Combined, because most of these figures appear on the same screens. */
async function plantOf(rows: Rows, customer: number) {
  const [account, orders] = [await accountOf(rows, customer), await ordersOf(rows, customer)]
  return { account, orders, loads: await loadedLinesOf(rows, customer) }
}

type Plant = Awaited<ReturnType<typeof plantOf>>

const about = {
  account: (screen: Screen<Plant['account']>) => screenOf(screen, ({ account }: Plant) => account),
  orders: (screen: Screen<Plant['orders']>) => screenOf(screen, ({ orders }: Plant) => orders),
  loads: (screen: Screen<Plant['loads']>) => screenOf(screen, ({ loads }: Plant) => loads),
}

const parts = {
  // API tests: `data/finance/home`, `statement` and `data/orders/allLines`.
  'home, the account, work in progress, orders and loads': part({
    of: plantOf,
    screens: [
      both(about.account(home), about.loads(readyPieces)),
      both(about.account(readyLoads), about.loads(waitingPieces)),
      about.loads(waitingOfOrder),
      about.account(statement),
      about.orders(workInProgress),
      about.loads(lineInProgress),
      both(about.orders(overview), about.loads(finishedPieces)),
      about.orders(openOrders),
      about.orders(completeOrder),
      about.orders(statusReport),
    ],
  }),
  // API tests: `data/quality/figures`.
  'quality and the scorecard': part({ of: qualityOf, screens: [qualityDashboard, scorecard, approvals] }),
  // API tests: `data/finance/bankReferences`.
  'references and what they hold': part({ of: paymentsOf, screens: [payable, paymentDetail] }),
}

for (const [timezoneId, whom] of Object.entries(zones)) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId })

    const isOfEverybody = whom === everyCustomer
    const all = Object.entries(parts)
    // Other time zones need their own browser context, which is opened once for all parts.
    const tests = isOfEverybody ? all.map((one) => [one]) : [all]
    for (const checks of tests) {
      const names = checks.map(([name]) => name).join(', ')
      test(`every total of a customer in ${names} is the sum of its rows`, async ({ page, portal }) => {
        test.slow()
        const rows = await openRows(portal)
        const customers = (await rows.ask(whom)) as Customer[]
        expect(customers.length).toBeGreaterThanOrEqual(isOfEverybody ? 16 : 3)
        await signIn(page, 'admin', '/forge/about-us')
        for (const [name, check] of checks) await test.step(name, () => check(page, rows, customers, isOfEverybody))
        await rows.close()
      })
    }
  })
}

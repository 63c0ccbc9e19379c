import { openRows, type Rows } from '../support/rows.ts'
import { accountOf, home, statement } from './accountTotals.ts'
import { expect, test } from './fixtures.ts'
import { openOrders, ordersOf, overview, statusReport, wholeOrder, workInProgress } from './orderTotals.ts'
import { signIn } from './signIn.ts'
import { expectTotals, type Screen } from './totals.ts'

// Six hours behind, nine before, and the day as UTC counts it.
const timeZones = ['America/Monterrey', 'Asia/Tokyo', 'UTC']

/** All customers but the one that no tab may act for. */
const customersOf = async ({ ask }: Rows) =>
  (await ask('select id, name from customers where type = 1 and exclude_from_context = 0 order by id')) as {
    id: number
    name: string
  }[]

interface Part<Of> {
  readonly of: (rows: Rows, customer: number) => Promise<Of>
  readonly screens: readonly Screen<Of>[]
}

const part =
  <Of>({ of, screens }: Part<Of>) =>
  async (page: Parameters<typeof signIn>[0], rows: Rows) => {
    const customers = await customersOf(rows)
    expect(customers.length).toBeGreaterThan(15)
    for (const customer of customers) {
      const reckoned = await of(rows, customer.id)
      for (const screen of screens) await expectTotals(page, customer, screen, reckoned)
    }
  }

const parts = {
  'home and the account': part({ of: accountOf, screens: [home, statement] }),
  'work in progress and orders': part({
    of: ordersOf,
    screens: [workInProgress, overview, openOrders, wholeOrder, statusReport],
  }),
}

for (const timezoneId of timeZones) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId })

    for (const [name, check] of Object.entries(parts)) {
      test(`every total of every customer in ${name} is the sum of its rows`, async ({ page, portal }) => {
        test.slow()
        const rows = await openRows(portal)
        await signIn(page, 'admin', '/forge/about-us')
        await check(page, rows)
        await rows.close()
      })
    }
  })
}

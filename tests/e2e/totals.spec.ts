import type { Page } from '@playwright/test'
import { stepColumns } from '../../backend/orders/stepColumns.ts'
import { type StepCounts, stepGroups, steps } from '../../schema/steps.ts'
import { reckonHome } from '../api/home.reckoned.ts'
import { businessDay } from '../support/portal.ts'
import { openRows, type Rows } from '../support/rows.ts'
import { expect, test } from './fixtures.ts'
import { signIn } from './signIn.ts'

const aYearAgo = `${Number(businessDay.slice(0, 4)) - 1}${businessDay.slice(4)}`

// Six hours behind, nine before, and the day as UTC counts it.
const timeZones = ['America/Monterrey', 'Asia/Tokyo', 'UTC']

const format = (least: number, most = least) =>
  new Intl.NumberFormat('en-US', { minimumFractionDigits: least, maximumFractionDigits: most })
const money = format(2).format
const dollars = (value: number) => `${value < 0 ? '-' : ''}$${money(Math.abs(value))}`
const count = (value: number) => format(0).format(value)

/** All customers but the one that no tab may act for. */
const customersOf = async (rows: Rows) =>
  (await rows.ask('select id from customers where type = 1 and exclude_from_context = 0 order by id')).map(
    ({ id }) => id as number,
  )

/** Goes on within the application, as its links do. */
const goTo = async (page: Page, path: string, heading: string) => {
  await page.evaluate((address) => {
    history.pushState({}, '', `/forge${address}`)
    dispatchEvent(new PopStateEvent('popstate', { state: {} }))
  }, path)
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
}

const legend = (page: Page, name: string) => page.getByRole('figure', { name }).getByRole('listitem')
const tile = (page: Page, name: string) => page.getByRole('group', { name })

type Reckoned = Awaited<ReturnType<typeof reckonHome>>

const expectBalance = async (page: Page, { balance: [owed] }: Reckoned) => {
  await expect(legend(page, 'Total Balance')).toContainText([
    dollars(owed?.overdueammount ?? 0),
    dollars(owed?.dueammount ?? 0),
    dollars(Math.max(0, owed?.openammount ?? 0)),
  ])
  await expect(page.getByRole('figure', { name: 'Total Balance' })).toContainText(dollars(owed?.total ?? 0))
}

const checkHome = async (page: Page, customer: number, reckoned: Reckoned) => {
  await goTo(page, `/?fcid=${customer}`, 'Dashboard')
  await expect(tile(page, 'Delayed Orders')).toContainText(count(reckoned.late))
  await expect(tile(page, 'Open Concessions')).toContainText(count(reckoned.concessions))
  await expect(tile(page, 'Ready to Ship')).toContainText(dollars(reckoned.readyToShip[0]?.Total ?? 0))
  await expect(tile(page, 'Pieces in Process')).toContainText(count(reckoned.pieces[0]?.Total ?? 0))
  const [worth, pieces] = [reckoned.readyToShip[0], reckoned.pieces[0]]
  await expect(tile(page, 'Ready to Ship')).toContainText(`$${money(worth?.Totalenk ?? 0)} K`)
  await expect(tile(page, 'Pieces in Process')).toContainText(`${format(0, 3).format(pieces?.Total / 1000)} K`)
  const { shipmentReady: ready, total } = reckoned.shipmentReady
  if (total > 0) await expect(legend(page, 'Shipment Ready')).toContainText([count(ready), count(total - ready)])
  await expectBalance(page, reckoned)
}

const tabs = [
  ['Overdue Invoices', 'overdueammount'],
  ['Invoices due this month', 'dueammount'],
  ['Invoices not due yet', 'openammount'],
] as const

type Paid = { onTime: number; paid: number; open: number }

const invoicesOf = async (rows: Rows, customer: number): Promise<Paid> => {
  const [row] = await rows.ask(
    `select coalesce(sum(case when paid_on between ? and ? then 1 else 0 end), 0) as paid,
      coalesce(sum(case when paid_on between ? and ? and paid_on <= due_on then 1 else 0 end), 0) as on_time,
      coalesce(sum(case when balance <> 0 then 1 else 0 end), 0) as open
      from invoices where customer_id = ?`,
    ...[aYearAgo, businessDay, aYearAgo, businessDay, customer],
  )
  return { onTime: Number(row?.on_time), paid: Number(row?.paid), open: Number(row?.open) }
}

const checkStatement = async (page: Page, customer: number, reckoned: Reckoned, { onTime, paid, open }: Paid) => {
  await goTo(page, `/statement?fcid=${customer}`, 'Account Statement')
  await expectBalance(page, reckoned)
  await expect(page.getByRole('row', { name: '# of invoices' })).toContainText(count(open))
  if (paid > 0) await expect(page.getByText(`${count(onTime)} of ${count(paid)} invoices paid on time`)).toBeVisible()
  for (const [name, part] of tabs) {
    await page.getByRole('tab', { name }).click()
    const table = page.getByRole('tabpanel', { name }).getByRole('table')
    const cells = table.getByRole('row').last().getByRole('cell')
    const isEmpty = (await table.getByRole('rowheader').count()) === 0
    if (isEmpty) expect(reckoned.balance[0]?.[part], name).toBe(0)
    else await expect(cells.last()).toHaveText(money(reckoned.balance[0]?.[part] ?? 0))
  }
}

type Lines = { open: number; held: StepCounts; value: number }

const openLines = async (rows: Rows, customer: number): Promise<Lines> => {
  const lines = await rows.ask('select * from job_orders where customer_id = ? and quantity > shipped', customer)
  const columns = stepColumns.map((column) => String(column.split(' as ')[0]?.replace('job_orders.', '')))
  const heldIn = (column: string) => lines.reduce((sum, line) => sum + line[column], 0)
  const held = Object.fromEntries(steps.map((step, at) => [step, heldIn(columns[at] ?? '')])) as Record<
    keyof StepCounts,
    number
  >
  const named = columns.filter((column) => column !== 'other')
  const worth = lines.map((line) => Number(line.price) * named.reduce((sum, column) => sum + line[column], 0))
  return { open: lines.length, held, value: Math.round(worth.reduce((sum, one) => sum + one, 0) / 100) }
}

const checkWip = async (page: Page, customer: number, { open, held, value }: Lines) => {
  await goTo(page, `/wip-reports?fcid=${customer}`, 'WIP Report')
  await expect(page.getByRole('tab', { name: `Open orders (${count(open)})` })).toBeVisible()
  await goTo(page, '/Chart', 'WIP Overview')
  if (open === 0) return expect(page.getByText('No results found.')).toBeVisible()
  const groups = Object.values(stepGroups).map((group) => group.reduce((sum, step) => sum + held[step], 0))
  await expect(legend(page, 'Pieces in process')).toContainText(groups.map((pieces) => `${count(pieces)} pieces`))
  await expect(page.getByRole('figure', { name: 'Pieces in process' })).toContainText(`USD ${count(value)}`)
}

const checkOrders = async (page: Page, rows: Rows, customer: number) => {
  const own = 'where customer_id = ?'
  const [orders] = await rows.ask(`select count(*) as total from purchase_orders ${own}`, customer)
  const [lines] = await rows.ask(`select count(*) as total from job_orders ${own}`, customer)
  for (const [path, heading, all] of [
    ['/open-orders-report', 'Open Orders Report', orders?.total],
    ['/status-report-steel', 'Status Report', lines?.total],
  ] as const) {
    await goTo(page, `${path}?fcid=${customer}`, heading)
    if (all === 0) await expect(page.getByText('No results found.')).toBeVisible()
    else await expect(page.getByText(new RegExp(`of ${count(all)}$`))).toBeVisible()
  }
}

for (const timezoneId of timeZones) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId })

    test("every total of every customer's screens is the sum of its rows", async ({ page, portal }) => {
      test.slow()
      const rows = await openRows(portal)
      await signIn(page, 'admin')
      for (const customer of await customersOf(rows)) {
        const reckoned = await reckonHome({ rows }, customer)
        await checkHome(page, customer, reckoned)
        await checkStatement(page, customer, reckoned, await invoicesOf(rows, customer))
        // What has no date cannot differ from zone to zone.
        if (timezoneId !== timeZones[0]) continue
        await checkWip(page, customer, await openLines(rows, customer))
        await checkOrders(page, rows, customer)
      }
      await rows.close()
    })
  })
}

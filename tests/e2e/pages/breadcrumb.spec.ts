import { openRows } from '#tests/support/database/openRows.ts'
import { expect, test } from '../browser/fixtures.ts'
import { signIn } from '../browser/signIn.ts'
import { sideways } from '../screens/layout.ts'

const long = 'W'.repeat(60)

test.use({ viewport: { width: 360, height: 740 } })

test('a breadcrumb shows a long name in full, and no page is wider than a phone', async ({ page, portal }) => {
  const rows = await openRows(portal)
  const [line] = await rows.ask(
    `select job_orders.number, purchase_orders.number as "order" from job_orders
     join purchase_orders on purchase_orders.id = purchase_order_id where job_orders.customer_id = 101 limit 1`,
  )
  const [user] = await rows.ask('select id from users where email like ?', 'customer@%')
  await rows.close()
  const places = [
    [`order?line=${line?.number}&fcid=101`, String(line?.order), long],
    ['show-data?record=customers&id=101', 'Brennholt Turbine Works', long],
    ['edit-data?record=customers&id=101', 'Brennholt Turbine Works', long],
    [`edit-user?id=${user?.id}`, 'customer@', `${long}@`],
  ] as const
  await signIn(page, 'admin', '/forge/about-us')
  for (const [address, name, shown] of places) {
    await page.route(/\/(read|auth\/api)\//, async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, body: (await answer.text()).replaceAll(name, shown) })
    })
    await page.goto(`/forge/${address}`)
    const current = page.getByRole('navigation', { name: 'Breadcrumb' }).locator('[aria-current=page]')
    await expect(current).toContainText(long)
    expect([address, await sideways(page)]).toEqual([address, 0])
    const box = await current.boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(360)
    await page.unrouteAll({ behavior: 'wait' })
  }
})

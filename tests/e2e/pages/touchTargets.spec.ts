import { expect, test } from '../browser/fixtures.ts'
import { signIn } from '../browser/signIn.ts'

test.use({ viewport: { width: 390, height: 844 } })

for (const route of ['open-orders-report', 'statement'])
  test(`icons of the cards on ${route} are large enough for fingers`, async ({ page }) => {
    await signIn(page, 'customer', `/forge/${route}`)
    const icons = page.getByRole('main').locator('li a:has(> svg):visible')
    await expect(icons.first()).toBeVisible()
    const sides = await icons.evaluateAll((links) =>
      links.flatMap((link) => {
        const { width, height } = link.getBoundingClientRect()
        return [width, height]
      }),
    )
    expect(Math.min(...sides)).toBeGreaterThanOrEqual(32)
  })

/** Pages with numbers, documents, dialogs and addresses that are links of one line. */
const linkedPages = ['to-do', 'wip-reports', 'ready-to-ship', 'requests', 'statement', 'approval-files', 'quote-status']

test('links of one line are large enough for fingers', async ({ page }) => {
  test.slow()
  await signIn(page, 'staff')
  for (const route of linkedPages) {
    await page.goto(`/forge/${route}?fcid=101`)
    const links = page.locator('main :is(h2, dd) :is(a, button):visible')
    await expect(links.first()).toBeVisible()
    const heights = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().height))
    expect(Math.min(...heights), route).toBeGreaterThanOrEqual(28)
  }
})

/** Pages with links and small buttons beside text, and how to find these. */
const smallTargets = [
  ['the sign-in', '/', 'form a, footer a'],
  ['the news on home', '/forge/', 'main [aria-roledescription=carousel] button'],
  [
    'an active filter',
    '/forge/open-orders-report?filter={"status":"late"}',
    'main ul[aria-label="Active filters"] button',
  ],
] as const

for (const [name, path, selector] of smallTargets)
  test(`small targets of ${name} are large enough for fingers`, async ({ page }) => {
    if (path === '/') await page.goto(path)
    else await signIn(page, 'customer', path)
    const targets = page.locator(selector)
    await expect(targets.first()).toBeAttached()
    await targets.first().scrollIntoViewIfNeeded()
    const sides = await targets.evaluateAll((all) =>
      all.flatMap((target) => {
        const { width, height } = target.getBoundingClientRect()
        return [width, height]
      }),
    )
    expect(Math.min(...sides)).toBeGreaterThanOrEqual(28)
  })

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

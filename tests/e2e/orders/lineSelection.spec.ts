import { expect, test } from '../browser/fixtures.ts'
import { signInAs } from '../browser/signIn.ts'
import { expectFitting } from '../screens/layout.ts'
import { sizes } from '../screens/screens.ts'

// Of a customer whose requests no other test counts.
const buyer = 'hold@anvil.example'

const lists = [
  { name: 'Open Orders', path: '/forge/open-orders-report?filter=%7B%22stage%22%3A%22open%22%7D' },
  { name: 'Status Report', path: '/forge/status-report-steel?filter=%7B%22stage%22%3A%22open%22%7D&page=2' },
  { name: 'WIP Report', path: '/forge/wip-reports?page=3' },
]

for (const { name, path } of lists) {
  for (const [size, viewport] of Object.entries(sizes)) {
    test(`lines selected in ${name}, ${size}, get one question, and are selected no longer`, async ({ page }) => {
      await page.setViewportSize(viewport)
      await signInAs(page, buyer, path)
      const ticks = page.getByRole('main').getByRole('checkbox')
      // On a phone, other lines are in cards below.
      const [first, second] = viewport.width > 600 ? [0, 1] : [2, 3]
      await ticks.nth(first).check()
      await ticks.nth(second).check()
      await expect(page.getByText('2 selected')).toBeVisible()
      await expectFitting(page)
      await page.getByRole('button', { name: 'Ask a question…' }).click()
      const form = page.getByRole('dialog', { name: /2 lines/ })
      await form.getByRole('textbox', { name: 'Text' }).fill('Why are they late?')
      await form.getByRole('button', { name: 'Send the request' }).click()
      await expect(page.getByText(/^2 requests/)).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(page.getByText('2 selected')).toHaveCount(0)
      await expect(ticks.nth(first)).not.toBeChecked()
    })
  }
}

import { goTo } from '../browser/goTo.ts'
import { expect, test } from '../browser/oneTab.ts'
import { signIn } from '../browser/signIn.ts'

const screens = ['', 'statement', 'wip-reports', 'Chart', 'open-orders-report', 'status-report-steel', 'contact']

test.describe('the customer excluded from the context', () => {
  test.use({ expectedErrors: [/status of 404/] })

  test('cannot be chosen by a link, and no screen requests its figures', async ({ page }) => {
    const requested: string[] = []
    page.on('request', (request) => {
      const named = `${request.url()} ${request.postData() ?? ''}`
      // The call for its name does not return it.
      const isOfFigures = request.url().includes('/read/') && !request.url().includes('/GetNames/')
      if (isOfFigures && /\/108\b|"id":108\b/.test(named)) requested.push(named)
    })
    await signIn(page, 'admin', '/forge/about-us')
    await page.goto('/forge/about-us?fcid=108')
    for (const path of screens) {
      await goTo(page, `/${path}?fcid=108`)
      await expect(page.getByText(/^Choose a customer/), path).toBeVisible()
      await expect(page.getByRole('banner').getByRole('status'), path).toHaveText('No customer selected')
    }
    expect(requested).toEqual([])
  })
})

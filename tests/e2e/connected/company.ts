import { type Company, startCompany } from '#tests/support/company/company.ts'
import { companyPassword } from '#tests/support/company/people.ts'
import { startPortal } from '#tests/support/portal/portal.ts'
import { test as base, expect } from '../browser/oneTab.ts'
import { fillSignIn } from '../browser/signIn.ts'
import { visit } from '../screens/stage.ts'

/** Playwright's test with a portal without own data, connected to the reference company. */
export const test = base.extend<object, { company: Company }>({
  company: [
    async ({ browserName: _ }, use) => {
      const company = await startCompany()
      await use(company)
      await company.stop()
    },
    { scope: 'worker' },
  ],
  portal: [
    async ({ company }, use) => {
      const portal = await startPortal({
        template: null,
        env: { ...company.settings, DEMO: 'off', LOG_LEVEL: 'debug' },
      })
      await use(portal)
      await portal.stop()
    },
    { scope: 'worker' },
  ],
})

/** Signs in like a user: the form of the landing page, then the chooser. */
export async function enter(page: Parameters<typeof visit>[0], email: string) {
  await visit(page, '/')
  await fillSignIn(page, email, companyPassword)
  await page.getByRole('dialog', { name: 'Select your portal' }).getByRole('link', { name: 'Forge' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
}

export { expect }

import { startPortal } from '#tests/support/portal/portal.ts'
import { type SecondCompany, startSecondCompany } from '#tests/support/secondCompany/company.ts'
import { emailOf, password } from '#tests/support/secondCompany/people.ts'
import { test as base, expect } from '../../browser/oneTab.ts'
import { fillSignIn } from '../../browser/signIn.ts'
import { visit } from '../../screens/stage.ts'

/** Playwright's test with a portal in front of the second reference company. */
export const test = base.extend<object, { company: SecondCompany }>({
  company: [
    async ({ browserName: _ }, use) => {
      const company = await startSecondCompany()
      await use(company)
      await company.stop()
    },
    { scope: 'worker' },
  ],
  portal: [
    async ({ company }, use) => {
      const portal = await startPortal({ template: null, env: company.settings })
      await use(portal)
      await portal.stop()
    },
    { scope: 'worker' },
  ],
})

export async function enter(page: Parameters<typeof visit>[0], account: string) {
  await visit(page, '/')
  await fillSignIn(page, emailOf(account), password)
  await page.getByRole('dialog', { name: 'Select your portal' }).getByRole('link', { name: 'Forge' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
}

export { expect }

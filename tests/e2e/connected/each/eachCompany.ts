import type { Page } from '@playwright/test'
import {
  type AnyCompany,
  type CompanyKind,
  companyKinds,
  type Mailbox,
  startAnyCompany,
} from '#tests/support/connected/anyCompany.ts'
import { startPortal } from '#tests/support/portal/portal.ts'
import { test as base, expect } from '../../browser/oneTab.ts'
import { fillSignIn } from '../../browser/signIn.ts'
import { visit } from '../../screens/stage.ts'

/** Playwright's test with a portal without own data, connected to a company of one kind. */
export const test = base.extend<object, { kind: CompanyKind; company: AnyCompany }>({
  kind: [companyKinds[0], { scope: 'worker', option: true }],
  company: [
    async ({ kind }, use) => {
      const company = await startAnyCompany(kind)
      await use(company)
      await company.stop()
    },
    { scope: 'worker' },
  ],
  portal: [
    async ({ company }, use) => {
      const portal = await startPortal({ template: null, env: { ...company.settings, DEMO: 'off' } })
      await use(portal)
      await portal.stop()
    },
    { scope: 'worker' },
  ],
})

/** Signs in like a user: the form of the landing page, then the chooser. Returns the token. */
export async function enter(page: Page, company: AnyCompany, mailbox: Mailbox) {
  await visit(page, '/')
  await fillSignIn(page, company.emailOf(mailbox), company.password)
  await page.getByRole('dialog', { name: 'Select your portal' }).getByRole('link', { name: 'Forge' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  return tokenIn(page)
}

const tokenIn = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === 'friat')?.value ?? ''

export { expect }

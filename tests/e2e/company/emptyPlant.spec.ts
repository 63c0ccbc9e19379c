import type { Page } from '@playwright/test'
import { pages } from '#schema/pages.ts'
import { firstAdministrator, firstCustomer, makeEmptyPlant } from '#tests/support/portal/emptyPlant.ts'
import { startPortal } from '#tests/support/portal/portal.ts'
import { test as base, expect } from '../browser/fixtures.ts'

const headers = { 'X-Requested-With': 'XMLHttpRequest', 'Sec-Fetch-Site': 'same-origin' }

/** A production portal that has an administrator and a customer, and nothing else. */
const test = base.extend({
  portal: [
    async ({ playwright }, use) => {
      const plant = await makeEmptyPlant()
      const portal = await startPortal(plant)
      const api = await playwright.request.newContext({ baseURL: portal.url, extraHTTPHeaders: headers })
      await signIn(api)
      const made = await api.post('/write/data/customers', { data: firstCustomer })
      expect(made.status(), await made.text()).toBeLessThan(300)
      await api.dispose()
      await use(portal)
      await portal.stop()
      await plant.remove()
    },
    { scope: 'worker' },
  ],
})

const signIn = async (api: Pick<Page['request'], 'post'>) => {
  const { email: username, password } = firstAdministrator
  const answer = await api.post('/auth/api/oauth/token/', {
    headers,
    form: { grant_type: 'password', username, password },
  })
  expect(answer.status(), await answer.text()).toBe(200)
}

const invented =
  /sample data|placeholder|awaiting|for (legal )?review|provider\.example|anvil\.example|00 0000 0000|alloy 718|january 2020|\b73%|presentations/i

/** Pages of the administrator's menu and the public ones, each opened by its address. */
const shown = pages.filter(({ guard, group }) => group !== null || guard === 'public')
/**
 * Sign-in pages lead away at once. The scorecard marks its placeholders until the plant has entered figures
 * `docs/product/quality.md#figures-beside-the-charts`.
 */
const apart = ['login', 'relogin', 'loginexterno', 'scorecard']

const settled = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0)
}

test('no page of an empty production portal shows what nobody entered', async ({ page }) => {
  test.slow()
  await signIn(page.request)
  for (const { route } of shown.filter((one) => !apart.includes(one.route))) {
    await page.goto(`/forge/${route}?fcid=101`)
    await settled(page)
    expect.soft(await page.locator('main').textContent(), route).not.toMatch(invented)
  }
})

const own = [
  'about-us',
  'commercial-terms-and-conditions',
  'meet-the-team',
  'testimonies',
  'privacy-policy',
  'terms-and-conditions',
] as const

test('pages without content say so at both widths, with a link to where their content is entered', async ({ page }) => {
  await signIn(page.request)
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 })
    for (const route of own) {
      await page.goto(`/forge/${route}`)
      await expect(page.getByText('Not set up yet.')).toBeVisible()
      await page.getByRole('link', { name: 'Enter it under Data' }).click()
      await expect(page).toHaveURL(/\/forge\/data\?/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Data')
    }
  }
})

test('a text that is entered under Data stands on its page, for those who are signed out too', async ({
  page,
  openBrowser,
}) => {
  await signIn(page.request)
  await page.goto('/forge/create-data?record=pageTexts')
  await page.getByRole('combobox', { name: 'Page' }).click()
  await page.getByRole('option', { name: 'Privacy Policy' }).click()
  await page.getByRole('textbox', { name: /^Version/ }).fill('2026-1')
  await page.getByLabel(/^In force from/).fill('2026-01-15')
  await page.getByRole('textbox', { name: /^Text(?! in)/ }).fill('1. Who we are\n1.1 <i>A forge</i> in Sheffield.')
  await page.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'New: Page text' })).toHaveCount(0)
  const theirs = await openBrowser()
  await theirs.goto('/forge/privacy-policy')
  await expect(theirs.getByRole('heading', { level: 2, name: '1. Who we are' })).toBeVisible()
  await expect(theirs.getByText('<i>A forge</i> in Sheffield.')).toBeVisible()
  await expect(theirs.getByText('Last updated: January 2026. Version 2026-1, in force from 15/Jan/2026.')).toBeVisible()
})

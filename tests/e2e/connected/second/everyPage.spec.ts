import type { Page } from '@playwright/test'
import { pages } from '#schema/pages.ts'
import { slugsOf, type User, users } from '#tests/support/secondCompany/people.ts'
import { goTo } from '../../browser/goTo.ts'
import { enter, expect, test } from './company.ts'
import { queries, shown, unknown } from './shown.ts'

type Known = (typeof pages)[number]

const main = (page: Page) => page.getByRole('main')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Values of a program that are no texts. */
const slips = /\b(undefined|NaN|null)\b|\[object|Invalid Date/

const mayOpen = (user: User, { guard, slug, isOwn, roles }: Known) =>
  isOwn
    ? roles.some((role) => role === user.role)
    : guard === 'signedIn' || slug === '/' || slugsOf(user).includes(slug)

for (const [account, customer] of [
  ['admin', 101],
  ['cliente', 101],
  ['acero', 303],
  ['letras', 'CLI Ñ-404'],
] as const)
  test(`${account} finds the company's rows on every page, or what an empty page says`, async ({ page, company }) => {
    test.slow()
    const user = users.find((one) => one.account === account) as User
    await enter(page, account)
    company.refused.length = 0
    for (const known of pages.filter(({ guard }) => guard !== 'public'))
      await test.step(known.route, async () => {
        const parameters = new URLSearchParams(queries[known.route])
        parameters.set('fcid', String(customer))
        await goTo(page, `/${known.route}?${parameters}`)
        if (!mayOpen(user, known)) return expect(heading(page)).toHaveText(unknown)
        await expect(main(page).getByRole('status', { name: 'Loading' })).toHaveCount(0)
        expect(shown[known.route], 'says what the page shows').toBeDefined()
        for (const text of shown[known.route] ?? []) await expect(main(page)).toContainText(text)
        await expect(main(page)).not.toContainText(slips)
        await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0)
      })
    // The company refuses what the specifications do not have.
    expect(company.refused).toEqual([])
  })

test('the pages for everybody open without a session', async ({ page }) => {
  for (const { route } of pages.filter(({ guard }) => guard === 'public'))
    await test.step(route, async () => {
      await page.goto(`/forge/${route}`)
      await expect(heading(page).first()).toBeVisible()
      await expect(page.locator('body')).not.toContainText(slips)
    })
})

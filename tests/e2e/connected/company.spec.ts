import type { Page } from '@playwright/test'
import { pages } from '../../../schema/pages.ts'
import { companyPages, mayOpen } from '../../support/company/pages.ts'
import { goTo } from '../browser/goTo.ts'
import { fillSignIn } from '../browser/signIn.ts'
import { visit } from '../screens/stage.ts'
import { enter, expect, test } from './company.ts'
import { addressOf, customerOf, shown } from './companyPages.ts'

type Known = (typeof pages)[number]

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test.describe('a wrong password at the company', () => {
  test.use({ expectedErrors: [/status of 40[01]/] })

  test("shows the specification's message, and signs nobody in", async ({ page, company }) => {
    await visit(page, '/')
    await fillSignIn(page, 'customer@company.example', 'Wrong-2026')
    await expect(page.getByText('The email or password you entered is incorrect.')).toBeVisible()
    expect(company.requests.at(-1)).toMatchObject({ method: 'POST', path: '/api/oauth/token/', status: 401 })
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('friat')
  })
})

test('signing out invalidates the company token and returns to the landing page', async ({ page, company }) => {
  await enter(page, 'customer@company.example')
  const token = (await page.context().cookies()).find(({ name }) => name === 'friat')?.value ?? ''
  expect(company.plant.sessions.isOpen(token)).toBe(true)
  await page.getByRole('button', { name: 'Account of Carl Weber' }).click()
  await page.getByRole('menuitem', { name: 'Log Out' }).click()
  await expect(page.getByLabel('E-mail')).toBeVisible()
  expect(company.requests).toContainEqual({ service: 'auth', method: 'GET', path: '/api/logout/', status: 200 })
  expect(company.plant.sessions.isOpen(token)).toBe(false)
})

const isLoaded = (page: Page) => expect(page.getByRole('main').getByRole('status', { name: 'Loading' })).toHaveCount(0)

/** Opens a page in the tab and looks for the company's rows, if they belong to a customer that the user acts for. */
const openPage = async (page: Page, { route, name }: Known, customers: readonly number[]) => {
  const { texts = [] } = shown[route] ?? {}
  const isOwn = customers.includes(customerOf(route))
  await goTo(page, isOwn ? addressOf(route) : addressOf(route, 101))
  await expect(heading(page)).toHaveText(shown[route]?.heading ?? name)
  await isLoaded(page)
  for (const text of isOwn ? texts : []) await expect(page.getByRole('main')).toContainText(text)
  await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0)
}

const guarded = pages.filter(({ guard }) => guard !== 'public')
const open = pages.filter(({ guard }) => guard === 'public')

for (const mailbox of ['admin', 'staff', 'customer'])
  test(`${mailbox} opens every page: permitted ones show the company's rows, the others lead home`, async ({
    page,
    company,
  }) => {
    test.slow()
    const before = company.requests.length
    await enter(page, `${mailbox}@company.example`)
    const person = company.plant.people.find(({ email }) => email.startsWith(mailbox))
    const customers = person ? company.plant.customersOf(person) : []
    const isOffered = ({ guard, slug, isOwn, roles }: Known) => {
      if (isOwn) return roles.some((role) => role === person?.role)
      const offered = companyPages.find((one) => one.slug === slug)
      return guard === 'signedIn' || slug === '' || Boolean(person && offered && mayOpen(person, offered))
    }
    for (const known of guarded)
      await test.step(known.route, async () => {
        if (isOffered(known)) return openPage(page, known, customers)
        await goTo(page, `/${known.route}`)
        await expect(heading(page)).toHaveText('Dashboard')
      })
    // Each of these is a document of its own, or leads to one.
    for (const { route } of open)
      await test.step(route, async () => {
        await page.goto(`/forge/${route}`)
        await expect(heading(page).first()).toBeVisible()
      })
    // The company receives no request for a call that it does not have.
    expect(company.requests.slice(before).filter(({ status }) => status >= 400)).toEqual([])
  })

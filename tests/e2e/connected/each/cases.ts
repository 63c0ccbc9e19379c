import type { Page } from '@playwright/test'
import { pages } from '#schema/pages.ts'
import { type CompanyKind, mailboxes } from '#tests/support/connected/anyCompany.ts'
import { failures, secret } from '#tests/support/connected/door.ts'
import { goTo } from '../../browser/goTo.ts'
import { fillSignIn } from '../../browser/signIn.ts'
import { visit } from '../../screens/stage.ts'
import { addressAt, customerAt, shown, textsOf } from '../companyPages.ts'
import { enter, expect, test } from './eachCompany.ts'

type Known = (typeof pages)[number]

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

const isLoaded = (page: Page) => expect(page.getByRole('main').getByRole('status', { name: 'Loading' })).toHaveCount(0)

const guarded = pages.filter(({ guard }) => guard !== 'public')
const open = pages.filter(({ guard }) => guard === 'public')

/** Cases that hold in front of each company; `kind` must be the kind that the file uses. */
export const testInFrontOf = (kind: CompanyKind) => {
  test.describe('a wrong password', () => {
    test.use({ expectedErrors: [/status of 40[01]/] })

    test("shows the specification's message, and signs nobody in", async ({ page, company }) => {
      await visit(page, '/')
      await fillSignIn(page, company.emailOf('customer'), 'Wrong-2026')
      await expect(page.getByText('The email or password you entered is incorrect.')).toBeVisible()
      expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('friat')
    })
  })

  test('signing out invalidates the company token and returns to the landing page', async ({ page, company }) => {
    const token = await enter(page, company, 'customer')
    expect(await company.isOpen(token)).toBe(true)
    await page.getByRole('button', { name: /^Account of / }).click()
    await page.getByRole('menuitem', { name: 'Log Out' }).click()
    await expect(page.getByLabel('E-mail')).toBeVisible()
    expect(await company.isOpen(token)).toBe(false)
  })

  for (const mailbox of mailboxes)
    test(`${mailbox} opens every page: permitted ones show the company's rows, the others lead home`, async ({
      page,
      company,
    }) => {
      test.slow()
      const person = await company.personOf(await enter(page, company, mailbox))
      const asked = await company.tokenOf(mailbox)
      const rejections = await company.rejections()
      const isOffered = ({ guard, slug, isOwn, roles }: Known) => {
        if (isOwn) return roles.some((role) => role === person.role)
        return guard === 'signedIn' || company.mayOpen(asked, slug || '/')
      }
      for (const known of guarded)
        await test.step(known.route, async () => {
          const { route, name } = known
          if (!(await isOffered(known))) {
            await goTo(page, `/${route}`)
            return expect(heading(page)).toHaveText('Dashboard')
          }
          const customer = customerAt(kind, route, person.customers)
          await goTo(page, addressAt(kind, route, customer))
          await expect(heading(page)).toHaveText(shown[route]?.heading ?? name)
          await isLoaded(page)
          for (const text of textsOf(kind, route, customer)) await expect(page.getByRole('main')).toContainText(text)
          await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0)
        })
      // Each of these is a document of its own, or leads to one.
      for (const { route } of open)
        await test.step(route, async () => {
          await page.goto(`/forge/${route}`)
          await expect(heading(page).first()).toBeVisible()
        })
      // Only calls that the company has and permits were sent to it.
      expect(await company.rejections()).toBe(rejections)
    })

  const cancelsReferences = kind === 'a second portal'

  test(`a bank reference ${cancelsReferences ? 'is cancelled at the company' : 'cannot be cancelled'}, and the portal keeps disputes and promises`, async ({
    page,
    company,
  }) => {
    const drawer = page.getByRole('dialog')
    const rows = page.getByRole('main').locator('tbody tr')
    await enter(page, company, 'customer')
    await goTo(page, '/generate-bank-references?fcid=101')
    await page.getByRole('checkbox', { name: /^F/, disabled: false }).first().check()
    const generate = 'Generate Bank Reference'
    await page.getByRole('button', { name: generate }).click()
    await drawer.getByRole('button', { name: generate }).click()
    await page.getByRole('button', { name: 'OK' }).click()
    const number = (await drawer.getByText(/^\d{8,12}$/).textContent()) ?? ''
    await drawer.getByRole('button', { name: 'Close' }).last().click()
    await page.getByRole('button', { name: number, exact: true }).click()
    await expect(drawer.getByText('Not applied')).toBeVisible()
    await expect(drawer.getByRole('button', { name: 'Copy the reference' })).toBeVisible()
    const cancel = page.getByRole('button', { name: 'Cancel the reference' })
    await expect(cancel).toHaveCount(cancelsReferences ? 1 : 0)
    if (cancelsReferences) {
      await cancel.click()
      await page.getByRole('textbox', { name: /^Why do you cancel/ }).fill('Wrong invoice.')
      await cancel.click()
      await expect(rows.filter({ hasText: number })).toContainText('Cancelled')
    } else await drawer.getByRole('button', { name: 'Close' }).click()

    await goTo(page, '/statement?fcid=101')
    const dispute = page.getByRole('button', { name: /^Dispute the invoice / })
    const name = String(await dispute.first().getAttribute('aria-label'))
    const row = rows.filter({ hasText: name.replace('Dispute the invoice ', '') })
    await dispute.first().click()
    await drawer.getByRole('textbox', { name: 'Amount (USD)' }).fill('1000.5')
    await drawer.getByRole('textbox', { name: 'Text' }).fill('The price is not that of the order.')
    await drawer.getByRole('button', { name: 'Send the request' }).click()
    await expect(row).toContainText('Disputed: 1,000.50')

    const promise = page.getByRole('link', { name: 'Promise a payment' })
    // The customer of the second portal has nothing overdue.
    await expect(promise).toHaveCount(cancelsReferences ? 0 : 1)
    if (cancelsReferences) return
    await promise.click()
    await page.getByRole('button', { name: 'Promise a payment' }).click()
    await drawer.getByRole('spinbutton', { name: 'Day' }).click()
    const day = new Date(Date.now() + 3 * 86_400_000)
    const typed = day.toLocaleDateString('en-GB', { day: '2-digit', month: 'short', year: 'numeric', timeZone: 'UTC' })
    await page.keyboard.type(typed.replaceAll(' ', ''))
    await drawer.getByRole('button', { name: 'Promise', exact: true }).click()
    await expect(drawer).toHaveCount(0)
    await goTo(page, '/statement?fcid=101')
    await expect(row).toContainText(`Payment promised for ${typed.replaceAll(' ', '/')}`)
  })

  const numbersOf = (page: Page) => page.getByRole('rowheader').allTextContents()

  for (const mailbox of ['manager', 'group'] as const)
    test(`${mailbox} chooses among several customers, and sees rows of the chosen one only`, async ({
      page,
      company,
    }) => {
      const { customers } = await company.personOf(await enter(page, company, mailbox))
      const withOrders = [101, 102, 103].filter((customer) => customers.includes(customer)).slice(0, 2)
      expect(withOrders).toHaveLength(2)
      const others: string[] = []
      for (const customer of withOrders)
        await test.step(String(customer), async () => {
          await goTo(page, `/open-orders-report?fcid=${customer}`)
          await expect(page.getByRole('rowheader').first()).toBeVisible()
          await expect.poll(async () => (await numbersOf(page)).filter((number) => others.includes(number))).toEqual([])
          await isLoaded(page)
          others.push(...(await numbersOf(page)))
        })
      expect(new Set(others).size).toBeGreaterThan(1)
    })

  test.describe('a list whose service fails', () => {
    test.use({ expectedErrors: [/status of 50[02]/] })
    test.afterEach(({ company }) => {
      company.door.broken = null
    })

    test('says so with Retry and without a trace of the answer, and Retry shows the rows', async ({
      page,
      company,
    }) => {
      test.slow()
      await enter(page, company, 'customer')
      for (const { name, by } of failures)
        await test.step(name, async () => {
          company.door.broken = { at: /statusreportsteel/i, by }
          await page.goto('/forge/status-report-steel?fcid=101')
          const retry = page.getByRole('alert').getByRole('button', { name: 'Retry' })
          await expect(retry).toBeVisible()
          await expect(page.getByRole('dialog')).toHaveCount(0)
          await expect(page.locator('body')).not.toContainText(secret)
          await expect(heading(page)).toHaveText('Status Report')
          company.door.broken = null
          await retry.click()
          await expect(page.getByRole('rowheader').first()).toBeVisible()
          await expect(retry).toHaveCount(0)
        })
    })
  })

  test('a list is shown whatever content type the service gives to its JSON', async ({ page, company }) => {
    await enter(page, company, 'customer')
    for (const type of ['text/plain', 'text/html; charset=utf-8', 'application/octet-stream'])
      await test.step(type, async () => {
        company.door.broken = {
          at: /statusreportsteel/i,
          by: async (response, pass) => response.writeHead(200, { 'content-type': type }).end(await pass()),
        }
        await page.goto('/forge/status-report-steel?fcid=101')
        await expect(page.getByRole('rowheader').first()).toBeVisible()
      })
    company.door.broken = null
  })

  test.describe('a session that the company ends', () => {
    test.use({ expectedErrors: [/status of 401/] })

    test('asks to sign in again, and leads back to the page', async ({ page, company }) => {
      await company.endSession(await enter(page, company, 'customer'))
      await goTo(page, '/status-report-steel?fcid=101')
      const expired = page.getByRole('dialog', { name: 'Session expired' })
      await expect(expired).toContainText('Your session has expired. Please log in again.')
      await expired.getByRole('button', { name: 'Continue' }).click()
      await fillSignIn(page, company.emailOf('customer'), company.password)
      await expect(heading(page)).toHaveText('Status Report')
      await expect(page.getByRole('rowheader').first()).toBeVisible()
    })
  })

  test.describe('two users at once', () => {
    // The answer to a customer of somebody else.
    test.use({ expectedErrors: [/status of 40[34]/] })

    test('see their own rows only', async ({ page, company, openBrowser }) => {
      const [one, other] = [page, await openBrowser()]
      await Promise.all([enter(one, company, 'customer'), enter(other, company, 'admin')])
      const numbersAt = async (tab: Page, customer: number) => {
        await goTo(tab, `/open-orders-report?fcid=${customer}`)
        await expect(tab.getByRole('rowheader').first()).toBeVisible()
        return numbersOf(tab)
      }
      const [own, foreign] = await Promise.all([numbersAt(one, 101), numbersAt(other, 102)])
      expect(own.filter((number) => foreign.includes(number))).toEqual([])
      // Another customer's number in the address changes nothing.
      await goTo(one, '/open-orders-report?fcid=102')
      await isLoaded(one)
      expect((await numbersOf(one)).filter((number) => foreign.includes(number))).toEqual([])
    })
  })
}

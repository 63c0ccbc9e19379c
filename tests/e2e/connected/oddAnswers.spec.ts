import type { Page } from '@playwright/test'
import { pages, type Route } from '../../../schema/pages.ts'
import { companyPages } from '../../support/company/pages.ts'
import { goTo } from '../browser/goTo.ts'
import { enter, expect, test } from './company.ts'
import { addressOf, shown } from './companyPages.ts'
import { blankRows, missingDetails, otherForms } from './oddAnswers.ts'

const offered = pages.filter(({ guard, slug }) => guard === 'page' && companyPages.some((one) => one.slug === slug))

const open = async (page: Page, route: Route) => {
  await goTo(page, addressOf(route))
  await expect(page.getByRole('main').getByRole('status', { name: 'Loading' })).toHaveCount(0)
}

const isWhole = async (page: Page) => {
  await expect(page.getByText('This page could not be shown')).toHaveCount(0)
  await expect(page.getByText('Session expired')).toHaveCount(0)
}

test.afterEach(({ company }) => {
  company.change = null
})

test('every page looks the same with numbers as text, flags as 0 or 1 and days as DD/MM/YYYY', async ({
  page,
  company,
}) => {
  test.slow()
  company.change = otherForms
  await enter(page, 'admin@company.example')
  for (const { route } of offered)
    await test.step(route, async () => {
      await open(page, route)
      for (const text of shown[route]?.texts ?? []) await expect(page.getByRole('main')).toContainText(text)
      await isWhole(page)
      await expect(page.getByRole('main').getByText(/rows could not be read/)).toHaveCount(0)
    })
})

for (const [what, change] of [
  ['a row with only null values in each list', blankRows],
  ['a row without details in each list', missingDetails],
] as const)
  test(`every page keeps its other rows with ${what}`, async ({ page, company }) => {
    test.slow()
    await enter(page, 'admin@company.example')
    company.change = change
    for (const { route } of offered)
      await test.step(route, async () => {
        await open(page, route)
        await isWhole(page)
      })
  })

test('a list shows above the table which rows are unreadable, and reports the faults without values', async ({
  page,
  company,
}) => {
  company.change = ({ path }, body) => {
    if (path !== '/Account/detailbank/') return body
    const [first, second, ...rest] = (body as { detailbank: object[] }).detailbank
    return { detailbank: [first, { ...second, total: 'PLANTED-WORD' }, ...rest] }
  }
  await enter(page, 'admin@company.example')
  const reported = page.waitForRequest('**/write/answerFaults')
  await open(page, 'payment-detail')
  await expect(page.getByText(/^1 of \d+ rows could not be read\.$/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Copy details' })).toBeVisible()
  await expect(page.getByText('Total (incomplete)')).toBeVisible()
  const report = (await reported).postDataJSON()
  expect(report).toEqual({
    faults: [
      {
        ...{ call: 'POST /read/Account/detailbank/', field: 'bankReference.total' },
        ...{ kind: 'type', hurts: 'row', count: 1 },
      },
    ],
  })
})

import { enter, expect, test } from './company.ts'

test.afterEach(({ company }) => {
  company.choice.lines = 3
})

test('10,000 lines of direct customers are loaded once, also for further groups', async ({ page, company }) => {
  await enter(page, 'admin')
  company.choice.lines = 10_000
  const loads = () => company.asked.filter(({ call }) => call.endsWith('/wipreportGE')).length
  const before = loads()
  await page.goto('/forge/open-orders-direct-customers?fcid=101')
  const main = page.getByRole('main')
  await expect(main).toContainText('NP-199')
  await main.getByRole('button', { name: 'Show 200 more groups (200 of 1,000)' }).click()
  await expect(main).toContainText('NP-399')
  expect(loads() - before).toBe(1)
})

test('the next page of 10,000 lines does not load them again', async ({ page, company }) => {
  await enter(page, 'admin')
  company.choice.lines = 10_000
  const loads = () => company.asked.filter(({ call }) => call.endsWith('/wipreportGE')).length
  await page.goto('/forge/b-status-report-seller?fcid=101')
  const main = page.getByRole('main')
  await expect(main).toContainText(/1–25 of 10,?000/)
  const before = loads()
  await main.getByRole('button', { name: 'Next page' }).click()
  await expect(main).toContainText(/26–50 of 10,?000/)
  expect(loads() - before).toBe(0)
})

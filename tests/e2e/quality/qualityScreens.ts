import { expect, type Locator, type Page } from '@playwright/test'
import { signIn } from '../browser/signIn.ts'
import { heading, type Open } from '../screens/stage.ts'

const rows = (page: Page) => page.getByRole('heading', { level: 3 }).getByRole('button')

/** The first pending concession is open already. */
export const openAll = async (heads: Locator) => {
  for (const head of await heads.all()) if ((await head.getAttribute('aria-expanded')) === 'false') await head.click()
}

const showOfStaff: Open = async ({ page }) => {
  await signIn(page, 'staff', '/forge/concessions?fcid=107')
  await heading(page, 'Concessions')
  await expect(rows(page)).toHaveCount(8)
  await openAll(rows(page))
  await expect(page.getByRole('button', { name: /^Add comment/ }).first()).toBeVisible()
}

const showOfCustomer: Open = async ({ page }) => {
  await signIn(page, 'steel', '/forge/concessions')
  await expect(page.getByRole('button', { name: /^Choose a file/ })).toBeVisible()
}

const withDialog =
  (show: Open, button: RegExp): Open =>
  async (stage) => {
    await show(stage)
    await stage.page.getByRole('button', { name: button }).first().click()
    await expect(stage.page.getByRole('dialog')).toBeVisible()
  }

const shown =
  (path: string, title: string, text: string): Open =>
  async ({ page }) => {
    await signIn(page, 'customer', `/forge/${path}`)
    await heading(page, title)
    await expect(page.getByText(text).first()).toBeVisible()
  }

const ofStaff =
  (button: string): Open =>
  async ({ page }) => {
    await signIn(page, 'staff', '/forge/approval-files?fcid=101&folder=1')
    await page.getByRole('button', { name: button, exact: true }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  }

export const qualityScreens: Record<string, Open> = {
  'the concessions of a customer, opened by staff': showOfStaff,
  'a comment to a concession': withDialog(showOfStaff, /^Add comment/),
  'creating a folder of approval files': ofStaff('Create Folder'),
  'adding approval files': ofStaff('Add Files'),
  'the comments of approval files': ofStaff('Comments'),
  'the concessions of who is to approve them': showOfCustomer,
  'the file of an approval': withDialog(showOfCustomer, /^Choose a file/),
  'no concessions found': async ({ page }) => {
    await signIn(page, 'new', '/forge/concessions')
    await expect(page.getByText('No results found.')).toBeVisible()
  },
  'what waits for approval': shown('approvals', 'Approvals', 'Days in status'),
  'the folders of approval files': shown('approval-files', 'Approval Files', 'Uploaded By'),
  'a folder of approval files': shown('approval-files?folder=3', 'Approval Files', 'Overview.pdf'),
  'a history of approval files': shown('approval-files?folder=4', 'Approval Files', 'Approval 2.pdf'),
  'the quality dashboard': shown('quality-dashboard', 'Quality Dashboard', 'Project Manager'),
  'the scorecard': shown('scorecard', 'Scorecard', 'Sample data'),
  'concessions that could not be loaded': async ({ page }) => {
    await page.route('**/Consessions/**', (route) => route.fulfill({ status: 500, json: {} }))
    await signIn(page, 'customer', '/forge/concessions')
    await expect(page.getByRole('alert')).toBeVisible()
  },
}

import { expect } from '@playwright/test'
import { signIn } from '../browser/signIn.ts'
import { heading, type Open } from '../screens/stage.ts'

/** Customer 105, the parent, has data on every contract page. */
const show =
  (slug: string, name: string, text: string | RegExp): Open =>
  async ({ page }) => {
    await signIn(page, 'manager', `/forge/${slug}?fcid=105`)
    await heading(page, name)
    await expect(page.getByText(text).first()).toBeVisible()
  }

const showDashboard: Open = async (stage) => {
  await show('contract-dashboard', 'Contract Dashboard', 'LTA pipeline flanges')(stage)
  await expect(stage.page.getByRole('img', { name: /^LTA's by Material/ }).locator('svg')).toBeVisible()
}

export const contractScreens: Record<string, Open> = {
  'the contract dashboard': showDashboard,
  'the contracts as a table': async (stage) => {
    await showDashboard(stage)
    await stage.page.getByRole('button', { name: 'Show as table: Contracts' }).click()
    // The tooltip stays as long as the pointer is on the button.
    await stage.page.mouse.move(0, 0)
    await expect(stage.page.getByRole('tooltip')).toHaveCount(0)
    await expect(stage.page.getByRole('cell', { name: 'To be expired' })).toBeVisible()
  },
  'the agreement of a contract': show('contract-agreement', 'Contract Agreement', 'Anvil Facility'),
  'the direct customers of contracts': show(
    'contract-direct-customers',
    'Contract Direct Customers',
    'Bridas y Anillos del Norte',
  ),
  'the raw material of contracts': show('contract-raw-material', 'Contract Raw Material', / billet$/),
  'the market share': show('contract-market-share', 'Contract Raw Material', 'According to the agreed share'),
  'the price revision': show('contract-price-revision', 'Contract Price Revision', 'Sample data'),
  'the special report': show('contract-special-report', 'Contract Special Report', 'Sample data'),
  'the long-term agreements': show('lta', 'LTA', 'Material 2'),
  'the lead times': show('lead-time', 'Lead Time', 'Sample data'),
  'no contracts found': async ({ page }) => {
    await signIn(page, 'manager', '/forge/contract-agreement?fcid=103')
    await expect(page.getByText('No results found.')).toBeVisible()
  },
  'contracts that could not be loaded': async ({ page }) => {
    await page.route(/\/(agreement|contractFigures)$/, (route) => route.fulfill({ status: 500, json: {} }))
    await signIn(page, 'manager', '/forge/contract-dashboard?fcid=105')
    await expect(page.getByRole('alert').first()).toBeVisible()
  },
  'the travel log': async ({ page }) => {
    await signIn(page, 'staff', '/forge/travel-log')
    await heading(page, 'Travel Log')
    await expect(page.getByRole('heading', { name: 'Toulouse' })).toBeVisible()
  },
}

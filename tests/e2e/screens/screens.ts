import { expect } from '@playwright/test'
import { accountScreens } from '../account/accountScreens.ts'
import { administrationScreens } from '../administration/administrationScreens.ts'
import { signIn } from '../browser/signIn.ts'
import { clearStorage } from '../browser/stayingTab.ts'
import { companyScreens } from '../company/companyScreens.ts'
import { paymentScreens } from '../finance/paymentScreens.ts'
import { logisticsScreens } from '../logistics/logisticsScreens.ts'
import { materialScreens } from '../material/materialScreens.ts'
import { orderScreens } from '../orders/orderScreens.ts'
import { qualityScreens } from '../quality/qualityScreens.ts'
import { contractScreens } from '../sales/contractScreens.ts'
import { quoteScreens } from '../sales/quoteScreens.ts'
import { salesScreens } from '../sales/salesScreens.ts'
import { heading, type Open, visit } from './stage.ts'

/** A wide window, and the narrowest supported one. */
export const sizes = { wide: { width: 1440, height: 900 }, phone: { width: 360, height: 740 } } as const

const showVisits: Open = async ({ page }) => {
  await signIn(page, 'admin', '/forge/visit-logs?perPage=10')
  await heading(page, 'Visit Logs')
  await expect(page.getByText(/^1–10 of /)).toBeVisible()
}

const showStatistics: Open = async ({ page }) => {
  await signIn(page, 'admin', '/forge/access-statistics')
  await heading(page, 'Access Statistics')
  await expect(page.getByRole('main').getByRole('img').locator('svg')).toHaveCount(3)
}

const showStatement =
  (account: 'hold' | 'new'): Open =>
  async ({ page }) => {
    await signIn(page, account, '/forge/statement')
    await heading(page, 'Account Statement')
    for (const chart of [/^Total Balance/, /^Payment score/])
      await expect(page.getByRole('img', { name: chart }).locator('svg')).toBeVisible()
    await expect(page.getByText('SWIFT')).toBeVisible()
  }

const showHome =
  (account: 'customer' | 'new' | 'steel'): Open =>
  async ({ page }) => {
    await signIn(page, account)
    await heading(page, 'Dashboard')
    await expect(page.getByRole('img', { name: /^Total Balance/ }).locator('svg')).toBeVisible()
    await expect(page.getByRole('term').last()).toHaveText('Accounts Receivable')
    await expect(page.getByRole('main').getByRole('status', { name: 'Loading' })).toHaveCount(0)
  }

const showOrders: Open = async ({ page, isPhone }) => {
  await signIn(page, 'staff', '/forge/open-orders-report?fcid=101&filter={"status":"late"}')
  await heading(page, 'Open Orders Report')
  const orders = page.getByRole(isPhone ? 'list' : 'table', { name: 'Open Orders', exact: true })
  await expect(orders.getByText('Late', { exact: true }).first()).toBeVisible()
}

const showReport: Open = async ({ page }) => {
  await signIn(page, 'staff', '/forge/status-report-steel?fcid=101&perPage=10')
  await heading(page, 'Status Report')
  await expect(page.getByText(/^1–10 of /)).toBeVisible()
}

const showWip =
  (account: 'customer' | 'hold', search = ''): Open =>
  async ({ page }) => {
    await signIn(page, account, `/forge/wip-reports?perPage=10${search}`)
    await heading(page, 'WIP Report')
    await expect(page.getByText(/^1–10 of /)).toBeVisible()
  }

const showPicker: Open = async ({ page }) => {
  await signIn(page, 'admin')
  await page.getByRole('button', { name: 'Customer Picker' }).click()
  await expect(page.getByRole('button', { name: /^All business units/ })).toBeVisible()
}

const showAbout: Open = async ({ page }) => {
  await signIn(page, 'customer', '/forge/about-us')
  await heading(page, 'About Us')
}

const showMenu: Open = async ({ page, isPhone }) => {
  await signIn(page, 'admin')
  if (isPhone) await page.getByRole('button', { name: 'Open menu' }).click()
  else await page.getByRole('button', { name: 'Orders' }).click()
  await expect(page.getByText('Open Orders Report')).toBeVisible()
}

const reportScreens: Record<string, Open> = {
  'an address without a page': async ({ page }) => {
    await visit(page, '/forge/no-such-page')
    await heading(page, 'Page not found')
  },
  'the dashboard': async ({ page }) => {
    await signIn(page, 'group')
    await heading(page, 'Dashboard')
  },
  'the home page of a customer': showHome('customer'),
  'a home page that could not be loaded': async ({ page }) => {
    await page.route(/\/read\/(Dashboard|api\/Main)\//, (route) => route.fulfill({ status: 500, json: {} }))
    await signIn(page, 'customer')
    // Others may have moved promised dates of this customer, which the page tells as well.
    const failures = page.getByRole('alert').filter({ hasText: 'Something went wrong on our side' })
    await expect(failures).toHaveCount(10)
  },
  'loads in transit': async ({ page }) => {
    await signIn(page, 'customer', '/forge/in-transit')
    await heading(page, 'In Transit')
    await expect(page.getByText('Kestrel Bay Freight').first()).toBeVisible()
  },
  'loads that are ready to ship': async ({ page }) => {
    await signIn(page, 'customer', '/forge/ready-to-ship')
    await heading(page, 'Ready to Ship')
    await expect(page.getByRole('button', { name: /^Best Way Prepay and Add/ })).toBeVisible()
  },
  'the menu of the account': async (stage) => {
    await showAbout(stage)
    await stage.page.getByRole('button', { name: 'Account of Megan Ostrander' }).click()
    await expect(stage.page.getByRole('menuitem', { name: 'My Profile' })).toBeVisible()
  },
  'no open orders found': async ({ page }) => {
    await signIn(page, 'customer', '/forge/open-orders-report?filter={"jobOrder":"none"}')
    await expect(page.getByText('No results found.')).toBeVisible()
  },
  'open orders that could not be loaded': async ({ page }) => {
    await page.route('**/OpenOrders/ListadoFiltrado/**', (route) => route.fulfill({ status: 500, json: {} }))
    await signIn(page, 'customer', '/forge/open-orders-report')
    await expect(page.getByRole('alert')).toBeVisible()
  },
  'work in progress of the second source, filtered': showWip('customer', '&filter={"status":"delayed"}'),
  'work in progress that could not be loaded': async ({ page }) => {
    await page.route('**/WIP/source/**', (route) => route.fulfill({ status: 500, json: {} }))
    // Needs a cleared tab, because cached data is shown while it is fresh.
    await clearStorage(page)
    await signIn(page, 'customer', '/forge/wip-reports')
    await expect(page.getByRole('alert')).toBeVisible()
  },
  'the overview of work in progress': async ({ page }) => {
    await signIn(page, 'customer', '/forge/Chart')
    await expect(page.getByRole('img', { name: /^Pieces in process/ }).locator('svg')).toBeVisible()
  },
  'the expired session': async ({ page }) => {
    await signIn(page, 'customer', '/forge/about-us')
    await heading(page, 'About Us')
    await page.context().clearCookies({ name: 'friat' })
    await page.goto('/forge/statement')
    await expect(page.getByRole('dialog', { name: 'Session expired' })).toBeVisible()
  },
  'the home page of a new customer': showHome('new'),
  'the statement of a new customer': showStatement('new'),
  'no work in progress found': async ({ page }) => {
    await signIn(page, 'new', '/forge/wip-reports')
    await expect(page.getByText('No results found.')).toBeVisible()
  },
  'the statement of a customer on hold': showStatement('hold'),
  'the invoices that are not due yet': async (stage) => {
    await showStatement('hold')(stage)
    await stage.page.getByRole('tab', { name: 'Invoices not due yet' }).click()
    await expect(stage.page.getByRole('tabpanel').getByRole('link').first()).toBeVisible()
  },
  'a statement that could not be loaded': async ({ page }) => {
    await page.route(/\/read\/.*(DETAILDETAIL|getpaymentterms|getporcenntaje|BankDetails)/, (route) =>
      route.fulfill({ status: 500, json: {} }),
    )
    await signIn(page, 'customer', '/forge/statement')
    await expect(page.getByRole('alert')).toHaveCount(5)
  },
  'work in progress of the first source': showWip('hold'),
  'the home page with a banner': async (stage) => {
    await showHome('steel')(stage)
    await expect(stage.page.getByRole('alert')).toContainText('Alloy 718 Premium')
  },
  'an open menu': showMenu,
  'the business units of the picker': showPicker,
  'the customers of the picker': async (stage) => {
    await showPicker(stage)
    await stage.page.getByRole('button', { name: /^Rings/ }).click()
    await expect(stage.page.getByRole('searchbox', { name: 'Search' })).toBeFocused()
  },
  'the visit logs': showVisits,
  'no visits found': async ({ page }) => {
    await signIn(page, 'admin', '/forge/visit-logs?filter={"q":"nobody has this name"}')
    await expect(page.getByText('No results found.')).toBeVisible()
  },
  'visits that could not be loaded': async ({ page }) => {
    await page.route('**/visit-logsforge**', (route) => route.fulfill({ status: 500, json: {} }))
    await signIn(page, 'admin', '/forge/visit-logs')
    await expect(page.getByRole('alert')).toBeVisible()
  },
  'the access statistics': showStatistics,
  'access statistics that could not be loaded': async ({ page }) => {
    await page.route('**/EstadisticasAcceso/**', (route) => route.fulfill({ status: 500, json: {} }))
    await signIn(page, 'admin', '/forge/access-statistics')
    await expect(page.getByRole('alert')).toHaveCount(4)
  },
  'what waits for an administrator': async ({ page }) => {
    await signIn(page, 'admin', '/forge/?fcid=101')
    await heading(page, 'Dashboard')
    await expect(page.getByRole('banner').getByRole('link', { name: /pending tasks?$/ })).toBeVisible()
  },
  'the to-do list with selected tasks': async ({ page }) => {
    await signIn(page, 'admin', '/forge/to-do')
    await page.getByRole('checkbox').first().check()
    await expect(page.getByText('1 selected')).toBeVisible()
  },
  'the open orders': showOrders,
  'the detail of an order': async (stage) => {
    await showOrders(stage)
    await stage.page.locator('a.row-link').first().click()
    await expect(stage.page.getByRole('link', { name: /^\d+$/ }).last()).toBeVisible()
    await expect(stage.page.getByText('Acknowledgement (PDF)')).toBeVisible()
  },
  'the status report': showReport,
  'the dates of a job order': async (stage) => {
    await showReport(stage)
    await stage.page.locator('a.row-link').first().click()
    await expect(stage.page.getByRole('link', { name: 'Production steps' })).toBeVisible()
  },
}

/** All screens by area. Screens of the same user are grouped, so that one tab can visit them in turn. */
export const screens: Record<string, Record<string, Open>> = {
  administration: administrationScreens,
  reports: reportScreens,
  'the account': accountScreens,
  sales: salesScreens,
  orders: orderScreens,
  quotes: quoteScreens,
  payments: paymentScreens,
  logistics: logisticsScreens,
  'the company': companyScreens,
  contracts: contractScreens,
  quality: qualityScreens,
  material: materialScreens,
}

export const shownFailures = [/status of (401|500|400 .*onboarding\/sheet)/]

/** Screens that a phone opens differently, or that lose their state when resized. */
export const openedInEachSize: ReadonlySet<string> = new Set([
  'an open menu',
  'the filters of the users',
  'the columns of the users, or their order on a phone',
  'the open orders',
  'the detail of an order',
  'what an offer for scrap is for',
  'feedback on a quote',
])

import { expect, type Page } from '@playwright/test'
import type { Newcomers } from './newcomers.ts'
import { personOfSheet, workbookOf } from './sheets.ts'
import { fillSignIn, signIn } from './signIn.ts'
import { chooseRole, roleSelect } from './userForm.ts'

export type Theme = 'light' | 'dark'

/** A wide window, and the narrowest that is supported. */
export const sizes = { wide: { width: 1440, height: 900 }, phone: { width: 360, height: 740 } } as const

/** What a screen needs to be opened. */
export type Stage = { page: Page; newcomers: Newcomers; isPhone: boolean }

type Open = (stage: Stage) => Promise<void>

const heading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

const showUsers: Open = async ({ page }) => {
  await signIn(page, 'admin', '/forge/users?perPage=10')
  await expect(page.getByText('1–10 of 120')).toBeVisible()
  await expect(page.getByRole('link', { name: /^EDIT/ }).first()).toBeVisible()
}

const showCreate: Open = async ({ page }) => {
  await signIn(page, 'admin', '/forge/create-user')
  await expect(page.getByRole('button', { name: 'Create', exact: true })).toBeVisible()
}

const showOnboarding: Open = async ({ page }) => {
  await signIn(page, 'admin', '/forge/onboard-users')
  await expect(page.getByRole('button', { name: 'Choose a file' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Batches' })).toBeVisible()
}

const batchOfOne = {
  ...{ id: 1, at: '2026-11-20T12:00:00.000Z', user: 'Victoria', file_name: 'people.xlsx' },
  ...{ rows: 2, created: 1, undone_at: null, deleted: null },
}

const showEdit: Open = async ({ page, newcomers }) => {
  const { id, email } = await newcomers.add({ name: 'Edda Edited' })
  await signIn(page, 'admin', `/forge/edit-user?id=${id}`)
  await heading(page, `Edit user: ${email}`)
  await expect(page.getByRole('button', { name: 'Brennholt Turbine Works' })).toBeVisible()
}

const showTrail: Open = async ({ page, newcomers }) => {
  await newcomers.add({ name: 'Tracy Traced' })
  await signIn(page, 'admin', '/forge/audit-trail?filter={"subject":"Tracy Traced"}')
  await heading(page, 'Audit Trail')
  await expect(page.getByText('Created', { exact: true }).first()).toBeVisible()
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
    await expect(page.getByRole('main').getByRole('status')).toHaveCount(0)
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

/** Each metrics page at a division: its heading, and whether a chart stands above its table. */
const showMetric =
  (address: string, name: string, hasChart = false): Open =>
  async ({ page }) => {
    await signIn(page, 'admin', `/forge/${address}${address.includes('?') ? '&' : '?'}division=1`)
    await heading(page, name)
    await expect(page.getByText(/^1–\d+ of /)).toBeVisible()
    if (hasChart) await expect(page.getByRole('img', { name: / per month/ }).locator('svg')).toBeVisible()
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

const showProfile: Open = async ({ page }) => {
  await signIn(page, 'customer', '/forge/user-profile')
  await expect(page.getByRole('region', { name: 'Backup Sales Representative' }).getByRole('link')).toBeVisible()
}

const showMenu: Open = async ({ page, isPhone }) => {
  await signIn(page, 'admin')
  if (isPhone) await page.getByRole('button', { name: 'Open menu' }).click()
  else await page.getByRole('button', { name: 'Quality' }).click()
  await expect(page.getByText('Scorecard')).toBeVisible()
}

/** Every screen of the portal so far, by what it is. */
export const screens: Record<string, Open> = {
  'the sign-in': async ({ page }) => {
    await page.goto('/')
    await heading(page, 'Sign in')
  },
  'a refused sign-in': async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByRole('alert')).toBeVisible()
  },
  'the portal chooser': async ({ page }) => {
    await page.goto('/')
    await fillSignIn(page, 'customer@anvil.example')
    await expect(page.getByRole('dialog', { name: 'Select your portal' })).toBeVisible()
  },
  'the portal chooser as a page': async ({ page }) => {
    await page.goto('/forge/selectefrisa')
    await heading(page, 'Select your portal')
  },
  'the request for a new password': async ({ page }) => {
    await page.goto('/forge/password-recovery')
    await expect(page.getByRole('button', { name: 'Send link' })).toBeVisible()
  },
  'the form of a new password': async ({ page }) => {
    await page.goto('/forge/password-recovery?token=any')
    await page.getByLabel(/^New password/).fill('one rule met')
    await expect(page.getByText('Met', { exact: true })).toHaveCount(1)
  },
  'the contact page for guests': async ({ page }) => {
    await page.goto('/forge/contact')
    await expect(page.getByRole('link', { name: 'contact@provider.example' })).toBeVisible()
  },
  'the contacts of a customer': async ({ page }) => {
    await signIn(page, 'customer', '/forge/contact')
    await expect(page.getByRole('main').getByRole('region')).toHaveCount(5)
    await expect(page.getByText('Accounts Receivable')).toBeVisible()
  },
  'contacts without a customer': async ({ page }) => {
    await signIn(page, 'admin', '/forge/contact')
    await expect(page.getByText(/^Choose a customer in the header/)).toBeVisible()
  },
  'contacts that could not be loaded': async ({ page }) => {
    await page.route('**/supportContacts', (route) => route.fulfill({ status: 500, json: {} }))
    await signIn(page, 'customer', '/forge/contact')
    await expect(page.getByRole('alert')).toBeVisible()
  },
  'the profile': showProfile,
  'an edited profile': async (stage) => {
    await stage.page.route('**/edit-profile/', (route) => route.fulfill({ json: { message: 'Done.', version: 2 } }))
    await showProfile(stage)
    await stage.page.getByRole('button', { name: 'Save' }).click()
    await expect(stage.page.getByRole('dialog', { name: 'Profile edited successfully.' })).toBeVisible()
  },
  'a profile that could not be loaded': async ({ page }) => {
    await page.route('**/user-profile/', (route) => route.fulfill({ status: 500, json: {} }))
    await signIn(page, 'customer', '/forge/user-profile')
    await expect(page.getByRole('alert')).toBeVisible()
  },
  'the change of a password': async ({ page }) => {
    await signIn(page, 'customer', '/forge/password-change')
    await page.getByLabel(/^New password/).fill('one rule met')
    await page.getByRole('button', { name: 'Change Password' }).click()
    await expect(page.getByText('Required.')).toBeVisible()
  },
  'the terms and conditions': async ({ page }) => {
    await page.goto('/forge/terms-and-conditions')
    await heading(page, 'Terms and Conditions')
  },
  'the privacy policy': async ({ page }) => {
    await page.goto('/forge/privacy-policy')
    await heading(page, 'Privacy Policy')
  },
  'an address without a page': async ({ page }) => {
    await page.goto('/forge/no-such-page')
    await heading(page, 'Page not found')
  },
  'the dashboard': async ({ page }) => {
    await signIn(page, 'group')
    await heading(page, 'Dashboard')
  },
  'the home page of a customer': showHome('customer'),
  'the home page of a new customer': showHome('new'),
  'the home page with a banner': async (stage) => {
    await showHome('steel')(stage)
    await expect(stage.page.getByRole('alert')).toContainText('Alloy 718 Premium')
  },
  'a home page that could not be loaded': async ({ page }) => {
    await page.route(/\/read\/(Dashboard|api\/Main)\//, (route) => route.fulfill({ status: 500, json: {} }))
    await signIn(page, 'customer')
    await expect(page.getByRole('alert')).toHaveCount(10)
  },
  'loads in transit': async ({ page }) => {
    await signIn(page, 'customer', '/forge/in-transit')
    await heading(page, 'In Transit')
    await expect(page.getByText('Kestrel Bay Freight').first()).toBeVisible()
  },
  'a page under maintenance': showAbout,
  'an open menu': showMenu,
  'the menu of the account': async (stage) => {
    await showAbout(stage)
    await stage.page.getByRole('button', { name: 'Account of Megan Ostrander' }).click()
    await expect(stage.page.getByRole('menuitem', { name: 'My Profile' })).toBeVisible()
  },
  'the business units of the picker': showPicker,
  'the customers of the picker': async (stage) => {
    await showPicker(stage)
    await stage.page.getByRole('button', { name: /^Rings/ }).click()
    await expect(stage.page.getByRole('searchbox', { name: 'Search' })).toBeFocused()
  },
  'the expired session': async ({ page }) => {
    await signIn(page, 'customer', '/forge/about-us')
    await heading(page, 'About Us')
    await page.context().clearCookies({ name: 'friat' })
    await page.goto('/forge/statement')
    await expect(page.getByRole('dialog', { name: 'Session expired' })).toBeVisible()
  },
  'the users': showUsers,
  'the filters of the users': async (stage) => {
    await showUsers(stage)
    if (stage.isPhone) await stage.page.getByRole('button', { name: 'Filters' }).click()
    await stage.page.getByRole('combobox', { name: 'Client Type' }).click()
    await expect(stage.page.getByRole('option', { name: 'Customer', exact: true })).toBeVisible()
  },
  'the rows per page': async (stage) => {
    await showUsers(stage)
    await stage.page.getByRole('combobox', { name: 'Rows per page' }).click()
    await expect(stage.page.getByRole('option', { name: '100' })).toBeVisible()
  },
  'the columns of the users, or their order on a phone': async (stage) => {
    await showUsers(stage)
    if (stage.isPhone) await stage.page.getByRole('combobox', { name: 'Sort by' }).click()
    else await stage.page.getByRole('button', { name: 'Columns' }).click()
    await expect(stage.page.getByRole(stage.isPhone ? 'option' : 'menuitemcheckbox').first()).toBeVisible()
  },
  'no users found': async ({ page }) => {
    await signIn(page, 'admin', '/forge/users?filter={"q":"nobody has this name"}')
    await expect(page.getByText('No results found.')).toBeVisible()
  },
  'users that could not be loaded': async ({ page }) => {
    await page.route('**/ObtenerUsuariosForge/**', (route) => route.fulfill({ status: 500, json: {} }))
    await signIn(page, 'admin', '/forge/users')
    await expect(page.getByRole('alert')).toBeVisible()
  },
  'the formats of a download': async (stage) => {
    await showUsers(stage)
    await stage.page.getByRole('button', { name: 'Download' }).click()
    await expect(stage.page.getByRole('menuitem', { name: 'CSV (.csv)' })).toBeVisible()
  },
  'the statement of a customer on hold': showStatement('hold'),
  'the invoices that are not due yet': async (stage) => {
    await showStatement('hold')(stage)
    await stage.page.getByRole('tab', { name: 'Invoices not due yet' }).click()
    await expect(stage.page.getByRole('tabpanel').getByRole('link').first()).toBeVisible()
  },
  'the statement of a new customer': showStatement('new'),
  'a statement that could not be loaded': async ({ page }) => {
    await page.route(/DETAILDETAIL|getpaymentterms|getporcenntaje|BankDetails/, (route) =>
      route.fulfill({ status: 500, json: {} }),
    )
    await signIn(page, 'hold', '/forge/statement')
    await expect(page.getByRole('alert')).toHaveCount(5)
  },
  'the open orders': showOrders,
  'the detail of an order': async (stage) => {
    await showOrders(stage)
    await stage.page.locator('a.row-link').first().click()
    await stage.page.getByRole('button', { name: 'All dates' }).click()
    await expect(stage.page.getByRole('link', { name: /^\d+$/ }).last()).toBeVisible()
    await expect(stage.page.getByText('Acknowledgement (PDF)')).toBeVisible()
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
  'the status report': showReport,
  'the dates of a job order': async (stage) => {
    await showReport(stage)
    await stage.page.locator('a.row-link').first().click()
    await expect(stage.page.getByRole('link', { name: 'Production steps' })).toBeVisible()
  },
  'work in progress of the first source': showWip('hold'),
  'work in progress of the second source, filtered': showWip('customer', '&filter={"status":"delayed"}'),
  'no work in progress found': async ({ page }) => {
    await signIn(page, 'new', '/forge/wip-reports')
    await expect(page.getByText('No results found.')).toBeVisible()
  },
  'work in progress that could not be loaded': async ({ page }) => {
    await page.route('**/WIP/source/**', (route) => route.fulfill({ status: 500, json: {} }))
    await signIn(page, 'customer', '/forge/wip-reports')
    await expect(page.getByRole('alert')).toBeVisible()
  },
  'the overview of work in progress': async ({ page }) => {
    await signIn(page, 'customer', '/forge/Chart')
    await expect(page.getByRole('img', { name: /^Pieces in process/ }).locator('svg')).toBeVisible()
  },
  'the metrics': async ({ page }) => {
    await signIn(page, 'admin', '/forge/metrics-forge?division=0')
    await expect(page.getByRole('group', { name: 'Hit rate' })).toContainText('%')
  },
  'metrics that could not be loaded': async ({ page }) => {
    await page.route(/NowForge\/1$/, (route) => route.fulfill({ status: 500, json: {} }))
    await signIn(page, 'admin', '/forge/metrics-forge?division=1')
    await expect(page.getByRole('alert')).toBeVisible()
  },
  'users by access': showMetric('metrics_detalle-haeentered?entered=0', 'Users by Access'),
  'the users of a division': showMetric('metrics-forge-detalle', 'Total Users'),
  'the history of new users': showMetric('metrics-forge-grafica1', 'New User History', true),
  'the history of quotes': showMetric('metrics-forge-quoted', 'Quoted History', true),
  'the history of hit rates': showMetric('metrics-forge-hitrate', 'Hit Rate History', true),
  'the history of purchases': showMetric('metrics-detalle-Pedidos', 'Purchased History', true),
  'customers without orders': showMetric('metrics_clientes-sinpedido', 'Customers without Orders'),
  'no customers without orders': async ({ page }) => {
    await signIn(page, 'admin', '/forge/metrics_clientes-sinpedido?division=0')
    await expect(page.getByText('No results found.')).toBeVisible()
  },
  'a history that could not be loaded': async ({ page }) => {
    await page.route(/GraficaMensualHitRate/, (route) => route.fulfill({ status: 500, json: {} }))
    await signIn(page, 'admin', '/forge/metrics-forge-hitrate?division=1')
    await expect(page.getByRole('alert')).toHaveCount(2)
  },
  'a new user': showCreate,
  'the choices of the client type': async (stage) => {
    await showCreate(stage)
    await roleSelect(stage.page).click()
    await expect(stage.page.getByRole('option', { name: 'Customer', exact: true })).toBeVisible()
  },
  'the choices of the relation, and the further pages': async (stage) => {
    await showCreate(stage)
    await chooseRole(stage.page, 'Customer')
    await stage.page.getByText('More pages').click()
    await stage.page.getByRole('combobox', { name: 'Relation' }).fill('Norr')
    await expect(stage.page.getByRole('option', { name: 'Norrvik Stål' })).toBeVisible()
  },
  'complaints about a new user': async (stage) => {
    await showCreate(stage)
    await stage.page.getByRole('button', { name: 'Create', exact: true }).click()
    await expect(stage.page.getByText('Required.')).toHaveCount(5)
  },
  'the question about unsaved input': async (stage) => {
    await showCreate(stage)
    await stage.page.getByRole('textbox', { name: 'Full Name' }).fill('Half typed')
    await stage.page.getByRole('link', { name: 'Users' }).first().click()
    await expect(stage.page.getByRole('dialog', { name: 'Unsaved input' })).toBeVisible()
  },
  'the onboarding of users': showOnboarding,
  'a sheet that was checked': async (stage) => {
    await showOnboarding(stage)
    const { page } = stage
    const buffer = workbookOf([
      personOfSheet('Ana', 'ana@sheet.example'),
      personOfSheet('', 'nobody', 'Emperor'),
      personOfSheet('Victoria', 'admin@anvil.example'),
    ])
    await page.locator('input[type=file]').setInputFiles({ name: 'people.xlsx', mimeType: 'application/zip', buffer })
    await expect(page.getByRole('button', { name: 'Create 1 user' })).toBeVisible()
    await expect(page.getByText('Exists', { exact: true })).toBeVisible()
  },
  'a file that is no sheet': async (stage) => {
    await showOnboarding(stage)
    const buffer = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0])
    await stage.page.locator('input[type=file]').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer })
    await expect(stage.page.getByRole('alert')).toBeVisible()
  },
  'the question about undoing a batch': async (stage) => {
    const { page } = stage
    await page.route('**/api/onboarding/batches?**', (route) => route.fulfill({ json: [batchOfOne] }))
    await showOnboarding(stage)
    await page.getByRole('button', { name: 'Undo people.xlsx' }).click()
    await expect(page.getByRole('dialog', { name: 'Undo people.xlsx' })).toBeVisible()
  },
  'batches that could not be loaded': async (stage) => {
    await stage.page.route('**/api/onboarding/batches?**', (route) => route.fulfill({ status: 500, json: {} }))
    await showOnboarding(stage)
    await expect(stage.page.getByRole('alert')).toBeVisible()
  },
  'a user': showEdit,
  'what a user may do, and its history': async (stage) => {
    await showEdit(stage)
    const { page } = stage
    await page.getByText('Who may do what').click()
    await expect(page.getByText('Role default').first()).toBeVisible()
    await page.getByText('History', { exact: true }).click()
    await expect(page.getByText('Created', { exact: true })).toBeVisible()
  },
  'the audit trail': showTrail,
  'nothing found in the audit trail': async ({ page }) => {
    await signIn(page, 'admin', '/forge/audit-trail?filter={"subject":"nobody has this name"}')
    await expect(page.getByText('No results found.')).toBeVisible()
  },
  'an audit trail that could not be loaded': async ({ page }) => {
    await page.route('**/audit-trail/**', (route) => route.fulfill({ status: 500, json: {} }))
    await signIn(page, 'admin', '/forge/audit-trail')
    await expect(page.getByRole('alert')).toBeVisible()
  },
  'the question about deleting a user': async (stage) => {
    await showEdit(stage)
    await stage.page.getByRole('button', { name: 'Delete' }).click()
    await expect(stage.page.getByRole('dialog')).toBeVisible()
  },
  'a deleted user': async (stage) => {
    await showEdit(stage)
    await stage.page.getByRole('button', { name: 'Delete' }).click()
    await stage.page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(stage.page.getByText('User deleted successfully.')).toBeVisible()
  },
  'an edited user': async (stage) => {
    await showEdit(stage)
    await stage.page.getByRole('button', { name: 'Update' }).click()
    await expect(stage.page.getByRole('dialog', { name: 'User edited successfully' })).toBeVisible()
  },
}

/** Errors that the browser logs on the screens that show failures. */
export const shownFailures = [/status of (401|500)/]

/** Screens that a phone opens in its own way, or whose state does not outlive a change of the size. */
export const openedInEachSize: ReadonlySet<string> = new Set([
  'an open menu',
  'the filters of the users',
  'the columns of the users, or their order on a phone',
  'the open orders',
  'the detail of an order',
])

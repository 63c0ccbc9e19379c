import { expect } from '@playwright/test'
import { signIn } from '../browser/signIn.ts'
import { heading, type Open } from '../screens/stage.ts'
import { chooseRole, roleSelect } from '../users/userForm.ts'
import { personOfSheet, workbookOf } from './sheets.ts'

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
  id: 1,
  at: '2026-11-20T12:00:00.000Z',
  user: 'Victoria',
  file_name: 'people.xlsx',
  rows: 2,
  created: 1,
  undone_at: null,
  deleted: null,
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

const showMetric =
  (address: string, name: string, hasChart = false): Open =>
  async ({ page }) => {
    await signIn(page, 'admin', `/forge/${address}${address.includes('?') ? '&' : '?'}division=1`)
    await heading(page, name)
    await expect(page.getByText(/^1–\d+ of /)).toBeVisible()
    if (hasChart) await expect(page.getByRole('img', { name: / per month/ }).locator('svg')).toBeVisible()
  }

const showRecords =
  (address: string, name: string | RegExp, last: string | RegExp): Open =>
  async ({ page }) => {
    await signIn(page, 'admin', `/forge/${address}`)
    await heading(page, name)
    await expect(page.getByText(last).first()).toBeVisible()
  }

export const administrationScreens: Record<string, Open> = {
  'the users': showUsers,
  'the imports': showRecords('imports', 'Imports', 'Runs'),
  'a checked file with problems': async ({ page }) => {
    await signIn(page, 'admin', '/forge/imports')
    const buffer = Buffer.from('customerId,number,issuedOn,dueOn,amount,balance\n101,S-1,2026-10-01,soon,1,1\n')
    await page.locator('input[type=file]').setInputFiles({ name: 'invoices.csv', mimeType: 'text/csv', buffer })
    await expect(page.getByText(/^1 problem\./)).toBeVisible()
    await page.getByText('Columns', { exact: true }).click()
    await expect(page.getByRole('group', { name: 'dueOn', exact: true })).toBeVisible()
  },
  'the customers that are kept by hand': showRecords('data?record=customers', 'Data', 'Brennholt Turbine Works'),
  'lines of contracts, with the names of what they refer to': showRecords(
    'data?record=contractLines',
    'Data',
    /^1–25 of /,
  ),
  'the terms of a customer': showRecords(
    'show-data?record=customerTerms&id=101',
    'Customer terms: Brennholt Turbine Works',
    'Brennholt Turbine Works',
  ),
  'the form of a new customer': showRecords('create-data?record=customers', 'New: Customer', 'Legal name'),
  'the form of a contact': showRecords('edit-data?record=contacts&id=1', /^Contact: /, 'Photo'),
  'the form of somebody on the team': showRecords('edit-data?record=teamMembers&id=1', /^Team member: /, 'Photo'),
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
    await stage.page.getByRole('button', { name: 'Export' }).click()
    await expect(stage.page.getByRole('menuitem', { name: 'CSV (.csv)' })).toBeVisible()
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
  'issues about a new user': async (stage) => {
    await showCreate(stage)
    await stage.page.getByRole('button', { name: 'Create', exact: true }).click()
    await expect(stage.page.getByText('Required.')).toHaveCount(5)
  },
  'the question about unsaved input': async (stage) => {
    await showCreate(stage)
    await stage.page.getByRole('textbox', { name: 'Full Name' }).fill('Half typed')
    await stage.page.getByRole('link', { name: 'Users' }).first().click()
    await expect(stage.page.getByRole('dialog', { name: 'Unsaved changes' })).toBeVisible()
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
  'the personal data of a user': async (stage) => {
    await showEdit(stage)
    await stage.page.getByText('Personal data', { exact: true }).click()
    await expect(stage.page.getByRole('button', { name: 'Erase…', exact: true })).toBeVisible()
  },
  'what a user may do, and its history': async (stage) => {
    await showEdit(stage)
    const { page } = stage
    await page.getByText('Effective access').click()
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

import { readFileSync } from 'node:fs'
import { read, utils } from '@e965/xlsx'
import type { Page } from '@playwright/test'
import { goByMenu } from '../browser/mainMenu.ts'
import { expect, test } from '../browser/oneTab.ts'
import { fillSignIn, signIn } from '../browser/signIn.ts'
import { linkMailedTo } from '../users/mails.ts'
import type { Newcomers } from '../users/newcomers.ts'
import { headersOfSheet, personOfSheet, workbookOf } from './sheets.ts'

const chooseFile = (page: Page, name: string, buffer: Buffer) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/octet-stream', buffer })

const peopleOf = (newcomers: Newcomers) => {
  const people = Array.from({ length: 10 }, (_one, at) => personOfSheet(`Person ${at}`, newcomers.email('onboarded')))
  const twice = [...(people[0] as string[])]
  people[3] = personOfSheet('', newcomers.email('nameless'))
  people[7] = personOfSheet('Rolf Roleless', newcomers.email('roleless'), 'Emperor')
  return [...people, twice]
}

/** Corrects the downloaded file: adds the missing name and replaces the unknown role. */
const mended = (bytes: Buffer) => {
  const { SheetNames, Sheets } = read(bytes)
  const sheet = Sheets[SheetNames[0] ?? '']
  const rows = sheet ? utils.sheet_to_json<string[]>(sheet, { header: 1, defval: '' }) : []
  expect(rows[0]).toEqual([...headersOfSheet, 'Problems'])
  expect(rows.slice(1).map((row) => row.at(-1))).toEqual([
    'Full Name: Required.',
    'Client Type: This client type does not exist, or you cannot assign it.',
    'Email: Appears twice in the sheet.',
  ])
  return [
    rows[0] ?? [],
    ['Nadia Named', ...(rows[1] ?? []).slice(1)],
    (rows[2] ?? []).map((cell) => (cell === 'Emperor' ? 'Customer' : cell)),
  ]
}

test('an administrator onboards users from a sheet, corrects errors, and one user signs in', async ({
  page,
  portal,
  newcomers,
  openBrowser,
}) => {
  test.slow()
  const people = peopleOf(newcomers)
  const worker = people[1]?.[1] as string

  await test.step('the sheet is checked: nobody is created yet', async () => {
    await signIn(page, 'admin', '/forge/about-us')
    await goByMenu(page, 'Administration', 'Users')
    await page.getByRole('link', { name: 'Onboard users' }).click()
    await expect(page).toHaveTitle('Onboard Users - Anvil')
    const trail = page.getByRole('navigation', { name: 'Breadcrumb' })
    await expect(trail.getByRole('link')).toHaveText(['Users', 'Create User'])
    await chooseFile(page, 'people.xlsx', workbookOf(people))
    await expect(page.getByText('New users: 8. Existing users: 0. Rows with problems: 3.')).toBeVisible()
    expect(await newcomers.find('onboarded')).toEqual([])
  })

  let problems = Buffer.alloc(0)
  await test.step('the users are created, and the rows with problems saved', async () => {
    await page.getByRole('button', { name: 'Create 8 users' }).click()
    await expect(page.getByText(/^Users created: 8\./)).toBeVisible()
    const started = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Rows with problems (.xlsx)' }).click()
    problems = readFileSync(await (await started).path())
  })

  await test.step('the mended rows are sent again', async () => {
    await page.getByRole('button', { name: 'Onboard another sheet' }).click()
    const [, ...rows] = mended(problems)
    await chooseFile(page, 'mended.xlsx', workbookOf(rows, [...headersOfSheet, 'Problems']))
    await page.getByRole('button', { name: 'Create 2 users' }).click()
    await expect(page.getByText(/^Users created: 2\./)).toBeVisible()
  })

  await test.step('one of them sets a password by the mailed link and signs in', async () => {
    const theirs = await openBrowser()
    await theirs.goto(await linkMailedTo(portal, worker))
    await theirs.getByLabel(/^E-mail/).fill(worker)
    await theirs.getByLabel(/^New password/).fill('Turning-Lathe 42')
    await theirs.getByLabel(/^Confirm new password/).fill('Turning-Lathe 42')
    await theirs.getByRole('button', { name: 'Reset password' }).click()
    await expect(theirs).toHaveURL('/?resetSuccess=1')
    await fillSignIn(theirs, worker, 'Turning-Lathe 42')
    await theirs.getByRole('dialog', { name: 'Select your portal' }).getByRole('link', { name: 'Forge' }).click()
    await expect(theirs.getByRole('button', { name: 'Account of Person 1' })).toBeVisible()
  })

  await test.step('the batch is undone: who works is kept', async () => {
    await page.getByRole('button', { name: 'Onboard another sheet' }).click()
    await page.getByRole('button', { name: 'Undo people.xlsx' }).click()
    const question = page.getByRole('dialog', { name: 'Undo people.xlsx' })
    await question.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('people.xlsx: 7 users deleted. 1 kept: has set a password.')).toBeVisible()
    expect((await newcomers.find('onboarded')).map(({ email }) => email)).toEqual([worker])
  })
})

test('an onboarding sheet is chosen, checked and created by keyboard alone', async ({ page, newcomers }) => {
  await signIn(page, 'admin', '/forge/onboard-users')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose a file' }).focus()
  await page.keyboard.press('Enter')
  const person = personOfSheet('Kay Board', newcomers.email('keyboard'))
  await (await chooser).setFiles({
    name: 'one.xlsx',
    mimeType: 'application/octet-stream',
    buffer: workbookOf([person]),
  })
  await expect(page.getByText(/^New users: 1\./)).toBeVisible()
  await page.getByRole('button', { name: 'Create 1 user' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Users created: 1\./)).toBeVisible()
})

import type { Page } from '@playwright/test'
import { expect, test } from '../browser/oneTab.ts'
import { signIn } from '../browser/signIn.ts'
import { chooseRole, field, relate, required, type } from '../users/userForm.ts'

const create = (page: Page) => page.getByRole('button', { name: 'Create', exact: true })
const update = (page: Page) => page.getByRole('button', { name: 'Update' })
const edited = (page: Page) => page.getByRole('dialog', { name: 'User edited successfully' })
const conflictAlert = (page: Page) => page.getByRole('alert').filter({ hasText: 'Someone else has changed this user' })

function keysSentTo(page: Page, path: string) {
  const keys: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.url().includes(path)) keys.push(request.headers()['idempotency-key'])
  })
  return keys
}

async function fillNewUser(page: Page, email: string) {
  await signIn(page, 'admin', '/forge/create-user')
  await chooseRole(page, 'Customer')
  await type(page, required('Ida Impatient', email))
  await relate(page, 'Brennholt Turbine Works')
}

test('repeated clicks and keys send one creation', async ({ page, newcomers }) => {
  const email = newcomers.email()
  const keys = keysSentTo(page, '/register-user-forge')
  await fillNewUser(page, email)
  await create(page).evaluate((button: HTMLButtonElement) => {
    for (let clicks = 0; clicks < 20; clicks += 1) button.click()
    button.form?.requestSubmit()
  })
  await create(page).dblclick({ force: true })
  await expect(page.getByText('User created successfully.', { exact: true })).toBeVisible()
  expect(keys).toEqual([expect.stringMatching(/^.{16,}$/)])
  expect(await newcomers.find(email)).toHaveLength(1)
})

test.describe('a lost response to a creation', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] })

  test('causes no duplicate if the form is sent again; a changed form is a new request', async ({
    page,
    newcomers,
  }) => {
    const email = newcomers.email()
    const keys = keysSentTo(page, '/register-user-forge')
    await fillNewUser(page, email)
    await page.route('**/register-user-forge', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await create(page).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(field(page, 'Email')).toHaveValue(email)
    expect(await newcomers.find(email), 'it was made all the same').toHaveLength(1)

    await page.unroute('**/register-user-forge')
    await create(page).click()
    await expect(page.getByText('User created successfully.', { exact: true })).toBeVisible()
    expect(keys).toHaveLength(2)
    expect(keys[1]).toBe(keys[0])
    expect(await newcomers.find(email)).toHaveLength(1)

    await page.getByRole('button', { name: 'Add another user' }).click()
    const another = newcomers.email()
    await chooseRole(page, 'Customer')
    await type(page, required('Ida Impatient', another))
    await relate(page, 'Brennholt Turbine Works')
    await create(page).click()
    await expect(page.getByText('User created successfully.', { exact: true })).toBeVisible()
    expect(keys).toHaveLength(3)
    expect(keys[2]).not.toBe(keys[0])
  })
})

test.describe('two administrators editing one user', () => {
  test.use({ expectedErrors: [/status of 409/] })

  test('save at the same moment: one succeeds, the other sees the newer state and keeps the input', async ({
    page,
    newcomers,
    openBrowser,
  }) => {
    const user = await newcomers.add({ name: 'Doris Divided', phone: '0811' })
    const other = await openBrowser()
    await signIn(page, 'admin', `/forge/edit-user?id=${user.id}`)
    await signIn(other, 'staff', `/forge/edit-user?id=${user.id}`)
    await type(page, { Company: 'Typed by the first', Phone: '1111', Comments: 'first' })
    await type(other, { Company: 'Typed by the second', City: 'Second City' })
    await page.getByRole('checkbox', { name: 'Get a Quote' }).check()
    await other.getByRole('checkbox', { name: 'Shipment Documents' }).uncheck()
    await Promise.all([update(page).click(), update(other).click()])

    const outcome = (one: Page) => edited(one).or(conflictAlert(one)).waitFor()
    await Promise.all([outcome(page), outcome(other)])
    const winners = [page, other].map((one) => edited(one).isVisible())
    const [firstWon, secondWon] = await Promise.all(winners)
    expect([firstWon, secondWon].filter(Boolean)).toHaveLength(1)
    const [winner, loser] = firstWon ? [page, other] : [other, page]
    await edited(winner).getByRole('button', { name: 'OK' }).click()

    const [newer, typed] = firstWon
      ? ['Typed by the first', 'Typed by the second']
      : ['Typed by the second', 'Typed by the first']
    await expect(conflictAlert(loser)).toContainText(
      `“Brennholt Turbine Works” is now “${newer}”. You typed “${typed}”.`,
    )
    await expect(field(loser, 'Company')).toHaveValue(typed)
    await expect(field(loser, 'City')).toHaveValue('Second City')
    await expect(field(loser, 'Phone')).toHaveValue('1111')
    await expect(field(loser, 'Comments')).toHaveValue('first')
    await expect(loser.getByRole('checkbox', { name: 'Get a Quote' })).toBeChecked()
    await expect(loser.getByRole('checkbox', { name: 'Shipment Documents' })).not.toBeChecked()
    await update(loser).click()
    await expect(edited(loser)).toBeVisible()
    const stored = await newcomers.get(user.id)
    expect(stored).toMatchObject({ company: typed, city: 'Second City', phone: '1111', comments: 'first' })
    expect(stored.version).toBe(user.version + 2)
  })
})

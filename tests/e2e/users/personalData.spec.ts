import type { Page } from '@playwright/test'
import { goTo } from '../browser/goTo.ts'
import { expect, test } from '../browser/oneTab.ts'
import { signIn } from '../browser/signIn.ts'

/** Creates a user by the page's session and returns its id. */
const addUser = async (page: Page, email: string) => {
  const user = {
    name: 'Erika Planted',
    email,
    role: 3,
    company: 'Brennholt Turbine Works',
    sales_contact: 'Sam Seller',
    sales_email: 'sam.seller@anvil.example',
    multiple_client_ids: [101],
    isforge: 1,
    newPermissions: [],
  }
  return page.evaluate(async (body) => {
    const headers = { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' }
    const answer = await fetch('/auth/api/register-user-forge', { method: 'POST', headers, body: JSON.stringify(body) })
    return ((await answer.json()) as { id: number }).id
  }, user)
}

// The erased user is read once more, which the browser logs.
test.use({ expectedErrors: [/status of 404/] })

for (const [width, language] of [
  [1440, 'en'],
  [390, 'es'],
] as const)
  test(`an administrator exports and erases a user, ${language} at ${width} px`, async ({ page, newcomers }) => {
    const texts = {
      en: ['Personal data', 'Export data', 'Erase…', 'Erase', 'User erased successfully.'],
      es: ['Datos personales', 'Exportar datos', 'Borrar…', 'Borrar', 'Usuario borrado correctamente.'],
    }[language]
    const [title = '', exportData = '', erase = '', sure = '', done = ''] = texts
    await page.setViewportSize({ width, height: 900 })
    await signIn(page, 'admin', '/forge/about-us')
    const id = await addUser(page, newcomers.email(`erased-${language}`))
    if (language === 'es') {
      await page.getByRole('button', { name: /^Account of/ }).click()
      await page.getByRole('menuitemradio', { name: 'Español' }).click()
      await page.keyboard.press('Escape')
    }
    await goTo(page, `/edit-user?id=${id}`)
    await page.getByText(title, { exact: true }).click()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: exportData }).click()
    expect((await download).suggestedFilename()).toBe(`user-${id}.zip`)
    await page.getByRole('button', { name: erase, exact: true }).click()
    const question = page.getByRole('dialog')
    await expect(question).toContainText(`erased user ${id}`)
    await question.getByRole('button', { name: sure, exact: true }).click()
    await expect(page.getByRole('dialog')).toContainText(done)
    await page.getByRole('dialog').getByRole('button').last().click()
    await expect(page).toHaveURL(/\/forge\/users$/)
    const status = await page.evaluate(
      async (user) =>
        (await fetch(`/auth/api/userforge/${user}`, { headers: { 'X-Requested-With': 'XMLHttpRequest' } })).status,
      id,
    )
    expect(status).toBe(404)
  })

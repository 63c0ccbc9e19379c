import type { Page } from '@playwright/test'
import { expect, test } from '../browser/oneTab.ts'
import { signIn } from '../browser/signIn.ts'
import { visit } from '../screens/stage.ts'
import { field } from '../users/userForm.ts'

const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
const light = 'rgb(246, 248, 250)'
const dark = 'rgb(14, 20, 27)'

async function prefer(page: Page, choice: string, account = /^Account of/) {
  await page.getByRole('button', { name: account }).click()
  await page.getByRole('menuitemradio', { name: choice }).click()
  await page.keyboard.press('Escape')
}

test('the language changes at once, keeps typed input, and is stored', async ({ page }) => {
  await signIn(page, 'admin', '/forge/create-user')
  await field(page, 'Full Name').fill('Half typed')
  await prefer(page, 'Español')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Crear usuario')
  await expect(page).toHaveTitle('Crear usuario - Anvil')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await expect(field(page, 'Nombre completo')).toHaveValue('Half typed')
  await field(page, 'Nombre completo').fill('')

  await page.goto('/forge/users')
  await expect(page.getByRole('columnheader')).toContainText(['Nombre', 'Correo'])
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible()
  await signIn(page, 'admin', '/forge/users')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Usuarios')
  await prefer(page, 'English', /^Cuenta de/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Users')
})

test('the appearance changes at once and is stored, also for the sign-in page', async ({ page }) => {
  await signIn(page, 'customer', '/forge/about-us')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await background(page)).toBe(light)
  await prefer(page, 'Dark')
  await expect.poll(() => background(page)).toBe(dark)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await background(page)).toBe(dark)
  await page.getByRole('button', { name: 'Log Out' }).click()
  await expect(page.getByRole('combobox', { name: 'Appearance' })).toHaveValue('dark')
})

test('the appearance follows the system by default', async ({ page }) => {
  await signIn(page, 'customer', '/forge/about-us')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(() => background(page)).toBe(dark)
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(() => background(page)).toBe(light)
})

test('a visitor chooses language and appearance before signing in', async ({ page }) => {
  await visit(page, '/')
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Español')
  await page.getByRole('combobox', { name: 'Apariencia' }).selectOption('Tema oscuro')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Iniciar sesión')
  await page.goto('/forge/password-recovery')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Recuperación de contraseña')
  expect(await background(page)).toBe(dark)
})

import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../browser/oneTab.ts'
import { demoPassword, signIn } from '../browser/signIn.ts'
import { visit } from '../screens/stage.ts'

/** Presses Tab until the element has the focus; fails after 120 times. */
async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible()
  // Resolve the element once, or when another one takes its place: a role query after each key press takes most of the time.
  let element = await target.elementHandle()
  for (let presses = 0; presses < 120; presses += 1) {
    if (!(await element?.evaluate(({ isConnected }) => isConnected))) element = await target.elementHandle()
    if (await page.evaluate((sought) => sought === document.activeElement, element)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}

async function press(page: Page, target: Locator, key = 'Enter') {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

async function typeInto(page: Page, label: string, text: string) {
  await tabTo(page, page.getByRole('textbox', { name: label, exact: true }))
  await page.keyboard.type(text)
}

test('a user is created and deleted by keyboard alone, starting at the sign-in', async ({ page, newcomers }) => {
  test.slow()
  const email = newcomers.email('keyboard')
  await test.step('sign in and choose the portal', async () => {
    await visit(page, '/')
    await typeInto(page, 'E-mail', 'admin@anvil.example')
    await tabTo(page, page.getByLabel('Password', { exact: true }))
    await page.keyboard.type(demoPassword)
    await page.keyboard.press('Enter')
    await press(page, page.getByRole('dialog').getByRole('link', { name: 'Forge' }))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard')
  })

  await test.step('open a menu and leave it, then go to the users', async () => {
    const orders = page.getByRole('button', { name: 'Orders', exact: true })
    await press(page, orders)
    await expect(page.getByRole('menuitem').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(orders).toBeFocused()
    await press(page, page.getByRole('navigation').getByRole('button', { name: 'Administration' }))
    const users = page.getByRole('menuitem', { name: 'Users', exact: true })
    await expect(page.getByRole('menuitem').first()).toBeFocused()
    for (const item of await page.getByRole('menuitem').all()) {
      if (await users.evaluate((element) => element === document.activeElement)) break
      await expect(item).toBeFocused()
      await page.keyboard.press('ArrowDown')
    }
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Users' })).toBeFocused()
  })

  await test.step('create a user', async () => {
    await press(page, page.getByRole('link', { name: 'Add User' }))
    await typeInto(page, 'Full Name', 'Kay Board')
    await typeInto(page, 'Email', email)
    await typeInto(page, 'Company', 'Brennholt Turbine Works')
    await typeInto(page, 'Sales Contact', 'Sam Seller')
    await typeInto(page, 'Sales Contact email', 'sam.seller@anvil.example')
    await press(page, page.getByRole('combobox', { name: /^Client Type/ }))
    await page.keyboard.type('Customer')
    await expect(page.getByRole('option', { name: 'Customer', exact: true })).toBeFocused()
    await page.keyboard.press('Enter')
    await tabTo(page, page.getByRole('combobox', { name: 'Relation' }))
    await page.keyboard.type('Norrvik')
    await expect(page.getByRole('option', { name: 'Norrvik Stål' })).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    await press(page, page.getByRole('checkbox', { name: 'Get a Quote' }), 'Space')
    await press(page, page.getByText('More pages'))
    await press(page, page.getByRole('checkbox', { name: 'Travel Log' }), 'Space')
    await press(page, page.getByRole('button', { name: 'Create', exact: true }))
    await expect(page.getByText('User created successfully.', { exact: true })).toBeVisible()
    expect(await newcomers.find(email)).toMatchObject([{ name: 'Kay Board', role: 3, clienteligado: 'Norrvik Stål' }])
  })

  await test.step('find the user and delete it', async () => {
    await press(page, page.getByRole('main').getByRole('link', { name: 'Users' }).first())
    await typeInto(page, 'Name, e-mail, contact or relation', email)
    await page.keyboard.press('Enter')
    await press(page, page.getByRole('rowheader').getByRole('link', { name: 'Kay Board' }))
    await press(page, page.getByRole('button', { name: 'Delete' }))
    const question = page.getByRole('dialog', { name: 'Delete Kay Board' })
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
    await press(page, question.getByRole('button', { name: 'Delete' }))
    await expect(page.getByText('User deleted successfully.')).toBeVisible()
    expect(await newcomers.find(email)).toEqual([])
  })
})

/** Top of the focused element and bottom of the header; null once the focus is in the header. */
const focusBelowHeader = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement
    const header = document.querySelector('header')
    if (!focused || !header || header.contains(focused)) return null
    return { top: focused.getBoundingClientRect().top, headerEnd: header.getBoundingClientRect().bottom }
  })

test('the header never covers the focused field when tabbing back up a form', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page, 'admin', '/forge/create-user')
  await expect(page.getByRole('button', { name: 'Create', exact: true })).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link').last().focus()
  let fields = 0
  for (let at = await focusBelowHeader(page); at; at = await focusBelowHeader(page)) {
    expect(at.top).toBeGreaterThanOrEqual(at.headerEnd)
    fields += 1
    await page.keyboard.press('Shift+Tab')
  }
  expect(fields).toBeGreaterThan(25)
})

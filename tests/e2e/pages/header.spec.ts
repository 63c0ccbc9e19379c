import { goByMenu, openMore, otherPortals, pagesInMenu } from '../browser/mainMenu.ts'
import { expect, test } from '../browser/oneTab.ts'
import { aerospaceUrl, ownSettings, repsUrl } from '../browser/ownSettings.ts'
import { signInAs } from '../browser/signIn.ts'

test.use({ settings: ownSettings })

const dashboardReps = ['Dashboard Reps', repsUrl]
const aerospace = ['Aerospace portal', aerospaceUrl]

const people = [
  { email: 'admin', name: 'Valeria Montemayor', initials: 'VM', picks: 'by unit', portals: [dashboardReps] },
  { email: 'customer', name: 'Megan Ostrander', initials: 'MO', customer: 'Brennholt Turbine Works', portals: [] },
  {
    email: 'group',
    name: 'Philippe Castelnau',
    initials: 'PC',
    customer: 'All my customers (3)',
    picks: 'of all',
    portals: [],
  },
  {
    email: 'hannah.eastwick',
    name: 'Hannah Eastwick',
    initials: 'HE',
    picks: 'by unit',
    portals: [dashboardReps, aerospace],
  },
  { email: 'sigrun@norrvik.example', name: 'Sigrún', initials: 'S', customer: 'Norrvik Stål', portals: [] },
]

for (const { email, name, initials, customer, picks, portals } of people) {
  test(`the header of ${name} shows user and customer, and the options of the role`, async ({ page }) => {
    await signInAs(page, email.includes('@') ? email : `${email}@anvil.example`, '/forge/about-us')
    const header = page.getByRole('banner')
    await expect(header.getByRole('button', { name: `Account of ${name}` })).toHaveText(initials)
    await expect(header.getByRole('status')).toHaveText(customer ?? 'No customer selected')
    await expect(header.getByRole('link', { name: 'Anvil home' })).toHaveAttribute('href', '/forge/')
    await expect(header.getByRole('button', { name: 'Log Out' })).toBeVisible()
    expect(await otherPortals(page)).toEqual(portals)

    const picker = header.getByRole('button', { name: 'Customer Picker' })
    if (!picks) return expect(picker).toBeHidden()
    await picker.click()
    const first = picks === 'by unit' ? 'Select a business unit' : 'Select a customer'
    await expect(page.getByRole('dialog', { name: first })).toBeVisible()
  })
}

test('the menu contains the pages of the role only', async ({ page }) => {
  await signInAs(page, 'rep@anvil.example', '/forge/about-us')
  const names = await pagesInMenu(page)
  expect(names).toContain('Open Orders Report')
  expect(names).not.toContain('Scrap Inventory')
  expect(names).not.toContain('Users')
  await goByMenu(page, 'Orders', 'Open Orders Report')
  await expect(page).toHaveURL(/\/forge\/open-orders-report/)
})

test('an open menu stays open and unchanged while the header is resized', async ({ page }) => {
  await signInAs(page, 'admin@anvil.example', '/forge/about-us')
  const names = await openMore(page)
  // By selector, because an open menu hides everything else from role queries.
  const header = page.locator('header')
  for (const width of [1600, 3000, 1100]) {
    const before = await header.boundingBox()
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => header.boundingBox()).not.toEqual(before)
    expect(await page.getByRole('menuitem').allTextContents()).toEqual(names)
  }
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
  expect((await openMore(page)).length).toBeGreaterThan(names.length)
})

test('the avatar links to profile and password, and Log Out ends the session in all tabs', async ({ page }) => {
  await signInAs(page, 'customer@anvil.example')
  const avatar = page.getByRole('button', { name: 'Account of Megan Ostrander' })
  for (const [item, address, name] of [
    ['My Profile', '/forge/user-profile', 'User Profile'],
    ['Change Password', '/forge/password-change', 'Password Change'],
  ] as const) {
    await avatar.click()
    await page.getByRole('menuitem', { name: item }).click()
    await expect(page).toHaveURL(address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  }
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  const token = (await page.context().cookies()).find(({ name }) => name === 'friat')
  await avatar.click()
  await page.getByRole('menuitem', { name: 'Log Out' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  expect(requested).not.toContain('/auth/api/validate-page-access-forge/')
  // Besides the language only `frknown` may remain, which marks browsers in which a user has signed in.
  const left = (await page.context().cookies()).filter(({ name }) => name !== 'frknown')
  expect(left.map(({ name }) => name)).toEqual(['frlang'])
  const withOldToken = await page.request.get('/auth/api/logged-user/', {
    headers: { Cookie: `friat=${token?.value}` },
  })
  expect(withOldToken.status()).toBe(401)
})

test('the search is a field in a wide window, and an icon in a narrow one', async ({ page }) => {
  await signInAs(page, 'customer@anvil.example', '/forge/about-us')
  const search = page.getByRole('banner').getByRole('button', { name: 'Search the portal' })
  await expect(search.getByText('Search the portal')).toBeVisible()
  expect((await search.boundingBox())?.width).toBe(224)
  await page.setViewportSize({ width: 1024, height: 768 })
  await expect(search.getByText('Search the portal')).toBeHidden()
  await search.click()
  await expect(page.getByRole('combobox', { name: 'Number, name or page' })).toBeFocused()
})

test.describe('menu on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('is a drawer that closes on navigation', async ({ page }) => {
    await signInAs(page, 'customer@anvil.example', '/forge/about-us')
    const open = page.getByRole('button', { name: 'Open menu' })
    await expect(page.getByRole('banner').getByRole('status')).toHaveText('Brennholt Turbine Works')
    await open.click()
    const drawer = page.getByRole('dialog', { name: 'Main menu' })
    await expect(drawer.getByRole('button', { name: 'Close menu' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(open).toBeFocused()
    await open.click()
    await drawer.getByRole('link', { name: 'Account Statement' }).click()
    await expect(drawer).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account Statement')
  })
})

test.describe('on a phone, in Spanish', () => {
  test.use({ viewport: { width: 390, height: 844 }, locale: 'es-ES' })

  test('the header shows the whole text of all customers, and its title', async ({ page }) => {
    await signInAs(page, 'group@anvil.example', '/forge/about-us')
    const current = page.getByRole('banner').getByRole('status')
    await expect(current).toHaveText('Todos mis clientes (3)')
    await expect(current).toHaveAccessibleName(/Todos mis clientes \(3\)$/)
    await expect(current).toHaveAttribute('title', 'Todos mis clientes (3)')
    const isCut = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element) =>
      scrollWidth > clientWidth || scrollHeight > clientHeight
    expect(await current.evaluate(isCut)).toBe(false)
  })
})

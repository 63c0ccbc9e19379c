import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, expect, type LaunchOptions, type Page, test as plain } from '@playwright/test'
import { publicHost, startNginx } from '#tests/support/portal/nginx.ts'
import { type Portal, startPortal } from '#tests/support/portal/portal.ts'
import { testChromiumLaunch } from '#tests/support/setup/chromium.ts'
import { goByMenu } from '../browser/mainMenu.ts'
import { emailOf, fillSignIn } from '../browser/signIn.ts'
import { watch } from '../browser/watch.ts'
import { linkMailedTo } from '../users/mails.ts'

const base = '/portal'

interface Site {
  readonly portal: Portal
  readonly context: BrowserContext
}

/** A portal below a path of an origin, and a browser that finds the host on this machine. */
const test = plain.extend<{ origin: string; site: Site }>({
  origin: ['', { option: true }],
  site: async ({ origin, viewport }, use) => {
    const isBehind = origin.startsWith('https:')
    const portal = await startPortal({ env: { PUBLIC_URL: origin + base, TRUST_PROXY: isBehind ? 'on' : 'off' } })
    const { port } = new URL(portal.url)
    const folder = mkdtempSync(join(tmpdir(), 'portal-nginx-'))
    const nginx = isBehind ? await startNginx(folder, [port, port]) : null
    const rule = `MAP ${new URL(origin).hostname} 127.0.0.1:${nginx?.port ?? port}`
    const { args = [], ...launch } = (testChromiumLaunch() ?? {}) as LaunchOptions
    const browser = await chromium.launch({ ...launch, args: [...args, `--host-resolver-rules=${rule}`] })
    const context = await browser.newContext({ ignoreHTTPSErrors: true, viewport })
    const issues: string[] = []
    const end = watch(context, origin, issues)
    await use({ portal, context })
    end()
    await browser.close()
    nginx?.child.kill()
    await portal.stop()
    rmSync(folder, { recursive: true })
    // The browser logs the answer that sends a signed-out user to the sign-in form.
    expect(issues.filter((text) => !text.includes('/validate-page-access-forge/'))).toEqual([])
  },
})

const dashboard = (page: Page) => page.getByRole('heading', { name: 'Dashboard' })
const chooser = (page: Page) => page.getByRole('dialog', { name: 'Select your portal' })

/** Names of stored values that another portal of the same host could read. */
const namesOutside = (page: Page) =>
  page.evaluate(
    (path) => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((name) => !name.includes(path)),
    base,
  )

for (const [way, origin, cookie] of [
  ['directly', 'http://portal.localhost', 'friat'],
  ['behind the nginx sample', `https://${publicHost}`, '__Secure-friat'],
] as const)
  test.describe(() => {
    test.use({ origin })

    test(`a portal below a path is used ${way}`, async ({ site: { portal, context } }) => {
      const at = (path: string) => origin + base + path
      const page = await context.newPage()

      await test.step('signs in by the form', async () => {
        await page.goto(at('/'))
        await fillSignIn(page, emailOf('customer'))
        await chooser(page).getByRole('link', { name: 'Forge' }).click()
        await expect(dashboard(page)).toBeVisible()
        await expect(page).toHaveURL(at('/forge/'))
        const cookies = (await context.cookies()).map(({ name, path }) => [name, path])
        expect(cookies).toEqual(
          expect.arrayContaining([
            [cookie, base],
            ['fricn', base],
          ]),
        )
        expect(cookies.filter(([, path]) => path === '/')).toEqual([])
      })

      await test.step('opens a list and a record, and reloads it', async () => {
        await goByMenu(page, 'Orders', 'Open Orders Report')
        await expect(page).toHaveURL((url) => url.href.startsWith(at('/forge/open-orders-report')))
        await page.getByRole('table', { name: 'Open Orders' }).getByRole('link').first().click()
        const detail = page.getByRole('region', { name: /^Detail of PO / })
        await expect(detail).toBeVisible()
        await page.reload()
        await expect(detail).toBeVisible()
      })

      await test.step('opens documents linked by answers and by pages', async () => {
        for (const path of ['/forge/shipment-documents', '/forge/statement']) {
          await page.goto(at(path))
          const link = page.locator('main a[href*="/content/"]').first()
          const href = (await link.getAttribute('href')) ?? ''
          expect(href).toMatch(/^\/portal\/content\//)
          const opened = context.waitForEvent('page')
          await link.click()
          await (await opened).close()
          const answer = await page.evaluate(async (address) => {
            const { status, headers } = await fetch(address)
            return [status, headers.get('content-type')]
          }, href)
          expect(answer).toEqual([200, 'application/pdf'])
        }
      })

      await test.step('downloads files made by the server and by the browser', async () => {
        await page.goto(at('/forge/commercial-terms-and-conditions'))
        const made = page.waitForEvent('download')
        await page.getByRole('button', { name: 'Download document' }).click()
        expect((await made).suggestedFilename()).toBe('Commercial Terms and Conditions.pdf')
        await page.goto(at('/forge/open-orders-report'))
        await page.getByRole('button', { name: 'Export' }).click()
        const written = page.waitForEvent('download')
        await page.getByRole('menuitem', { name: 'Excel (.xlsx)' }).click()
        expect((await written).suggestedFilename()).toMatch(/\.xlsx$/)
        expect(await namesOutside(page)).toEqual([])
      })

      await test.step('signs out', async () => {
        await page.getByRole('button', { name: 'Account of' }).click()
        await page.getByRole('menuitem', { name: 'Log Out' }).click()
        await expect(page).toHaveURL(at('/'))
        expect((await context.cookies()).map(({ name }) => name)).not.toContain(cookie)
      })

      await test.step('signs in at a deep address and returns to it', async () => {
        await page.goto(at('/forge/in-transit'))
        await expect(page).toHaveURL(at(`/?next=${encodeURIComponent('/forge/in-transit')}`))
        await fillSignIn(page, emailOf('customer'))
        await expect(page).toHaveURL((url) => url.href.startsWith(at('/forge/in-transit')))
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
      })

      await test.step('follows the link of a mail', async () => {
        // The tab still has its customer, whose name it would ask for.
        await page.close()
        await context.clearCookies()
        const another = await context.newPage()
        await another.goto(at('/'))
        await another.getByRole('link', { name: 'Forgot your password?' }).click()
        await another.getByLabel(/^E-mail/).fill(emailOf('customer'))
        await another.getByRole('button', { name: 'Send link' }).click()
        const link = await linkMailedTo(portal, emailOf('customer'))
        expect(link.startsWith(at('/forge/password-recovery?token='))).toBe(true)
        await another.goto(link)
        await expect(another.getByRole('button', { name: 'Reset password' })).toBeVisible()
        await expect(another).toHaveURL(at('/forge/password-recovery'))
      })
    })
  })

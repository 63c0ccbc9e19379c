import type { Page } from '@playwright/test'
import { expect, test } from '../browser/oneTab.ts'
import { signInWithoutPage } from '../browser/signIn.ts'
import { visit } from '../screens/stage.ts'

async function load(page: Page, path: string) {
  await signInWithoutPage(page, 'admin')
  await page.goto(path)
}

const openings = {
  landing: (page: Page) => visit(page, '/'),
  portal: (page: Page) => load(page, '/forge/'),
  // Uses react-admin, whose telemetry must stay off.
  'form of a record': async (page: Page) => {
    await load(page, '/forge/create-user')
    await expect(page.getByRole('button', { name: 'Create', exact: true })).toBeVisible()
  },
}

// Caused by the inline script that the test injects.
test.use({ expectedErrors: [/inline script violates/] })

for (const [name, open] of Object.entries(openings)) {
  test(`the ${name} loads without error, from the portal only, and runs no inline script`, async ({ page, portal }) => {
    const requested: string[] = []
    const errors: string[] = []
    page.on('request', (request) => requested.push(new URL(request.url()).origin))
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text())
    })
    await open(page)
    await expect(page.getByRole('heading').first()).toBeVisible()
    expect([...new Set(requested)]).toEqual([portal.url])
    expect(errors).toEqual([])

    const ran = await page.evaluate(() => {
      const script = document.createElement('script')
      script.textContent = 'document.body.dataset.ran = "yes"'
      document.body.append(script)
      return document.body.dataset.ran
    })
    expect(ran).toBeUndefined()
  })
}

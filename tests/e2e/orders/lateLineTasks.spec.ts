import type { Locator } from '@playwright/test'
import { expect, test } from '../browser/fixtures.ts'
import { signInAs } from '../browser/signIn.ts'
import { sizes } from '../screens/screens.ts'

// Of a customer whose requests no other test counts.
const buyer = 'hold@anvil.example'

const columns = ['Step', 'Last Promise', 'Reason', 'Days Late', 'Days After Request']

for (const [size, viewport] of Object.entries(sizes)) {
  test.describe(`from home, on a ${size}`, () => {
    test.use({ viewport })

    test('a buyer reads why lines are late with one click, and asks for a date with four more', async ({ page }) => {
      await signInAs(page, buyer, '/forge/')
      let clicks = 0
      const click = async (target: Locator) => {
        clicks += 1
        await target.click()
      }
      await click(page.getByRole('group', { name: 'Delayed Orders' }).getByRole('link'))
      await expect(page.getByText(/^\d+ late lines? in \d+ orders?$/)).toBeVisible()
      if (size === 'wide')
        for (const name of columns) await expect(page.getByRole('columnheader', { name, exact: true })).toBeVisible()
      // On a desk, another line than the first, about which the phone asks.
      const lines = page.getByRole('main')
      const line = size === 'wide' ? lines.getByRole('row').filter({ hasText: '10200280' }) : lines
      await click(line.getByRole('button', { name: /^Contact Anvil/ }).first())
      const form = page.getByRole('dialog', { name: /^Request on / })
      await expect(form.getByText(/^Promised .*ago\), requested /)).toBeVisible()
      await expect(form.getByText(/^\d+ days? late/)).toBeVisible()
      await expect(form.getByText(/^Pieces: /)).toBeVisible()
      await click(form.getByRole('spinbutton', { name: 'Day' }))
      await page.keyboard.type('10nov2026')
      await click(form.getByRole('textbox', { name: 'Text' }))
      await page.keyboard.type('The line stops without it.')
      await click(form.getByRole('button', { name: 'Send the request' }))
      await expect(page.getByText(/RQ26-\d{6}/).first()).toBeVisible()
      await expect(form).toHaveCount(0)
      expect(clicks).toBe(5)
    })

    test('a buyer has the paper of the weekly call after three clicks', async ({ page }) => {
      await signInAs(page, buyer, '/forge/')
      let clicks = 0
      const click = async (target: Locator) => {
        clicks += 1
        await target.click()
      }
      if (size === 'wide') {
        await click(page.getByRole('banner').getByRole('button', { name: 'Orders' }))
        await click(page.getByRole('menuitem', { name: 'Open Points' }))
      } else {
        await click(page.getByRole('banner').getByRole('button', { name: /^Search/ }))
        await page.keyboard.type('open points')
        await click(page.getByRole('option', { name: /^Open Points/ }))
      }
      for (const kind of ['Late lines', 'Promised dates moved', 'Overdue invoices'])
        await expect(page.getByRole('main').getByText(kind).first()).toBeVisible()
      const link = page.getByRole('main').getByRole('link', { name: 'Open points (PDF)' })
      const [tab] = await Promise.all([page.waitForEvent('popup'), click(link)])
      await tab.close()
      const paper = await page.request.get(String(await link.getAttribute('href')))
      expect((await paper.body()).subarray(0, 5).toString()).toBe('%PDF-')
      expect(clicks).toBe(3)
    })
  })
}

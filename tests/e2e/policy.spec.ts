import { expect, test } from './fixtures.ts'

test.describe('the content policy', () => {
  test.use({ expectedErrors: [/Content Security Policy/] })

  for (const address of ['/', '/forge/']) {
    test(`lets no inline script run at ${address}`, async ({ page }) => {
      await page.goto(address)
      const ran = await page.evaluate(() => {
        const script = document.createElement('script')
        script.textContent = 'document.body.dataset.ran = "yes"'
        document.body.append(script)
        return document.body.dataset.ran
      })
      expect(ran).toBeUndefined()
    })
  }
})

test('the landing loads without an error and asks only the portal', async ({ page, portal }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).origin))
  await page.goto('/')
  expect([...new Set(asked)]).toEqual([portal.url])
})

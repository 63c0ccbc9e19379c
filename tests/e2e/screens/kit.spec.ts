import { globSync, readdirSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { goTo } from '../browser/goTo.ts'
import { watch } from '../browser/watch.ts'
import { sheetRules, violations } from './axe.ts'
import { startKitServer } from './kitServer.ts'
import { expectFitting, sideways } from './layout.ts'
import { sizes } from './screens.ts'

/** Reused contexts by time zone and permissions: a new page load takes three times as long. */
const staying = new Map<string, BrowserContext>()

/** Playwright's test for the kit pages, which are not in production builds; any issue fails it. */
const test = base.extend<{ watched: undefined }, { kit: { url: string; dist: string } }>({
  kit: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first argument.
    async ({}, use) => {
      const server = await startKitServer()
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ kit }, use) => use(kit.url),
  context: async ({ browser, baseURL, locale, timezoneId, permissions, reducedMotion }, use) => {
    const which = JSON.stringify([baseURL, timezoneId, permissions])
    const options = { baseURL, locale, timezoneId, permissions, reducedMotion }
    const context = staying.get(which) ?? (await browser.newContext(options))
    staying.set(which, context)
    await use(context)
  },
  page: async ({ context, colorScheme, viewport }, use) => {
    const page = context.pages()[0] ?? (await context.newPage())
    await page.emulateMedia({ media: 'screen', colorScheme })
    if (viewport) await page.setViewportSize(viewport)
    await use(page)
  },
  watched: [
    async ({ context, kit }, use) => {
      const issues: string[] = []
      const end = watch(context, kit.url, issues)
      await use(undefined)
      end()
      expect(issues).toEqual([])
    },
    { auto: true },
  ],
})

const partsIn = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/^export const (\w+): KitPart/gm)].map(([, name = '']) => name)

const parts = globSync('showcase/parts/*.kit.tsx').flatMap(partsIn)

const open = async (page: Page, part: string) => {
  if (page.url() === 'about:blank') await page.goto('/forge/kit')
  else await goTo(page, '/kit')
  await expect(title(page)).toHaveText('Kit')
  await goTo(page, `/kit/${part}`)
  await drawn(page)
}

const title = (page: Page) => page.getByRole('heading', { level: 1 })

const drawn = async (page: Page) => {
  await expect(title(page)).not.toHaveText('Kit')
  await expect(page.locator('[role=img] > .MuiSkeleton-root')).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready)
}

const cutTexts = (page: Page) =>
  page.locator('[role=img] svg text').evaluateAll((texts) =>
    texts
      .filter((text) => {
        const [inner, outer] = [text, text.closest('svg')].map((element) => element?.getBoundingClientRect())
        return inner && outer && (inner.left < outer.left - 1 || inner.right > outer.right + 1)
      })
      .map((text) => text.textContent),
  )

/** Excluded: axe checks every cell, and a few rows of the same kind are on the page already. */
const hundredRows = '[role=grid][aria-label="A hundred"]'

// The screens are tested in the light theme.
test.describe('in the dark theme', () => {
  test.use({ colorScheme: 'dark' })

  for (const part of parts) {
    test(`${part}: nothing is clipped on desktop and phone, and axe finds nothing`, async ({ page }) => {
      test.slow()
      await open(page, part)
      await expect(page.locator('html')).toHaveCSS('color-scheme', /dark/)
      await expectFitting(page)
      await expect.poll(() => cutTexts(page)).toEqual([])
      // The states of a component are listed together, so landmark names repeat.
      const without = ['landmark-unique', ...sheetRules]
      expect(await violations(page, { without, within: hundredRows })).toEqual([])
      await page.setViewportSize(sizes.phone)
      await expectFitting(page)
      await expect.poll(() => cutTexts(page)).toEqual([])
    })
  }

  test('fileUploader: nothing is clipped when open, on desktop and phone, and axe finds nothing', async ({
    page,
  }, testInfo) => {
    const large = testInfo.outputPath('large.pdf')
    // By path, because a file passed as content is transferred as a text of 20 MB.
    await writeFile(large, Buffer.alloc(15_000_001))
    await open(page, 'fileUploader')
    for (const [size, viewport] of Object.entries(sizes)) {
      await page.setViewportSize(viewport)
      await page.getByRole('button', { name: 'Choose more files' }).click()
      await expect(page.getByRole('dialog', { name: 'Upload File(s)' })).toBeVisible()
      await page.getByRole('button', { name: 'Add More Files' }).click()
      await page.locator('input[type=file]').setInputFiles(large)
      await expect(page.getByText('Maximum file size is 15MB.')).toBeVisible()
      await expectFitting(page)
      // By now the style sheets contain the styles of every component.
      if (size === 'wide') expect(await violations(page)).toEqual([])
      await page.getByRole('button', { name: 'Done' }).click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
  })
})

const holdsKitPages = (dist: string) =>
  readdirSync(join(dist, 'assets'))
    .filter((file) => file.endsWith('.js'))
    .some((file) => readFileSync(join(dist, 'assets', file), 'utf8').includes('resources.samples.title'))

test('production build contains no kit pages', ({ kit }) => {
  expect(holdsKitPages(kit.dist)).toBe(true)
  expect(holdsKitPages('dist')).toBe(false)
})

for (const part of ['barChart', 'lineChart']) {
  test(`${part}: shows the values at the pointer, including NS`, async ({ page }) => {
    await open(page, part)
    const chart = page.getByRole('img').first()
    const tooltip = page.locator('.recharts-tooltip-wrapper').first()
    const { width = 0 } = (await chart.boundingBox()) ?? {}
    const at = { month: 0.5, gap: 0.235 }
    await chart.hover({ position: { x: width * at.gap, y: 100 } })
    await expect(tooltip).toHaveText('Feb/26On timeNS')
    await chart.hover({ position: { x: width * at.month, y: 100 } })
    await expect(tooltip).toHaveText(/^(May|Jun)\/26On time(100|98)%$/)
  })

  test(`${part}: table replaces the chart without a layout shift`, async ({ page }) => {
    await open(page, part)
    const figure = page.getByRole('figure', { name: 'On Time Delivery' }).first()
    const before = await figure.boundingBox()
    await figure.getByRole('button', { name: 'Show as table: On Time Delivery' }).click()
    await expect(figure.getByRole('row', { name: 'Feb/26 NS' })).toBeVisible()
    expect(await figure.boundingBox()).toEqual(before)
    await page.keyboard.press('Enter')
    await expect(figure.getByRole('img', { name: /^On Time Delivery/ })).toBeVisible()
  })

  test(`${part}: fits on paper`, async ({ page }) => {
    await open(page, part)
    await page.emulateMedia({ media: 'print' })
    await page.setViewportSize({ width: 700, height: 900 })
    expect(await sideways(page)).toBe(0)
    expect(await cutTexts(page)).toEqual([])
    await expect(page.getByRole('button', { name: /^Show as table/ })).toHaveCount(0)
  })
}

for (const timezoneId of ['America/Monterrey', 'Pacific/Kiritimati', 'Pacific/Niue']) {
  test.describe(`a date range in a browser in ${timezoneId}`, () => {
    test.use({ timezoneId })

    test('keeps a typed day', async ({ page }) => {
      await open(page, 'dateRange')
      const example = page.getByRole('region', { name: 'From one day to another' })
      await expect(example.getByText('2026-11-05 to 2026-12-06')).toBeVisible()
      await example.getByRole('group', { name: 'Start date' }).getByRole('spinbutton', { name: 'Day' }).click()
      await page.keyboard.type('31dec2026')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await expect(example.getByText('2026-12-31 to 2026-12-31')).toBeVisible()
    })

    test('keeps a picked day', async ({ page }) => {
      await open(page, 'dateRange')
      const example = page.getByRole('region', { name: 'Clearable' })
      await example
        .getByRole('group', { name: 'End date' })
        .getByRole('button', { name: /^Choose date/ })
        .click()
      await page.getByRole('gridcell', { name: '1', exact: true }).click()
      await expect(example.getByText('2026-11-05 to 2026-12-01')).toBeVisible()
      await example.getByRole('group', { name: 'End date' }).getByRole('button', { name: 'Clear' }).click()
      await expect(example.getByText('2026-11-05 to open')).toBeVisible()
    })
  })
}

test.describe('monthGrid in a browser with a clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('monthGrid: copies, pastes and undoes by spreadsheet keys, among a hundred rows', async ({ page }) => {
    await open(page, 'monthGrid')
    const grid = page.getByRole('grid', { name: 'A hundred' })
    // Two leading cells and the yearly amount precede the months.
    const amount = (row: number, month: number) =>
      grid
        .getByRole('row')
        .nth(row)
        .getByRole('gridcell')
        .nth(month + 3)
    await amount(1, 0).click()
    await page.keyboard.type('1234.5')
    await page.keyboard.press('Enter')
    await page.keyboard.type('7')
    await page.keyboard.press('Tab')
    await expect(amount(2, 1)).toBeFocused()
    await page.keyboard.press('Control+Home')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Shift+ArrowDown')
    await page.keyboard.press('Control+c')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('1234.50\n7.00')
    await page.keyboard.press('Control+End')
    await expect(amount(100, 11)).toBeInViewport()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Control+v')
    await expect(amount(99, 11)).toHaveText('1,234.50')
    await expect(amount(100, 11)).toHaveText('7.00')
    const was = '621,078.00'
    await expect(grid.getByRole('row').last()).not.toContainText(was)
    for (let undone = 0; undone < 3; undone += 1) await page.keyboard.press('Control+z')
    await expect(grid.getByRole('row').last()).toContainText(was)
  })
})

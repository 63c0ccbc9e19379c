import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'
import { openBrowser } from '../browser/browser.ts'
import { atMost, type Figure, format, under } from '../readings/figure.ts'
import { median } from '../readings/statistics.ts'

const inAll = under(150, 'ms')
const atOneGo = atMost(50, 'ms')
const rows = 25_000
const rounds = 5

/** Bundles the list decoder as the browser receives it. */
const bundle = async () => {
  const entry = fileURLToPath(new URL('../browser/decoding.ts', import.meta.url))
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, lib: { entry, formats: ['iife'], name: 'bench' } },
  })
  const [{ output }] = [built].flat() as [Rolldown.RolldownOutput]
  return output[0].code
}

type Decoding = (count: number) => Promise<{ fields: number; total: number; longest: number }>

/** Decodes a response of 25,000 open lines in Chromium: the page's total work, and its longest piece. */
export const decoding: Figure = async () => {
  const code = await bundle()
  const { context, close } = await openBrowser()
  try {
    const measured: Awaited<ReturnType<Decoding>>[] = []
    for (let round = 0; round < rounds; round += 1) {
      // A new page each time, so that no code is compiled yet.
      const page = await context.newPage()
      await page.addScriptTag({ content: code })
      measured.push(
        await page.evaluate((count) => (globalThis as unknown as { decoding: Decoding }).decoding(count), rows),
      )
      await page.close()
    }
    const total = median(measured.map((one) => one.total))
    const longest = median(measured.map((one) => one.longest))
    const figure = `reading ${rows.toLocaleString('en')} rows of ${measured[0]?.fields} fields in the browser`
    return [
      { figure: `${figure}, in all`, reach: inAll.reach, portal: format(total, 'ms'), isReached: inAll.holds(total) },
      {
        figure: `${figure}, at one go`,
        reach: atOneGo.reach,
        portal: format(longest, 'ms'),
        isReached: atOneGo.holds(longest),
      },
    ]
  } finally {
    await close()
  }
}

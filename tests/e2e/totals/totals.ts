import type { Page } from '@playwright/test'
import { expect } from '../browser/fixtures.ts'
import { goTo } from '../browser/goTo.ts'
import { readScreen, type ShownScreen } from './shownScreen.ts'

/** A total of a screen: its name, where it is shown, and how it is recomputed from the rows. */
type Total<Of> = readonly [name: string, shown: (screen: ShownScreen) => unknown, reckoned: (of: Of) => unknown]

/** A screen with every total that it shows, and the way to it. */
export interface Screen<Of> {
  readonly heading: string
  /** Without one it is the screen before, further opened. */
  readonly path?: (of: Of) => string
  /** Clicks that bring further totals into view. */
  readonly open?: (page: Page, of: Of) => Promise<void>
  readonly totals: readonly Total<Of>[]
}

/** The same screen, for who has more than it is about. */
export const screenOf = <Of, Whole>(
  { heading, path, open, totals }: Screen<Of>,
  of: (whole: Whole) => Of,
): Screen<Whole> => ({
  heading,
  ...(path && { path: (whole) => path(of(whole)) }),
  ...(open && { open: (page, whole) => open(page, of(whole)) }),
  totals: totals.map(([name, shown, reckoned]) => [name, shown, (whole) => reckoned(of(whole))]),
})

/** What two say of one screen, which is opened once. */
export const both = <Of>(one: Screen<Of>, other: Screen<Of>): Screen<Of> => ({
  ...one,
  totals: [...one.totals, ...other.totals],
})

/** All that is written in a chart: its middle and its legend. */
export const chart =
  (name: string) =>
  ({ charts }: ShownScreen) =>
    charts[name]?.text

/** What a chart's drawing says. */
export const drawing =
  (name: string) =>
  ({ charts }: ShownScreen) =>
    charts[name]?.drawing

export const tile =
  (name: string) =>
  ({ tiles }: ShownScreen) =>
    tiles[name]

/** The sentences that read so. */
export const lines =
  (pattern: RegExp) =>
  ({ lines: all }: ShownScreen) =>
    all.filter((line) => pattern.test(line))

const often = { intervals: [20, 40, 40, 80, 80, 160], timeout: 60_000 }

export interface Customer {
  readonly id: number
  readonly name: string
}

/** Opens a screen for a customer, and compares its totals with what the rows give. */
export async function expectTotals<Of>(page: Page, customer: Customer, screen: Screen<Of>, of: Of) {
  const { heading, path, open, totals } = screen
  const address = path?.(of)
  if (address) await goTo(page, `${address}${address.includes('?') ? '&' : '?'}fcid=${customer.id}`)
  await open?.(page, of)
  const read = async () => {
    const shown = await readScreen(page)
    const figures = Object.fromEntries(totals.map(([name, find]) => [name, find(shown)]))
    return { customer: shown.customer, heading: shown.heading, isBusy: shown.isBusy, ...figures }
  }
  const figures = Object.fromEntries(totals.map(([name, , reckoned]) => [name, reckoned(of)]))
  await expect
    .poll(read, { ...often, message: `${heading} of ${customer.name}` })
    .toEqual({ customer: customer.name, heading, isBusy: false, ...figures })
}

import type { Page } from '@playwright/test'
import { expect } from '../browser/fixtures.ts'
import { goTo } from '../browser/goTo.ts'
import { readScreen, type ShownScreen } from './shownScreen.ts'

/** Total of a screen: name, shown value, and the expected value computed from the rows. */
type Total<Of> = readonly [name: string, shown: (screen: ShownScreen) => unknown, reckoned: (of: Of) => unknown]

export interface Screen<Of> {
  readonly heading: string
  /** Without a path, the total is on the previous screen after `open`. */
  readonly path?: (of: Of) => string
  readonly open?: (page: Page, of: Of) => Promise<void>
  readonly totals: readonly Total<Of>[]
}

export const screenOf = <Of, TotalOfRows>(
  { heading, path, open, totals }: Screen<Of>,
  of: (whole: TotalOfRows) => Of,
): Screen<TotalOfRows> => ({
  heading,
  ...(path && { path: (whole) => path(of(whole)) }),
  ...(open && { open: (page, whole) => open(page, of(whole)) }),
  totals: totals.map(([name, shown, reckoned]) => [name, shown, (whole) => reckoned(of(whole))]),
})

/** Merges the totals of one screen, so that it is opened only once. */
export const both = <Of>(one: Screen<Of>, other: Screen<Of>): Screen<Of> => ({
  ...one,
  totals: [...one.totals, ...other.totals],
})

export const chart =
  (name: string) =>
  ({ charts }: ShownScreen) =>
    charts[name]?.text

export const drawing =
  (name: string) =>
  ({ charts }: ShownScreen) =>
    charts[name]?.drawing

export const tile =
  (name: string) =>
  ({ tiles }: ShownScreen) =>
    tiles[name]

export const lines =
  (pattern: RegExp) =>
  ({ lines: all }: ShownScreen) =>
    all.filter((line) => pattern.test(line))

const often = { intervals: [20, 40, 40, 80, 80, 160], timeout: 60_000 }

export interface Customer {
  readonly id: number
  readonly name: string
}

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

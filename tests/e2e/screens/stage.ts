import { expect, type Page } from '@playwright/test'
import { leaveNothing } from '../browser/stayingTab.ts'
import type { Newcomers } from '../users/newcomers.ts'

/** What a screen needs to be opened. */
export type Stage = { page: Page; newcomers: Newcomers; isPhone: boolean }

export type Open = (stage: Stage) => Promise<void>

/** Opens an address as somebody who is not signed in. */
export async function visit(page: Page, path: string) {
  await leaveNothing(page)
  await page.goto(path)
}

/** The page's own heading is there. */
export const heading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

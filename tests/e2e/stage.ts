import { expect, type Page } from '@playwright/test'
import type { Newcomers } from './newcomers.ts'

/** What a screen needs to be opened. */
export type Stage = { page: Page; newcomers: Newcomers; isPhone: boolean }

export type Open = (stage: Stage) => Promise<void>

/** The page's own heading is there. */
export const heading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

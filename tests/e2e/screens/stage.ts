import { expect, type Page } from '@playwright/test'
import { clearStorage } from '../browser/stayingTab.ts'
import type { Newcomers } from '../users/newcomers.ts'

type Stage = { page: Page; newcomers: Newcomers; isPhone: boolean }

export type Open = (stage: Stage) => Promise<void>

export async function visit(page: Page, path: string) {
  await clearStorage(page)
  await page.goto(path)
}

export const heading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

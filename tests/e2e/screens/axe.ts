import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const builder = createRequire(import.meta.url).resolve('@axe-core/playwright')
const source = readFileSync(createRequire(builder).resolve('axe-core/axe.min.js'), 'utf8')

export const colourRules = ['color-contrast', 'link-in-text-block']

/** Rules for which axe parses all style sheets and media again: half the time of the other rules together. */
export const sheetRules = ['css-orientation-lock', 'no-autoplay-audio']

interface Rules {
  readonly without?: string[]
  readonly within?: string
}

export async function violations(page: Page, { without = [], within }: Rules = {}) {
  // Without frames, skip the second page that axe opens to merge results; it takes longer than the check itself.
  expect(page.frames()).toHaveLength(1)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return page.evaluate(runAxe, {
    exclude: within ? [within] : [],
    options: {
      resultTypes: ['violations'] as 'violations'[],
      // Computing unique selectors scans the whole page; the element's HTML identifies it well enough.
      selectors: false,
      preload: sheetRules.some((rule) => !without.includes(rule)),
      rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
    },
  })
}

type RunOptions = Parameters<AxeBuilder['options']>[0]
type AxeResults = Awaited<ReturnType<AxeBuilder['analyze']>>

interface Run {
  readonly exclude: string[]
  readonly options: RunOptions
}

type WithAxe = Window & {
  readonly axe: { run: (context: object, options: RunOptions) => Promise<AxeResults> }
  lookedAt?: Set<string>
}

/** Runs in the page. Unchanged headers and footers are skipped, because all states share them. */
async function runAxe({ exclude, options }: Run) {
  const here = window as unknown as WithAxe
  here.lookedAt ??= new Set()
  const { axe, lookedAt } = here
  const { backgroundColor } = getComputedStyle(document.body)
  const setting = JSON.stringify([innerWidth, backgroundColor, options])
  const shared = [...document.querySelectorAll('header, footer')]
  const isKnown = (part: Element) => lookedAt.has(setting + part.outerHTML)
  const known = shared.filter(isKnown)
  for (const part of shared) lookedAt.add(setting + part.outerHTML)
  const found = await axe.run({ include: [document], exclude: [...exclude, ...known] }, options)
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  )
}

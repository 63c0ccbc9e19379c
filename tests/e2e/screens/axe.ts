import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const builder = createRequire(import.meta.url).resolve('@axe-core/playwright')
const source = readFileSync(createRequire(builder).resolve('axe-core/axe.min.js'), 'utf8')

/** The rules that a theme decides on. */
export const colourRules = ['color-contrast', 'link-in-text-block']

/** The rules for which axe reads all style sheets and media of a page anew: half of what the other rules take together. */
export const sheetRules = ['css-orientation-lock', 'no-autoplay-audio']

interface Rules {
  readonly without?: string[]
  /** What axe does not look at, where there is any. */
  readonly beside?: string
}

/** What axe finds on a page, one text for each element: by all rules, or all but some. */
export async function violations(page: Page, { without = [], beside }: Rules = {}) {
  // axe opens a second page to sum up what it found in each frame, for longer than it looks. Ours have no frames.
  expect(page.frames()).toHaveLength(1)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return page.evaluate(runAxe, {
    exclude: beside ? [beside] : [],
    options: {
      resultTypes: ['violations'] as 'violations'[],
      // How to find an element again is worked out of the whole page; its text says which it is.
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
  /** Headers and footers that axe has looked at in this document, as they were, and by which rules. */
  lookedAt?: Set<string>
}

/** Runs in the page. A header or footer that is as it was is not looked at again: all states of a page have it. */
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

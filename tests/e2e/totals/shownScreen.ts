import type { Page } from '@playwright/test'

interface ShownTable {
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
  readonly foot: readonly string[]
}

export interface ShownScreen {
  readonly customer: string
  readonly heading: string
  readonly isBusy: boolean
  readonly charts: Readonly<Record<string, { readonly text: string; readonly drawing: string | null }>>
  readonly tiles: Readonly<Record<string, readonly string[]>>
  /** Without tables that are loading. */
  readonly tables: Readonly<Record<string, ShownTable>>
  readonly cards: Readonly<
    Record<string, readonly { readonly title: string; readonly terms: Record<string, string> }[]>
  >
  readonly tabs: readonly string[]
  readonly lines: readonly string[]
}

/**
 * Reads a screen in one call: dozens of locators, each of which computes all accessible names, take longer than the
 * screens.
 */
export const readScreen = (page: Page): Promise<ShownScreen> =>
  page.evaluate(() => {
    const main = document.querySelector('main') ?? document.createElement('main')
    const textOf = (element: Element | null | undefined) => element?.textContent ?? ''
    const all = (within: ParentNode, selector: string) => [...within.querySelectorAll(selector)]
    const named = <Part>(selector: string, read: (element: Element) => Part) =>
      Object.fromEntries(all(main, selector).map((element) => [element.ariaLabel ?? '', read(element)]))
    const ownText = (element: Element) =>
      [...element.childNodes].flatMap((node) => (node instanceof Text ? node.data : [])).join('')
    const cells = (row: Element) => [...row.children].map(textOf)
    return {
      customer: textOf(document.querySelector('header [role="status"]')),
      heading: textOf(document.querySelector('h1')),
      isBusy: main.querySelector('[aria-busy="true"], .skeleton, .MuiSkeleton-root, [role="progressbar"]') !== null,
      charts: named('figure[aria-label]', (chart) => ({
        text: textOf(chart),
        drawing: chart.querySelector('[role="img"][aria-label]')?.ariaLabel ?? null,
      })),
      tiles: named('[role="group"][aria-label]', (tile) => all(tile, 'p').map(textOf)),
      tables: named('table[aria-label]:not([aria-busy="true"])', (table) => ({
        head: all(table, 'thead th').map(textOf),
        rows: all(table, 'tbody tr').map(cells),
        foot: all(table, 'tfoot tr').flatMap(cells),
      })),
      cards: named('ul[aria-label]', (list) =>
        all(list, ':scope > li').map((card) => ({
          title: all(card, 'h2, h2 a').map(ownText).join('').trim(),
          terms: Object.fromEntries(all(card, 'dt').map((term) => [textOf(term), textOf(term.nextElementSibling)])),
        })),
      ),
      tabs: all(main, '[role="tab"]').map(textOf),
      lines: all(main, '*').flatMap((element) => (ownText(element).trim() === '' ? [] : textOf(element))),
    }
  })

import type { Page } from '@playwright/test'

/** A table as it reads. */
export interface ShownTable {
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
  readonly foot: readonly string[]
}

/** What a screen says, its parts by their accessible names. */
export interface ShownScreen {
  readonly customer: string
  readonly heading: string
  /** Something of it is still on its way. */
  readonly isBusy: boolean
  /** Charts: what is written in them, and what their drawing says to those who do not see it. */
  readonly charts: Readonly<Record<string, { readonly text: string; readonly drawing: string | null }>>
  /** Tiles: each line of theirs. */
  readonly tiles: Readonly<Record<string, readonly string[]>>
  /** Without those on their way. */
  readonly tables: Readonly<Record<string, ShownTable>>
  /** Lists of cards: each with its heading, and the values of its terms. */
  readonly cards: Readonly<
    Record<string, readonly { readonly title: string; readonly terms: Record<string, string> }[]>
  >
  readonly tabs: readonly string[]
  /** Everything else that is written anywhere. */
  readonly lines: readonly string[]
}

/** Reads a screen in one go: dozens of locators, each of which names every element anew, take longer than the screens. */
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

import { expect, type Page } from '@playwright/test'

/** Horizontal overflow of the page in pixels. */
export const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/**
 * Layout defects: horizontal overflow; headings, buttons and labels that exceed the window or their box, by text; and
 * numbers that are cut off, for example by an ellipsis, or broken into two lines; buttons as high as their table row;
 * number fields of the browser.
 */
const misfits = (page: Page) =>
  page.evaluate(() => {
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      getComputedStyle(element).clipPath === 'none'
    const isOutside = (element: Element) => {
      const { left, right } = element.getBoundingClientRect()
      // Elements inside a scrollable region, such as a wide table or tabs, can be scrolled into view.
      return element.closest('[role=region], [role=tablist]') === null && (left < -1 || right > window.innerWidth + 1)
    }
    const overflows = (element: Element) =>
      element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).display !== 'inline'
    const named = [...document.querySelectorAll('h1, h2, h3, button, [role=button], a[class*=Button], label')]
    const cutOff = named.filter((element) => isSeen(element) && (isOutside(element) || overflows(element)))

    const isNumber = (text: string) => /^[-+(]?[$€]?\s?\d[\d.,\s]*[%)]?\s?[KM]?$/.test(text)
    const isHidden = (element: Element) => {
      const { overflowX } = getComputedStyle(element)
      return element.checkVisibility() && overflowX !== 'visible' && overflowX !== 'auto' && overflowX !== 'scroll'
    }
    const cutNumbers = [...document.querySelectorAll('main *')]
      .filter((element) => isNumber(element.textContent?.trim() ?? '') && isHidden(element))
      .filter((element) => element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1)
    const linesOf = (element: Element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
    }
    const brokenNumbers = [...document.querySelectorAll('main *')].filter(
      (element) =>
        element.childElementCount === 0 &&
        isNumber(element.textContent?.trim() ?? '') &&
        isSeen(element) &&
        linesOf(element) > 1,
    )
    const gapInRow = (element: Element) => {
      const [own, row] = [element, element.closest('tr') ?? element].map((shown) => shown.getBoundingClientRect())
      return own && row ? Math.min(own.top - row.top, row.bottom - own.bottom) : 0
    }
    const crowded = [...document.querySelectorAll('tbody tr button[class*=Button]')].filter(
      (element) => isSeen(element) && gapInRow(element) < 2,
    )
    // Tables that exceed their region by a few rows scroll with the page instead.
    const nearlyWhole = [...document.querySelectorAll('main [role=region]')]
      .filter((element) => /auto|scroll/.test(getComputedStyle(element).overflowY))
      .filter(({ scrollHeight: whole, clientHeight: shown }) => whole > shown + 1 && whole < 1.4 * shown)
    return {
      sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      cutOff: cutOff.map((element) => element.textContent || element.getAttribute('aria-label')),
      cutNumbers: cutNumbers.map((element) => element.textContent),
      brokenNumbers: brokenNumbers.map((element) => element.textContent),
      crowded: crowded.map((element) => element.textContent),
      nearlyWhole: nearlyWhole.map((element) => element.getAttribute('aria-label')),
      // Their wheel and arrow keys change a value by accident, and they show no separators.
      numberFields: [...document.querySelectorAll('input[type=number]')].map(({ id }) => id),
    }
  })

/**
 * Waits until nothing is cut off and the page does not scroll horizontally; some components measure themselves first.
 */
export async function expectFitting(page: Page) {
  await page.evaluate(() => document.fonts.ready)
  await expect
    .poll(() => misfits(page))
    .toEqual({
      sideways: 0,
      cutOff: [],
      cutNumbers: [],
      brokenNumbers: [],
      crowded: [],
      nearlyWhole: [],
      numberFields: [],
    })
}

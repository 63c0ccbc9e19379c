import { expect, type Page } from '@playwright/test'

/** How many pixels the page can be scrolled sideways. */
export const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Headings and buttons that do not fit in the window or whose text does not fit in them, by their text. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      getComputedStyle(element).clipPath === 'none'
    const isOutside = (element: Element) => {
      const { left, right } = element.getBoundingClientRect()
      // What stands in a region that scrolls by itself, such as a wide table or a row of tabs, can be brought into view.
      return element.closest('[role=region], [role=tablist]') === null && (left < -1 || right > window.innerWidth + 1)
    }
    const overflows = (element: Element) =>
      element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).display !== 'inline'
    const named = [...document.querySelectorAll('h1, h2, h3, button, [role=button], a[class*=Button]')]
    return named
      .filter((element) => isSeen(element) && (isOutside(element) || overflows(element)))
      .map((element) => element.textContent || element.getAttribute('aria-label'))
  })

/** Nothing is cut off, and nothing scrolls sideways, as soon as what measures itself has done so. */
export async function expectFitting(page: Page) {
  await page.evaluate(() => document.fonts.ready)
  await expect.poll(() => sideways(page)).toBe(0)
  await expect.poll(() => cutOff(page)).toEqual([])
}

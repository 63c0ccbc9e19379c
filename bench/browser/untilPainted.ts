import type { Page } from '@playwright/test'

interface Sight {
  readonly selector: string
  readonly count: number
  readonly event?: 'click' | 'input' | 'keydown'
}

/** Runs in the page. The promise is wrapped in an object, so that it is not awaited before the event. */
const watch = ({ selector, count, event = 'click' }: Sight) => ({
  painted: new Promise<number>((resolve) => {
    const isThere = () => document.querySelectorAll(selector).length >= count
    const begin = (began: number) => {
      const observer = new MutationObserver(() => {
        if (!isThere()) return
        observer.disconnect()
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - began)))
      })
      observer.observe(document.body, { childList: true, subtree: true })
    }
    document.addEventListener(event, ({ timeStamp }) => begin(timeStamp), { capture: true, once: true })
  }),
})

/**
 * Starts to watch a page for the next click (or another event). The returned function resolves to the milliseconds from
 * the event to the frame after the one that shows `count` elements.
 */
export const untilPainted = async (page: Page, sight: Sight) => {
  const watching = await page.evaluateHandle(watch, sight)
  return () => watching.evaluate(({ painted }) => painted)
}

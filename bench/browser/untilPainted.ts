import type { Page } from '@playwright/test'

interface Sight {
  readonly selector: string
  readonly count: number
  readonly event?: 'click' | 'input' | 'keydown'
}

/** Runs in the page. What is to come stands in an object, so that nobody waits for it before the event. */
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
 * Waits in a page for the next click, or another event; answers once it does, with what waits for the milliseconds from
 * the event to the frame after the one that shows so many of what is looked for.
 */
export const untilPainted = async (page: Page, sight: Sight) => {
  const watching = await page.evaluateHandle(watch, sight)
  return () => watching.evaluate(({ painted }) => painted)
}

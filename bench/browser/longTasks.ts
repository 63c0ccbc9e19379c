import type { Page } from '@playwright/test'

type Watching = { longTasks: PerformanceObserver; longest: number }

/** From now on notes the longest task of a page; tasks under 50 ms are none to Chromium. */
export const watchTasks = (page: Page) =>
  page.evaluate(() => {
    const watching = globalThis as unknown as Watching
    watching.longest = 0
    watching.longTasks = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) watching.longest = Math.max(watching.longest, duration)
    })
    watching.longTasks.observe({ type: 'longtask' })
  })

/** Ends the watch: how long the longest task took, in milliseconds; 0 where none took 50. */
export const endTaskWatch = (page: Page) =>
  page.evaluate(async () => {
    const watching = globalThis as unknown as Watching
    // What was reported has been told by the frame after next.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    watching.longTasks.disconnect()
    return watching.longest
  })

import type { Page } from '@playwright/test'

type Watching = { longTasks: PerformanceObserver; longest: number }

/** Records the longest task of a page from now on; Chromium does not report tasks under 50 ms. */
export const watchTasks = (page: Page) =>
  page.evaluate(() => {
    const watching = globalThis as unknown as Watching
    watching.longest = 0
    watching.longTasks = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) watching.longest = Math.max(watching.longest, duration)
    })
    watching.longTasks.observe({ type: 'longtask' })
  })

/** Stops watching; returns the longest task in milliseconds, 0 if none took 50 ms. */
export const endTaskWatch = (page: Page) =>
  page.evaluate(async () => {
    const watching = globalThis as unknown as Watching
    // Pending entries have been reported by the frame after next.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    watching.longTasks.disconnect()
    return watching.longest
  })

/**
 * Runs in the page: resolves with the milliseconds from the next click to the frame after the one that shows so many of
 * what is looked for.
 */
export const untilPainted = ({ selector, count }: { selector: string; count: number }) =>
  new Promise<number>((resolve) => {
    const painted = (clicked: number) =>
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - clicked)))
    const isThere = () => document.querySelectorAll(selector).length >= count
    const watch = (clicked: number) => {
      const observer = new MutationObserver(() => {
        if (!isThere()) return
        observer.disconnect()
        painted(clicked)
      })
      observer.observe(document.body, { childList: true, subtree: true })
    }
    document.addEventListener('click', (event) => watch(event.timeStamp), { capture: true, once: true })
  })

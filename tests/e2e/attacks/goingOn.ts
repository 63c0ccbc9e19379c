import { expect, type Page } from '@playwright/test'

export type GoingOn = { to: string; at: string }

const passing = '/forge/relogin'

/**
 * Opens portal addresses within the page, like its links, and returns the navigation that each triggers. The browser
 * resolves the target and is then stopped, so that one page load serves for hundreds of addresses.
 */
export async function goingOn(page: Page, addresses: string[]): Promise<GoingOn[]> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // Inserts another page between the addresses, because navigating to the same page again triggers nothing.
  const goings = await page.evaluate(
    watchNavigations,
    addresses.flatMap((address) => [address, passing]),
  )
  return goings.filter((_, index) => index % 2 === 0)
}

/** Runs in the page. */
async function watchNavigations(addresses: string[]) {
  let noted = (_going: GoingOn) => {}
  const note = (event: NavigateEvent) => {
    if (event.destination.sameDocument) return
    event.preventDefault()
    noted({ to: event.destination.url, at: window.location.href })
  }
  window.navigation.addEventListener('navigate', note)
  const goings: GoingOn[] = []
  for (const address of addresses) {
    const { promise, resolve } = Promise.withResolvers<GoingOn>()
    noted = resolve
    window.history.pushState(null, '', address)
    window.dispatchEvent(new PopStateEvent('popstate'))
    goings.push(await promise)
  }
  window.navigation.removeEventListener('navigate', note)
  return goings
}

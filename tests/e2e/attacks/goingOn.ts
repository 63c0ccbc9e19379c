import { expect, type Page } from '@playwright/test'

/** Where the page was about to go from an address, and what stood in the address bar at that moment. */
export type GoingOn = { to: string; at: string }

/** A page with no view of its own that goes on to the sign-in. */
const passing = '/forge/relogin'

/**
 * Opens addresses of the portal one after the other within its page, as its own links do, and answers where each was
 * about to go on to. The browser resolves every one of those and is then kept from going, so that one page load serves
 * for hundreds.
 */
export async function goingOn(page: Page, addresses: string[]): Promise<GoingOn[]> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // The same page again would not begin anew: another one comes in between.
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

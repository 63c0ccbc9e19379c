import type { account } from '../../../schema/account.ts'
import type { InputOf } from '../../../schema/call.ts'
import type { Page } from '../../../schema/pages.ts'

type Visit = InputOf<typeof account.pageAccess>

/** An id for one opening of a page. Drawn by hand: `randomUUID` is missing where a portal is served without TLS. */
export const newNavigation = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** What the page-access call is told of this visit (spec 1 §3). */
export const visitOf = (page: Page, navigation: string, customerId: number | null): Visit => ({
  slug: page.slug || '/',
  customerId,
  isMobile: window.matchMedia?.('(max-width: 767px)').matches ?? false,
  browser: navigator.userAgent.slice(0, 255),
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  language: navigator.language,
  navigation,
})

import { pageAt } from '../../../schema/pages.ts'
import { normalLocation } from './normalLocation.ts'

/** The guarded page that the document opens, and its place; null for those that only pass on to one. */
export const openedPage = () => {
  const { pathname, search, hash } = window.location
  const place = normalLocation({ pathname: pathname.replace(/^\/forge/i, ''), search, hash })
  const page = pageAt(place.pathname.slice(1))
  return page && page.guard !== 'public' ? { page, place } : null
}

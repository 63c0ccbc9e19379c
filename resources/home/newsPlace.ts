import { pageAt, type Route } from '../../schema/pages.ts'

/**
 * Where a link in the news leads: to a page of the portal, which not everybody may open, or to the web; null for what
 * is neither.
 */
export const newsPlace = (link: string): { route: Route; to: string } | { href: string } | null => {
  if (/^https:\/\/[^\s/]/i.test(link)) return { href: link }
  const [, path] = /^\/(?!\/)([^?#\\]*)/.exec(link) ?? []
  const page = path === undefined ? undefined : pageAt(path.replace(/\/+$/, ''))
  return page ? { route: page.route as Route, to: link } : null
}

import { pageAt, type Route } from '../../schema/pages.ts'

/**
 * Where a link in the news leads: to a page of the portal, with or without its `/forge`, which not everybody may open,
 * or to the web; null for what is neither.
 */
export const newsPlace = (link: string): { route: Route; to: string } | { href: string } | null => {
  if (/^https:\/\/[^\s/]/i.test(link)) return { href: link }
  const [, path = '', rest = ''] = /^(?:\/forge)?\/([\w-]+)\/?(\?[^#]*)?$/.exec(link) ?? []
  const page = path === '' ? undefined : pageAt(path)
  return page ? { route: page.route as Route, to: `/${page.route}${rest}` } : null
}

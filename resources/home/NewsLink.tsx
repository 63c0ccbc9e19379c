import Link from '@mui/material/Link'
import { useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { useMayOpen } from '#authProvider/menu.ts'
import { pageAt, type Route } from '#schema/pages.ts'

/**
 * Parses a link in the news: a page of the portal, with or without `/forge` (access must be checked), or an https URL;
 * null for anything else.
 */
export const newsPlace = (link: string): { route: Route; to: string } | { href: string } | null => {
  if (/^https:\/\/[^\s/]/i.test(link)) return { href: link }
  const [, path = '', rest = ''] = /^(?:\/forge)?\/([\w-]+)\/?(\?[^#]*)?$/.exec(link) ?? []
  const page = path === '' ? undefined : pageAt(path)
  return page ? { route: page.route as Route, to: `/${page.route}${rest}` } : null
}

interface Props {
  readonly link: string
}

/** Hidden if the user may not open the target. */
export const NewsLink = ({ link }: Props) => {
  const translate = useTranslate()
  const mayOpen = useMayOpen()
  const place = newsPlace(link)
  if (place === null) return null
  const text = translate('home.news.more')
  if ('href' in place) {
    return (
      <Link href={place.href} target="_blank" rel="noreferrer">
        {text}
      </Link>
    )
  }
  return mayOpen(place.route) ? (
    <Link component={RouterLink} to={place.to}>
      {text}
    </Link>
  ) : null
}

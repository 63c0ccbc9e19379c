import Link from '@mui/material/Link'
import { useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { useMayOpen } from '../../authProvider/menu.ts'
import { freshLink } from '../../src/kit/page/freshLink.ts'
import { newsPlace } from './newsPlace.ts'

interface Props {
  readonly link: string
}

/** The way to more, for those who may go there. */
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
    <Link component={RouterLink} to={place.to} state={freshLink}>
      {text}
    </Link>
  ) : null
}

import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useLocale } from 'react-admin'
import { formatDay } from '#kit/fields/formats.ts'
import type { RowOf } from '#schema/entity.ts'
import type { newsItem } from '#schema/home/home.ts'
import { NewsLink } from './NewsLink.tsx'

interface Props {
  readonly article: RowOf<typeof newsItem>
}

/** Shows the Spanish text if available and selected. */
export const NewsArticle = ({ article }: Props) => {
  const isSpanish = useLocale() === 'es'
  const { title, titleEs, body, bodyEs, publishedOn, link } = article
  return (
    <Box
      component="article"
      sx={{ display: 'grid', alignContent: 'start', gap: 0.5, maxWidth: 960, overflowWrap: 'anywhere' }}
    >
      <Typography variant="h3">{(isSpanish && titleEs) || title}</Typography>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {formatDay(publishedOn)}
      </Typography>
      <Typography sx={{ whiteSpace: 'pre-line' }}>{(isSpanish && bodyEs) || body}</Typography>
      {link && <NewsLink link={link} />}
    </Box>
  )
}

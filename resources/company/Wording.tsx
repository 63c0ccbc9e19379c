import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { partsOf } from '#values/clauses.ts'

interface Props {
  readonly text: string
}

/**
 * Text of the plant with its headings and numbered clauses. The numbers are real text, so that they can be searched,
 * copied and read aloud.
 */
export const Wording = ({ text }: Props) => (
  <Box sx={{ display: 'grid', gap: 1, overflowWrap: 'anywhere' }}>
    {partsOf(text).map((part, place) => {
      const key = `${place} ${part.text}`
      if (part.kind === 'heading')
        return (
          <Typography key={key} variant="h2" sx={{ mt: 2 }}>
            {part.number}. {part.text}
          </Typography>
        )
      if (part.kind === 'paragraph') return <Typography key={key}>{part.text}</Typography>
      return (
        <Box key={key} sx={{ display: 'grid', gridTemplateColumns: '48px 1fr' }}>
          <Box component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
            {part.number}
          </Box>
          <Typography>{part.text}</Typography>
        </Box>
      )
    })}
  </Box>
)

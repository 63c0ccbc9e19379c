import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'

/** The months that visits are counted over. */
export const Span = () => {
  const translate = useTranslate()
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {translate('accessStatistics.lastTwelveMonths')}
    </Typography>
  )
}

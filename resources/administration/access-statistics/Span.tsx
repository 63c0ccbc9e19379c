import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'

/** Room for twelve months or ten pages, one below the other. */
export const chartHeight = 340

interface Props {
  readonly of: 'thisYear' | 'lastTwelveMonths'
}

/** The months that a chart counts over. */
export const Span = ({ of }: Props) => {
  const translate = useTranslate()
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {translate(`accessStatistics.${of}`)}
    </Typography>
  )
}

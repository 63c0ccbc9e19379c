import Box from '@mui/material/Box'
import type { Series } from './chart.ts'
import { Swatch } from './Swatch.tsx'
import type { DrawnSeries } from './seriesColors.ts'

interface Props {
  readonly series: readonly DrawnSeries[]
  /** Marked on the bars. */
  readonly mark?: Series | undefined
  readonly areLines: boolean
  /** Height of one line of names. */
  readonly height: number
}

const entry = { display: 'flex', alignItems: 'center', gap: 0.75, typography: 'caption' }

/** Legend of several series; a single series is named by the title. */
export const SeriesLegend = ({ series, mark, areLines, height }: Props) => (
  <Box
    component="ul"
    sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, minHeight: height, m: 0, p: 0, listStyle: 'none' }}
  >
    {series.map(({ name, label, color, dash }) => (
      <Box component="li" key={name} sx={{ ...entry, height }}>
        <Swatch color={color} dash={areLines ? dash : undefined} />
        {label}
      </Box>
    ))}
    {mark && (
      <Box component="li" sx={{ ...entry, height }}>
        <Box aria-hidden="true" sx={{ width: 3, height: 12, mx: 0.5, bgcolor: 'text.primary' }} />
        {mark.label}
      </Box>
    )}
  </Box>
)

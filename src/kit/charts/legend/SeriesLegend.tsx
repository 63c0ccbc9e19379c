import Box from '@mui/material/Box'
import { Swatch } from './Swatch.tsx'
import type { DrawnSeries } from './seriesColors.ts'

interface Props {
  readonly series: readonly DrawnSeries[]
  readonly areLines: boolean
  /** Height of one line of names. */
  readonly height: number
}

/** Legend of several series; a single series is named by the title. */
export const SeriesLegend = ({ series, areLines, height }: Props) => (
  <Box
    component="ul"
    sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, minHeight: height, m: 0, p: 0, listStyle: 'none' }}
  >
    {series.map(({ name, label, color, dash }) => (
      <Box
        component="li"
        key={name}
        sx={{ display: 'flex', alignItems: 'center', gap: 0.75, height, typography: 'caption' }}
      >
        <Swatch color={color} dash={areLines ? dash : undefined} />
        {label}
      </Box>
    ))}
  </Box>
)

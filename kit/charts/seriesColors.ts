import { useTheme } from '@mui/material/styles'
import type { Series } from './chart.ts'

/** Series with its style; lines also differ in dashes, for color-blind users. */
export interface DrawnSeries extends Series {
  readonly color: string
  readonly dash: string
}

const dashes = ['1 0', '6 3', '2 3', '8 3 2 3']

export const useDrawnSeries = (series: readonly Series[]): readonly DrawnSeries[] => {
  const { palette } = useTheme()
  return series.map((one, index) => ({
    ...one,
    color: one.state ? palette.states[one.state].fill : (palette.series[index % palette.series.length] ?? ''),
    dash: dashes[index % dashes.length] ?? '1 0',
  }))
}

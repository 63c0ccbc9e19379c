import Box from '@mui/material/Box'
import { useTheme } from '@mui/material/styles'
import { useTranslate } from 'react-admin'
import type { LoadableProps } from '../cards/Loadable.tsx'
import { ChartFrame } from './ChartFrame.tsx'
import type { StateName } from './chart.ts'
import { SeriesLegend } from './SeriesLegend.tsx'
import { useDrawnSeries } from './seriesColors.ts'

/** Both years are inclusive. */
export interface Bar {
  readonly id: number | string
  readonly label: string
  readonly first: number
  readonly last: number
  readonly state: StateName
}

interface Props extends LoadableProps {
  readonly title: string
  readonly bars: readonly Bar[]
  /** In display order. */
  readonly legend: readonly { readonly state: StateName; readonly label: string }[]
  /** Header of the table's first column. */
  readonly barLabel: string
}

const rowHeight = 32
const nameWidth = 220
// Pixels for four digits.
const yearWidth = 36

const spanOf = ({ first, last }: Bar) => (first === last ? String(first) : `${first}–${last}`)

/** Bars over years, earliest first; long lists scroll. */
export const Gantt = ({ title, bars, legend, barLabel, ...loading }: Props) => {
  const translate = useTranslate()
  const { palette } = useTheme()
  const wordOf = ({ state }: Bar) => legend.find((known) => known.state === state)?.label ?? ''
  const sorted = bars.toSorted((one, other) => one.first - other.first || one.last - other.last)
  const start = Math.min(...bars.map(({ first }) => first))
  const years = Array.from(
    { length: Math.max(...bars.map(({ last }) => last), start) - start + 1 },
    (_, at) => start + at,
  )
  const rows = sorted.map((bar) => [bar.label, String(bar.first), String(bar.last), wordOf(bar)])
  const states = useDrawnSeries(legend.map((one) => ({ name: one.state, ...one })))
  const height = rowHeight * (bars.length + 2)
  const isNarrow = `@container (max-width: ${nameWidth + yearWidth * years.length}px)`
  return (
    <ChartFrame
      title={title}
      figures={{ head: [barLabel, ...['start', 'end', 'state'].map((key) => translate(`kit.gantt.${key}`))], rows }}
      isEmpty={bars.length === 0}
      height={Math.max(height, 96)}
      {...loading}
    >
      <SeriesLegend series={states} areLines={false} height={rowHeight} />
      <Box role="group" aria-label={title} tabIndex={0} sx={{ containerType: 'inline-size', overflowX: 'auto' }}>
        <Box
          role="img"
          aria-label={`${title}. ${sorted.map((bar) => `${bar.label} ${spanOf(bar)}, ${wordOf(bar)}`).join('; ')}`}
          sx={{
            display: 'grid',
            gridTemplateColumns: `minmax(72px, ${nameWidth}px) repeat(${years.length}, minmax(28px, 1fr))`,
            gridAutoRows: rowHeight,
            alignItems: 'center',
            fontSize: 13,
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          {years.map((year, at) => (
            <Box
              key={year}
              sx={{
                gridColumn: at + 2,
                gridRow: 1,
                display: 'flex',
                color: 'text.secondary',
                // In a narrow column the last year reaches to the left, where it is not cut.
                justifyContent: at === years.length - 1 ? 'flex-end' : 'center',
                // Shows every other year if all would overlap.
                [isNarrow]: { '&:nth-of-type(even)': { visibility: 'hidden' } },
              }}
            >
              {year}
            </Box>
          ))}
          {sorted.map((bar, at) => (
            <BarRow key={bar.id} bar={bar} row={at + 2} start={start} color={palette.states[bar.state].fill} />
          ))}
        </Box>
      </Box>
    </ChartFrame>
  )
}

interface BarRowProps {
  readonly bar: Bar
  readonly row: number
  readonly start: number
  readonly color: string
}

const BarRow = ({ bar, row, start, color }: BarRowProps) => (
  <>
    <Box
      title={bar.label}
      sx={{ gridColumn: 1, gridRow: row, pr: 1, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
    >
      {bar.label}
    </Box>
    <Box
      sx={{
        gridColumn: `${bar.first - start + 2} / ${bar.last - start + 3}`,
        gridRow: row,
        height: 16,
        mx: '1px',
        borderRadius: 1,
        bgcolor: color,
        printColorAdjust: 'exact',
      }}
    />
  </>
)

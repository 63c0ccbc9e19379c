import { useTheme } from '@mui/material/styles'
import { Pie, PieChart, Tooltip } from 'recharts'
import { ChartTooltip } from './ChartTooltip.tsx'
import type { Slice } from './Doughnut.tsx'

export interface DrawnSlice extends Slice {
  readonly color: string
  readonly text: string
}

interface Props {
  readonly slices: readonly DrawnSlice[]
  readonly size: number
}

const inner = 0.7

/** Draws a plain ring if all values are zero. */
export const DoughnutDrawing = ({ slices, size }: Props) => {
  const { palette } = useTheme()
  const parts = slices.filter(({ value }) => value > 0).map((slice) => ({ ...slice, fill: slice.color }))
  const ring = { innerRadius: (size / 2) * inner, outerRadius: size / 2, startAngle: 90, endAngle: -270 }
  const isNothing = parts.length === 0
  return (
    <PieChart width={size} height={size} accessibilityLayer={false} margin={{ top: 0, right: 0, bottom: 0, left: 0 }}>
      <Pie
        {...ring}
        data={isNothing ? [{ value: 1, fill: palette.divider }] : parts}
        dataKey="value"
        nameKey="label"
        stroke={palette.background.paper}
        strokeWidth={parts.length > 1 ? 2 : 0}
        isAnimationActive={false}
        rootTabIndex={-1}
      />
      {!isNothing && (
        <Tooltip
          isAnimationActive={false}
          allowEscapeViewBox={{ x: true, y: true }}
          wrapperStyle={{ zIndex: 1 }}
          content={({ active, payload }) => {
            const slice = payload[0]?.payload as DrawnSlice | undefined
            return active && slice && <ChartTooltip lines={[slice]} />
          }}
        />
      )}
    </PieChart>
  )
}

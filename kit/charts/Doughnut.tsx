import Box from '@mui/material/Box'
import { useTheme } from '@mui/material/styles'
import { useTranslate } from 'react-admin'
import { ChartFrame } from './ChartFrame.tsx'
import type { ChartProps, StateName } from './chart.ts'
import type { DrawnSlice } from './DoughnutDrawing.tsx'
import { DrawingBox, drawings } from './DrawingBox.tsx'
import { Swatch } from './Swatch.tsx'

interface SliceLegendProps {
  readonly slices: readonly DrawnSlice[]
}

const SliceLegend = ({ slices }: SliceLegendProps) => (
  <Box
    component="ul"
    sx={{ flex: '1 1 200px', minWidth: 0, maxWidth: 360, display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none' }}
  >
    {slices.map(({ name, label, color, text }) => (
      <Box component="li" key={name} sx={{ display: 'flex', alignItems: 'baseline', gap: 1, typography: 'body2' }}>
        <Swatch color={color} />
        <Box component="span" sx={{ flexGrow: 1, minWidth: 0 }}>
          {label}
        </Box>
        <Box component="span" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
          {text}
        </Box>
      </Box>
    ))}
  </Box>
)

interface Props {
  readonly label: string
  readonly text: string
}

/** Total inside the ring; hidden from screen readers, because the drawing's description contains it. */
const DoughnutCentre = ({ label, text }: Props) => (
  <Box
    aria-hidden="true"
    sx={{
      position: 'absolute',
      inset: 0,
      display: 'grid',
      placeContent: 'center',
      textAlign: 'center',
      pointerEvents: 'none',
    }}
  >
    <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{label}</Box>
    <Box sx={{ fontSize: text.length > 12 ? 13 : 15, fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>{text}</Box>
  </Box>
)

export interface Slice {
  readonly name: string
  readonly label: string
  readonly value: number
  readonly state: StateName
}

interface DoughnutProps extends ChartProps {
  readonly slices: readonly Slice[]
  readonly centre?: { readonly label: string; readonly text: string }
}

const size = 160

export const Doughnut = ({ title, slices, format, centre, ...loading }: DoughnutProps) => {
  const translate = useTranslate()
  const { palette } = useTheme()
  const drawn = slices.map((slice) => ({
    ...slice,
    color: palette.states[slice.state].fill,
    text: format(slice.value),
  }))
  const rows = slices.map(({ label, value }) => [label, format(value)])
  const words = [...(centre ? [[centre.label, centre.text]] : []), ...rows]
  return (
    <ChartFrame
      title={title}
      figures={{ head: [translate('kit.charts.item'), translate('kit.charts.value')], rows }}
      isEmpty={slices.length === 0}
      height={size}
      drawing={drawings}
      {...loading}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, minHeight: size }}>
        <Box sx={{ position: 'relative', flex: `0 0 ${size}px`, mx: { xs: 'auto', sm: 0 } }}>
          <DrawingBox description={`${title}. ${words.map((pair) => pair.join(' ')).join(', ')}`} height={size}>
            {({ DoughnutDrawing }) => <DoughnutDrawing slices={drawn} size={size} />}
          </DrawingBox>
          {centre && <DoughnutCentre {...centre} />}
        </Box>
        <SliceLegend slices={drawn} />
      </Box>
    </ChartFrame>
  )
}

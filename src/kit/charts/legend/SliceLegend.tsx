import Box from '@mui/material/Box'
import type { DrawnSlice } from '../drawings/DoughnutDrawing.tsx'
import { Swatch } from './Swatch.tsx'

interface Props {
  readonly slices: readonly DrawnSlice[]
}

export const SliceLegend = ({ slices }: Props) => (
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

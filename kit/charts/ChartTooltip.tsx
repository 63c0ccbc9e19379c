import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Swatch } from './Swatch.tsx'

interface Line {
  readonly name: string
  readonly label: string
  readonly color: string
  readonly text: string
}

interface Props {
  readonly title?: string
  readonly lines: readonly Line[]
}

export const ChartTooltip = ({ title, lines }: Props) => (
  <Box sx={{ px: 1.5, py: 1, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}>
    {title !== undefined && (
      <Typography variant="caption" component="p" sx={{ fontWeight: 600 }}>
        {title}
      </Typography>
    )}
    {lines.map(({ name, label, color, text }) => (
      <Box
        key={name}
        sx={{ display: 'flex', alignItems: 'center', gap: 1, typography: 'caption', whiteSpace: 'nowrap' }}
      >
        <Swatch color={color} />
        {label}
        <Box component="span" sx={{ ml: 'auto', pl: 1, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
          {text}
        </Box>
      </Box>
    ))}
  </Box>
)

import Box from '@mui/material/Box'

interface Props {
  readonly color: string
  /** SVG dash array of a line. */
  readonly dash?: string | undefined
}

export const Swatch = ({ color, dash }: Props) => (
  <Box component="svg" width={14} height={10} aria-hidden="true" focusable="false" sx={{ flexShrink: 0 }}>
    {dash === undefined ? (
      <rect x={2} width={10} height={10} rx={2} fill={color} />
    ) : (
      <line x1={0} x2={14} y1={5} y2={5} stroke={color} strokeWidth={2} strokeDasharray={dash} />
    )}
  </Box>
)

import Box from '@mui/material/Box'

interface Props {
  readonly label: string
  readonly text: string
}

/** The whole, in the ring. Readers have heard it with the drawing. */
export const DoughnutCentre = ({ label, text }: Props) => (
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

import Box from '@mui/material/Box'
import type { StateName } from '../charts/chart.ts'

interface Props {
  /** Grey if undefined: a company's service may send a value without a declared colour. */
  readonly state: StateName | undefined
  readonly text: string
}

export const StateWord = ({ state, text }: Props) => (
  <Box
    component="span"
    sx={({ palette }) => ({
      display: 'inline-block',
      borderRadius: 1,
      px: 1,
      py: 0.25,
      fontSize: 12,
      fontWeight: 600,
      whiteSpace: 'nowrap',
      color: palette.states[state ?? 'unknown'].main,
      bgcolor: palette.states[state ?? 'unknown'].soft,
    })}
  >
    {text}
  </Box>
)

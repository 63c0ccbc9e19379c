import Box from '@mui/material/Box'
import type { StateName } from '../charts/chart.ts'

interface Props {
  readonly state: StateName
  readonly text: string
}

export const StateWord = ({ state, text }: Props) => (
  <Box
    component="span"
    sx={({ palette }) => ({
      ...{ display: 'inline-block', borderRadius: 1, px: 1, py: 0.25 },
      ...{ fontSize: 12, fontWeight: 600, whiteSpace: 'nowrap' },
      color: palette.states[state].main,
      bgcolor: palette.states[state].soft,
    })}
  >
    {text}
  </Box>
)

import Box from '@mui/material/Box'
import type { StateName } from '../charts/chart.ts'

interface Props {
  /** None is grey: a company's service may send a word that no colour is declared for. */
  readonly state: StateName | undefined
  readonly text: string
}

/** A word on the colour of a state. */
export const StateWord = ({ state, text }: Props) => (
  <Box
    component="span"
    sx={({ palette }) => ({
      ...{ display: 'inline-block', borderRadius: 1, px: 1, py: 0.25 },
      ...{ fontSize: 12, fontWeight: 600, whiteSpace: 'nowrap' },
      color: palette.states[state ?? 'unknown'].main,
      bgcolor: palette.states[state ?? 'unknown'].soft,
    })}
  >
    {text}
  </Box>
)

import Box from '@mui/material/Box'
import { type OrderStatus, stateOf } from '../../../../schema/orderStatus.ts'

interface Props {
  readonly status: OrderStatus
  readonly text: string
}

/** An order's status in its word and its colour. */
export const StatusWord = ({ status, text }: Props) => (
  <Box
    component="span"
    sx={({ palette }) => ({
      ...{ display: 'inline-block', borderRadius: 1, px: 1, py: 0.25 },
      ...{ fontSize: 12, fontWeight: 600, whiteSpace: 'nowrap' },
      color: palette.states[stateOf(status)].main,
      bgcolor: palette.states[stateOf(status)].soft,
    })}
  >
    {text}
  </Box>
)

/** For `show`: a row's status. */
export const showStatus = ({ status }: { readonly status: OrderStatus }, text: string) => (
  <StatusWord status={status} text={text} />
)

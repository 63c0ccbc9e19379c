import Button, { type ButtonProps } from '@mui/material/Button'
import { Hint } from '../Hint.tsx'

interface BusyButtonProps extends ButtonProps {
  readonly isBusy: boolean
  /** Says why the button does nothing while busy. */
  readonly busyHint: string
}

/** A button that is disabled while busy and yet keeps the focus and shows why: really disabled ones can do neither. */
export const BusyButton = ({ isBusy, busyHint, onClick, sx, ...rest }: BusyButtonProps) => (
  <Hint title={isBusy ? busyHint : ''}>
    <Button
      {...rest}
      aria-disabled={isBusy}
      disableRipple={isBusy}
      onClick={(event) => !isBusy && onClick?.(event)}
      sx={[
        { '&[aria-disabled="true"]': { color: 'text.disabled', cursor: 'default' } },
        ...(Array.isArray(sx) ? sx : [sx ?? {}]),
      ]}
    />
  </Hint>
)

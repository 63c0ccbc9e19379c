import Button, { type ButtonProps } from '@mui/material/Button'
import { Hint } from './Hint.tsx'

interface BusyButtonProps extends ButtonProps {
  readonly isBusy: boolean
  /** Explains why the button is disabled while busy. */
  readonly busyHint: string
}

/**
 * Button that appears disabled while busy, but keeps focus and shows a hint, which the `disabled` attribute would
 * prevent.
 */
export const BusyButton = ({ isBusy, busyHint, onClick, sx, ...rest }: BusyButtonProps) => (
  <Hint title={isBusy ? busyHint : ''}>
    <Button
      {...rest}
      aria-disabled={isBusy}
      disableRipple={isBusy}
      onClick={(event) => !isBusy && onClick?.(event)}
      sx={[
        { '&[aria-disabled="true"]': { color: 'action.disabled', cursor: 'default' } },
        rest.variant === 'contained' && {
          '&[aria-disabled="true"], &[aria-disabled="true"]:hover': { bgcolor: 'action.disabledBackground' },
        },
        ...(Array.isArray(sx) ? sx : [sx ?? {}]),
      ]}
    />
  </Hint>
)

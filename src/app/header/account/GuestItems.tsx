import Menu from '@mui/material/Menu'
import { usePreferenceItems } from './usePreferenceItems.tsx'

interface GuestItemsProps {
  /** Of the button that opens it. */
  readonly id: string
  readonly anchor: HTMLElement | null
  readonly onClose: () => void
}

/** Language and appearance of who is not signed in. */
export const GuestItems = ({ id, anchor, onClose }: GuestItemsProps) => (
  <Menu
    id={`${id}-menu`}
    anchorEl={anchor}
    open={anchor !== null}
    onClose={onClose}
    slotProps={{ list: { 'aria-labelledby': id }, paper: { role: 'region', 'aria-labelledby': id } }}
  >
    {usePreferenceItems()}
  </Menu>
)

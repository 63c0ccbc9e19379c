import Menu from '@mui/material/Menu'
import type { OpenedMenu } from '#kit/useOnDemand.ts'
import { usePreferenceItems } from './usePreferenceItems.tsx'

export const GuestItems = ({ id, anchor, onClose }: OpenedMenu) => (
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

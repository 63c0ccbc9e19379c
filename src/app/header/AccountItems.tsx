import Box from '@mui/material/Box'
import Divider from '@mui/material/Divider'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import type { CurrentUser } from '#authProvider/currentUser.ts'
import type { OpenedMenu } from '#kit/useOnDemand.ts'
import { useLogOut } from './useLogOut.ts'
import { usePreferenceItems } from './usePreferenceItems.tsx'

interface AccountItemsProps extends OpenedMenu {
  readonly user: Pick<CurrentUser, 'name' | 'email'>
}

export const AccountItems = ({ user, id, anchor, onClose }: AccountItemsProps) => {
  const translate = useTranslate()
  const logOut = useLogOut()
  const preferences = usePreferenceItems()
  return (
    <Menu
      id={`${id}-menu`}
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
      slotProps={{
        list: { 'aria-labelledby': id },
        paper: { role: 'navigation', 'aria-labelledby': id, sx: { width: 264, maxWidth: '90vw' } },
      }}
    >
      <Box role="presentation" sx={{ px: 2, pb: 1 }}>
        <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>{user.name}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {user.email}
        </Typography>
      </Box>
      <Divider />
      <MenuItem component={Link} to="/user-profile/" onClick={onClose}>
        {translate('shell.profile')}
      </MenuItem>
      <MenuItem component={Link} to="/password-change/" onClick={onClose}>
        {translate('shell.changePassword')}
      </MenuItem>
      <Divider />
      {preferences}
      <Divider />
      <MenuItem onClick={logOut}>{translate('shell.logOut')}</MenuItem>
    </Menu>
  )
}

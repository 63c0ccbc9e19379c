import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import Divider from '@mui/material/Divider'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import type { CurrentUser } from '../../../../authProvider/currentUser.ts'
import { initialsOf } from '../../../../values/texts.ts'
import { useLogOut } from './useLogOut.ts'
import { usePreferenceItems } from './usePreferenceItems.tsx'

interface AccountMenuProps {
  readonly user: Pick<CurrentUser, 'name' | 'email'>
}

/** The avatar with its menu: profile, password, language, appearance, leaving. */
export const AccountMenu = ({ user }: AccountMenuProps) => {
  const translate = useTranslate()
  const logOut = useLogOut()
  const preferences = usePreferenceItems()
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const isOpen = anchor !== null
  const close = () => setAnchor(null)
  return (
    <>
      <IconButton
        id={id}
        aria-label={translate('shell.account', { name: user.name })}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-menu` : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ p: 0.5, '&:focus-visible': { outlineColor: (theme) => theme.palette.bar.accent } }}
      >
        <Avatar sx={{ width: 32, height: 32, fontSize: 13, fontWeight: 650, bgcolor: 'bar.text', color: 'bar.main' }}>
          {initialsOf(user.name)}
        </Avatar>
      </IconButton>
      <Menu
        id={`${id}-menu`}
        anchorEl={anchor}
        open={isOpen}
        onClose={close}
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
        <MenuItem component={Link} to="/user-profile/" onClick={close}>
          {translate('shell.profile')}
        </MenuItem>
        <MenuItem component={Link} to="/password-change/" onClick={close}>
          {translate('shell.changePassword')}
        </MenuItem>
        <Divider />
        {preferences}
        <Divider />
        <MenuItem onClick={logOut}>{translate('shell.logOut')}</MenuItem>
      </Menu>
    </>
  )
}

import SettingsIcon from '@mui/icons-material/SettingsOutlined'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import { useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { barButton } from '../barButton.ts'
import { usePreferenceItems } from './usePreferenceItems.tsx'

/** The right end of the header while nobody is signed in. */
export const GuestMenu = () => {
  const translate = useTranslate()
  const preferences = usePreferenceItems()
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const isOpen = anchor !== null
  return (
    <>
      <Button component={Link} to="/login/" sx={barButton()}>
        {translate('shell.signIn')}
      </Button>
      <IconButton
        id={id}
        color="inherit"
        aria-label={translate('shell.preferences')}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-menu` : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <SettingsIcon />
      </IconButton>
      <Menu
        id={`${id}-menu`}
        anchorEl={anchor}
        open={isOpen}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-labelledby': id }, paper: { role: 'region', 'aria-labelledby': id } }}
      >
        {preferences}
      </Menu>
    </>
  )
}

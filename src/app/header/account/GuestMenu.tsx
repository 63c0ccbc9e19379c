import SettingsIcon from '@mui/icons-material/SettingsOutlined'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { chunk } from '../../../kit/chunk.ts'
import { useOnDemand } from '../../../kit/useOnDemand.ts'
import { barButton } from '../barButton.ts'

const guestItems = chunk(async () => (await import('./GuestItems.tsx')).GuestItems)

/** The right end of the header while nobody is signed in. */
export const GuestMenu = () => {
  const translate = useTranslate()
  const id = useId()
  const [GuestItems, fetch] = useOnDemand(guestItems)
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
        onClick={async ({ currentTarget }) => setAnchor((await fetch()) ? currentTarget : null)}
      >
        <SettingsIcon />
      </IconButton>
      {GuestItems && <GuestItems {...{ id, anchor }} onClose={() => setAnchor(null)} />}
    </>
  )
}

import SettingsIcon from '@mui/icons-material/SettingsOutlined'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { chunk } from '../../../kit/chunk.ts'
import { useMenuOnDemand } from '../../../kit/useOnDemand.ts'
import { barButton } from '../barButton.ts'

const guestItems = chunk(async () => (await import('./GuestItems.tsx')).GuestItems)

export const GuestMenu = () => {
  const translate = useTranslate()
  const { Items, button, menu } = useMenuOnDemand(guestItems)
  return (
    <>
      <Button component={Link} to="/login/" sx={barButton()}>
        {translate('shell.signIn')}
      </Button>
      <IconButton {...button} color="inherit" aria-label={translate('shell.preferences')}>
        <SettingsIcon />
      </IconButton>
      {Items && <Items {...menu} />}
    </>
  )
}

import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'
import { type ContactRole, type Contacts, contactOf } from './contactRoles.ts'

interface Props {
  readonly role: ContactRole
  readonly contacts: Contacts
}

/** One person with the role in which to turn to them. */
export const ContactEntry = ({ role, contacts }: Props) => {
  const translate = useTranslate()
  const { name, email, isDirect } = contactOf(contacts, role)
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '136px minmax(0, 1fr)' },
        columnGap: 2,
      }}
    >
      <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
        {translate(`home.contacts.${role}`)}
      </Typography>
      <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        <Box component="span" sx={{ display: 'block', fontWeight: 550 }}>
          {isDirect ? translate('home.contacts.direct') : name || '-'}
        </Box>
        {email && <Link href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>{email}</Link>}
      </Typography>
    </Box>
  )
}

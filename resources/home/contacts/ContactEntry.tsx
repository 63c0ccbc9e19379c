import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { EmailLink } from '../../../src/kit/cards/EmailLink.tsx'
import { Portrait } from '../../../src/kit/cards/Portrait.tsx'
import { contactPhoto } from '../../account/contactPhoto.ts'
import { type ContactRole, type Contacts, contactOf } from './contactRoles.ts'

interface Props {
  readonly role: ContactRole
  readonly contacts: Contacts
}

/** One person with the role in which to turn to them. */
export const ContactEntry = ({ role, contacts }: Props) => {
  const translate = useTranslate()
  const { name, email, guid, isDirect } = contactOf(contacts, role)
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '104px minmax(0, 1fr)' },
        columnGap: 1.5,
      }}
    >
      <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
        {translate(`home.contacts.${role}`)}
      </Typography>
      <Typography component="dd" variant="body2" sx={{ m: 0, display: 'flex', gap: 1, overflowWrap: 'anywhere' }}>
        <Portrait name={isDirect ? null : name} photo={isDirect ? null : contactPhoto(guid)} size={36} />
        <Box component="span" sx={{ minWidth: 0 }}>
          <Box component="span" sx={{ display: 'block', fontWeight: 550 }}>
            {isDirect ? translate('home.contacts.direct') : name || '-'}
          </Box>
          {email && <EmailLink email={email} />}
        </Box>
      </Typography>
    </Box>
  )
}

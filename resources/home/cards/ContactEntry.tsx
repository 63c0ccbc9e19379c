import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import type { RowOf } from '../../../schema/entity.ts'
import { type contacts, directRepresentative } from '../../../schema/home/home.ts'
import { EmailLink } from '../../../src/kit/cards/EmailLink.tsx'
import { Portrait } from '../../../src/kit/cards/Portrait.tsx'
import { contactPhoto } from '../../account/contactPhoto.ts'

/** In display order. */
export const contactRoles = ['seller', 'backup', 'representative', 'receivable'] as const

interface Props {
  readonly role: (typeof contactRoles)[number]
  readonly contacts: RowOf<typeof contacts>
}

/** A contact with the role; there may be no representative if the provider sells directly. */
export const ContactEntry = ({ role, contacts }: Props) => {
  const translate = useTranslate()
  const name = contacts[`${role}Name`]
  const email = contacts[`${role}Email`]
  const isDirect = role === 'representative' && name === directRepresentative
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
        <Portrait
          name={isDirect ? null : name}
          photo={isDirect ? null : contactPhoto(contacts[`${role}Guid`])}
          size={36}
        />
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

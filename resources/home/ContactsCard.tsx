import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useTranslate } from 'react-admin'
import { EmailLink } from '#kit/cards/EmailLink.tsx'
import { InfoCard } from '#kit/cards/InfoCard.tsx'
import { Portrait } from '#kit/cards/Portrait.tsx'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import type { CustomerProps } from '#kit/page/ForCustomer.tsx'
import type { RowOf } from '#schema/entity.ts'
import { type contacts, directRepresentative, home } from '#schema/home/home.ts'
import { contactPhoto } from '../account/contactPhoto.ts'
import { useCard } from './useCard.ts'

/** In display order. */
const contactRoles = ['seller', 'backup', 'representative', 'receivable'] as const

interface Props {
  readonly role: (typeof contactRoles)[number]
  readonly contacts: RowOf<typeof contacts>
}

/** A contact with the role; there may be no representative if the provider sells directly. */
const ContactEntry = ({ role, contacts }: Props) => {
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

const list = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))', lg: 'minmax(0, 1fr)' },
  m: 0,
}

export const ContactsCard = ({ customerId }: CustomerProps) => {
  const translate = useTranslate()
  const isPhone = useMediaQuery('(max-width: 599.95px)')
  const isWide = useMediaQuery('(min-width: 900px) and (max-width: 1199.95px)')
  const { data, states } = useCard(home.contacts, customerId)
  return (
    <InfoCard
      title={translate('home.contacts.title')}
      to="/contact/"
      height={isPhone ? 270 : isWide ? 90 : 192}
      {...states}
    >
      {data ? (
        <Box component="dl" sx={list}>
          {contactRoles.map((role) => (
            <ContactEntry key={role} role={role} contacts={data} />
          ))}
        </Box>
      ) : (
        <EmptyState />
      )}
    </InfoCard>
  )
}

import Box from '@mui/material/Box'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useTranslate } from 'react-admin'
import { home } from '../../../schema/home/home.ts'
import { InfoCard } from '../../../src/kit/cards/InfoCard.tsx'
import { EmptyState } from '../../../src/kit/feedback/EmptyState.tsx'
import type { CustomerProps } from '../../../src/kit/page/ForCustomer.tsx'
import { ContactEntry, contactRoles } from './ContactEntry.tsx'
import { useCard } from './useCard.ts'

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

import Box from '@mui/material/Box'
import { useTranslate } from 'react-admin'
import { useCall } from '../../../dataProvider/calls/useCall.ts'
import { statesOf } from '../../../dataProvider/lists/statesOf.ts'
import { type SupportRole, support, supportRole } from '../../../schema/company/support.ts'
import { PersonCard } from '../../../src/kit/cards/PersonCard.tsx'
import { FailedState } from '../../../src/kit/feedback/FailedState.tsx'
import type { CustomerProps } from '../../../src/kit/page/ForCustomer.tsx'
import { contactPhoto } from '../contactPhoto.ts'

const layout = { display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 380px), 1fr))' }

const roles = supportRole.words as readonly SupportRole[]

/** Five cards, one per role `docs/product/company.md#support-contacts`. */
export const SupportCards = ({ customerId }: CustomerProps) => {
  const translate = useTranslate()
  const query = useCall(support.contacts, { customerId })
  const { isLoading, error, onRetry } = statesOf(query)
  if (error && !isLoading) return <FailedState error={error} onRetry={onRetry} />
  const personOf = (role: SupportRole) => {
    const found = query.data?.find((contact) => contact.role === role)
    return found ? { name: found.name, email: found.email, photo: contactPhoto(found.guid) } : null
  }
  return (
    <Box sx={layout}>
      {roles.map((role) => (
        <PersonCard
          key={role}
          title={translate(`support.roles.${role}`)}
          person={personOf(role)}
          isLoading={isLoading}
        />
      ))}
    </Box>
  )
}

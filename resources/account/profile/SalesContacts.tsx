import { useTranslate } from 'react-admin'
import { useCall } from '../../../dataProvider/calls/useCall.ts'
import { statesOf } from '../../../dataProvider/lists/statesOf.ts'
import { support } from '../../../schema/company/support.ts'
import { PersonCard } from '../../../src/kit/cards/PersonCard.tsx'
import type { CustomerProps } from '../../../src/kit/page/ForCustomer.tsx'
import { contactPhoto } from '../contactPhoto.ts'

const personOf = (
  name: string | null | undefined,
  email: string | null | undefined,
  guid: string | null | undefined,
) => (name ? { name, email: email || null, photo: contactPhoto(guid ?? null) } : null)

export const SalesContacts = ({ customerId }: CustomerProps) => {
  const translate = useTranslate()
  const query = useCall(support.salesContact, { customerId })
  const { data } = query
  return (
    <>
      <PersonCard
        title={translate('support.roles.seller')}
        person={personOf(data?.sellerName, data?.sellerEmail, data?.sellerGuid)}
        {...statesOf(query)}
      />
      <PersonCard
        title={translate('support.roles.backup')}
        person={personOf(data?.backupName, data?.backupEmail, data?.backupGuid)}
        {...statesOf(query)}
      />
    </>
  )
}

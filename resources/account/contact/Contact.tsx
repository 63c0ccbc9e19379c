import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { useCurrentUser } from '../../../authProvider/currentUser.ts'
import { useIsCustomerKnown } from '../../../authProvider/useIsCustomerKnown.ts'
import { useCurrentCustomer } from '../../../dataProvider/customer.ts'
import { ProviderAddress } from './ProviderAddress.tsx'
import { SupportCards } from './SupportCards.tsx'

/** /contact: who helps the customer of the tab; as long as there is none, how to reach the provider (DECISIONS S10). */
const Contact = () => {
  const translate = useTranslate()
  const { data: user, isLoading } = useCurrentUser()
  const customer = useCurrentCustomer()
  const isCustomerKnown = useIsCustomerKnown()
  if (!isCustomerKnown) return null
  return (
    <>
      <Typography variant="h1" sx={{ mb: 2 }}>
        {translate('pages.contact')}
      </Typography>
      {user && customer !== null && <SupportCards customerId={customer} />}
      {user && customer === null && <ProviderAddress text="support.provider.choose" />}
      {!user && !isLoading && <ProviderAddress text="support.provider.text" />}
    </>
  )
}

export default Contact

import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import { useCurrentUser } from '../../../authProvider/currentUser.ts'
import { askForCustomer } from '../../../authProvider/opening.ts'
import { hasLoginCookie } from '../../../authProvider/session.ts'
import { useCurrentCustomer } from '../../../dataProvider/customer.ts'
import { ProviderAddress } from './ProviderAddress.tsx'
import { SupportCards } from './SupportCards.tsx'

/**
 * True once the tab's customer has been checked; this page has no guard. A customer that is not the user's is cleared.
 */
const useIsCustomerKnown = () => {
  const customer = useCurrentCustomer()
  const { isLoading } = useQuery({
    queryKey: ['customerAccess', customer],
    queryFn: ({ signal }) => askForCustomer(signal),
    enabled: customer !== null && hasLoginCookie(),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  return !isLoading
}

/**
 * Page /contact: support contacts of the tab's customer, or the provider's address if no customer is selected
 * `docs/product/company.md#contact`.
 */
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

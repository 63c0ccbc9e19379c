import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'
import { useCurrentUser } from '../../../authProvider/currentUser.ts'
import { useCurrentCustomer } from '../../../dataProvider/customer.ts'
import { ForCustomer } from '../../../src/kit/page/ForCustomer.tsx'
import { ProviderAddress } from './ProviderAddress.tsx'
import { SupportCards } from './SupportCards.tsx'

/** /contact: who helps the customer; for whoever is not signed in, how to reach the provider (DECISIONS S10). */
const Contact = () => {
  const translate = useTranslate()
  const { data: user, isLoading } = useCurrentUser()
  const customer = useCurrentCustomer()
  return (
    <>
      <Typography variant="h1" sx={{ mb: 2 }}>
        {translate('pages.contact')}
      </Typography>
      {user && <ForCustomer customer={customer}>{(id) => <SupportCards customerId={id} />}</ForCustomer>}
      {!user && !isLoading && <ProviderAddress />}
    </>
  )
}

export default Contact

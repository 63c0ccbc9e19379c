import { useCurrentCustomer } from '../../dataProvider/customer.ts'
import { ForCustomer } from '../../src/kit/page/ForCustomer.tsx'
import { Dashboard } from './Dashboard.tsx'

/** The home page of the customer that the tab acts for (spec 3 'Home dashboard'). */
const HomePage = () => (
  <ForCustomer customer={useCurrentCustomer()}>{(customerId) => <Dashboard customerId={customerId} />}</ForCustomer>
)

export default HomePage

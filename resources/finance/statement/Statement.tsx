import { useCurrentCustomer } from '../../../dataProvider/customer.ts'
import { ForCustomer } from '../../../src/kit/page/ForCustomer.tsx'
import { Account } from './Account.tsx'

/** The account statement of the tab's customer (spec 2 §2). */
const Statement = () => (
  <ForCustomer customer={useCurrentCustomer()}>{(customerId) => <Account customerId={customerId} />}</ForCustomer>
)

export default Statement

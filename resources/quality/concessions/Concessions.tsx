import { useCurrentCustomer } from '../../../dataProvider/customer.ts'
import { ForCustomer } from '../../../src/kit/page/ForCustomer.tsx'
import { ConcessionList } from './list/ConcessionList.tsx'

/** The concessions of the tab's customer (spec 3 §2). */
const Concessions = () => (
  <ForCustomer customer={useCurrentCustomer()}>
    {(customerId) => <ConcessionList key={customerId} customerId={customerId} />}
  </ForCustomer>
)

export default Concessions

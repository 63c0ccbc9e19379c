import { Navigate, useLocation } from 'react-router-dom'
import { useCurrentCustomer } from '../../dataProvider/customer.ts'
import { type CustomerProps, ForCustomer } from '../../src/kit/page/ForCustomer.tsx'
import { forThisVisit, useLeftAddress } from '../../src/kit/table/state/useLeftAddress.ts'
import { listsBySource, prefilledJobOrder, searchFor } from './list/first.ts'
import { WipOfSource } from './list/WipOfSource.tsx'

export const resource = Object.values(listsBySource)

const WipAsLeft = ({ customerId }: CustomerProps) => {
  const left = useLeftAddress('wip')
  return left === null ? <WipOfSource customerId={customerId} /> : <Navigate to={{ search: left }} replace />
}

/** A job order in the URL becomes a filter for this visit `docs/product/wip.md#job-order-in-the-address`. */
const WipAtAddress = ({ customerId }: CustomerProps) => {
  const jobOrder = prefilledJobOrder(useLocation().search)
  if (jobOrder !== null) return <Navigate to={{ search: searchFor(jobOrder) }} state={forThisVisit} replace />
  return <WipAsLeft customerId={customerId} />
}

const WipReport = () => (
  <ForCustomer customer={useCurrentCustomer()}>{(customerId) => <WipAtAddress customerId={customerId} />}</ForCustomer>
)

export default WipReport

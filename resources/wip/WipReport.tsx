import { Navigate, useLocation } from 'react-router-dom'
import { useCurrentCustomer } from '../../dataProvider/customer.ts'
import { ForCustomer } from '../../src/kit/page/ForCustomer.tsx'
import { useLeftAddress } from '../../src/kit/table/useLeftAddress.ts'
import { prefilledJobOrder, searchFor } from './prefilled.ts'
import { wipCounted, wipSteps } from './sources.ts'
import { WipOfSource } from './WipOfSource.tsx'

export const resource = [wipSteps, wipCounted]

interface Props {
  readonly customerId: number
}

/** The list at its address: a job order that the address asks for becomes the filter, once (DECISIONS S4). */
const WipAtAddress = ({ customerId }: Props) => {
  const { search } = useLocation()
  const left = useLeftAddress('wip')
  const jobOrder = prefilledJobOrder(search)
  if (left !== null) return <Navigate to={{ search: left }} replace />
  if (jobOrder !== null) return <Navigate to={{ search: searchFor(jobOrder) }} replace />
  return <WipOfSource customerId={customerId} />
}

/** Work in progress of the current customer (spec 2 §2). */
const WipReport = () => (
  <ForCustomer customer={useCurrentCustomer()}>{(customerId) => <WipAtAddress customerId={customerId} />}</ForCustomer>
)

export default WipReport

import { Navigate, useLocation } from 'react-router-dom'
import { useCurrentCustomer } from '../../dataProvider/customer.ts'
import { ForCustomer } from '../../src/kit/page/ForCustomer.tsx'
import { forThisVisit, useLeftAddress } from '../../src/kit/table/useLeftAddress.ts'
import { wipCounted, wipSteps } from './sources.ts'
import { WipOfSource } from './WipOfSource.tsx'

/** What the list itself keeps in the address. */
const ownKeys: readonly string[] = ['page', 'perPage', 'sort', 'order', 'filter']

/**
 * The job order that an address asks for: `op`, `jo`, or the only key that is not the list's own (DECISIONS S4); null
 * where it asks for none.
 */
export const prefilledJobOrder = (search: string) => {
  const asked = [...new URLSearchParams(search)].filter(([key]) => !ownKeys.includes(key))
  const named = asked.find(([key]) => key === 'op' || key === 'jo') ?? (asked.length === 1 ? asked[0] : undefined)
  return named?.[1].trim() || null
}

/** The address of the list filtered by a job order. */
export const searchFor = (jobOrder: string) => `?${new URLSearchParams({ filter: JSON.stringify({ jobOrder }) })}`

export const resource = [wipSteps, wipCounted]

interface Props {
  readonly customerId: number
}

const WipAsLeft = ({ customerId }: Props) => {
  const left = useLeftAddress('wip')
  return left === null ? <WipOfSource customerId={customerId} /> : <Navigate to={{ search: left }} replace />
}

/** The list at its address: a job order that the address asks for becomes the filter of this visit (DECISIONS S4). */
const WipAtAddress = ({ customerId }: Props) => {
  const jobOrder = prefilledJobOrder(useLocation().search)
  if (jobOrder !== null) return <Navigate to={{ search: searchFor(jobOrder) }} state={forThisVisit} replace />
  return <WipAsLeft customerId={customerId} />
}

/** Work in progress of the current customer (spec 2 §2). */
const WipReport = () => (
  <ForCustomer customer={useCurrentCustomer()}>{(customerId) => <WipAtAddress customerId={customerId} />}</ForCustomer>
)

export default WipReport

import { ListContextProvider, useTranslate } from 'react-admin'
import { Navigate, useLocation } from 'react-router-dom'
import { isUnknownCall } from '#dataProvider/calls/callError.ts'
import { useCall } from '#dataProvider/calls/useCall.ts'
import { useCurrentCustomer } from '#dataProvider/customer.ts'
import { type CustomerProps, ForCustomer } from '#kit/page/ForCustomer.tsx'
import { PageTabs } from '#kit/page/PageTabs.tsx'
import { type ListResult, useListOf } from '#kit/table/listState.ts'
import { forThisVisit, useLeftAddress } from '#kit/table/useLeftAddress.ts'
import { wholeList } from '#schema/list.ts'
import { wip } from '#schema/wip/wip.ts'
import { isOffered } from '#schema/wire/offered.ts'
import { listsBySource, prefilledJobOrder, type SourceName, searchFor, soonestFirst } from './first.ts'
import { sources } from './sources.ts'
import { WipList } from './WipList.tsx'

// A customer's source does not change during a session.
const options = { staleTime: 10 * 60_000 }

/**
 * Selects which of the two lists of work in progress a customer uses. If the service has no call for it, the default
 * list is used if it has lines, otherwise the other one.
 */
const useSource = (customerId: number) => {
  const hasOwnCall = isOffered(wip.wipSource)
  const ownQuery = useCall(wip.wipSource, { customerId }, { ...options, enabled: hasOwnCall })
  const lines = useCall(wip.listAllWip, { customerId, list: wholeList }, { ...options, enabled: !hasOwnCall })
  const sourceOfLines = (): SourceName | undefined => {
    if (isUnknownCall(lines.error)) return 'counts'
    return lines.data && (lines.data.length > 0 ? 'steps' : 'counts')
  }
  const { error, refetch } = hasOwnCall ? ownQuery : lines
  return { data: hasOwnCall ? ownQuery.data?.source : sourceOfLines(), error, refetch }
}

/** The only visible tab of work in progress: lines from the customer's source, loading until the source is known. */
const WipOfSource = ({ customerId }: CustomerProps) => {
  const translate = useTranslate()
  const { data, error, refetch } = useSource(customerId)
  const source = sources[data ?? 'steps']
  const list = useListOf(source.resource.name, soonestFirst, { enabled: data !== undefined })
  const state = error && !data ? ({ ...list, error, refetch, isPending: false } as ListResult) : list
  const content = <WipList customerId={customerId} source={source} />
  const tab = { name: 'open', label: translate('wip.openOrders'), count: list.data ? list.total : null, content }
  return (
    <ListContextProvider value={state}>
      <PageTabs tabs={[tab]} value="open" />
    </ListContextProvider>
  )
}

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

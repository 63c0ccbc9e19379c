import { ListContextProvider, useTranslate } from 'react-admin'
import { Navigate, useLocation } from 'react-router-dom'
import { isUnknownCall } from '#dataProvider/calls/callError.ts'
import { useCall } from '#dataProvider/calls/useCall.ts'
import { useCurrentCustomer } from '#dataProvider/customer.ts'
import { PageTabs } from '#kit/page/PageTabs.tsx'
import { type ListResult, useListOf } from '#kit/table/listState.ts'
import { useSelection } from '#kit/table/selection.ts'
import { useIsForeign } from '#kit/table/useIsForeign.ts'
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
 * list is used if it has lines, otherwise the other one. All customers together use the default list.
 */
const useSource = (customer: number | null) => {
  const isOfOne = customer !== null
  const customerId = customer ?? 0
  const hasOwnCall = isOffered(wip.wipSource)
  const ownQuery = useCall(wip.wipSource, { customerId }, { ...options, enabled: isOfOne && hasOwnCall })
  const lines = useCall(
    wip.listAllWip,
    { customerId, list: wholeList },
    { ...options, enabled: isOfOne && !hasOwnCall },
  )
  const sourceOfLines = (): SourceName | undefined => {
    if (isUnknownCall(lines.error)) return 'counts'
    return lines.data && (lines.data.length > 0 ? 'steps' : 'counts')
  }
  const { error, refetch } = hasOwnCall ? ownQuery : lines
  if (!isOfOne) return { data: 'steps' as const, error: null, refetch }
  return { data: hasOwnCall ? ownQuery.data?.source : sourceOfLines(), error, refetch }
}

interface Props {
  /** Null for all customers of the user. */
  readonly customerId: number | null
}

/** The only visible tab of work in progress: lines from the customer's source, loading until the source is known. */
const WipOfSource = ({ customerId }: Props) => {
  const translate = useTranslate()
  const { data, error, refetch } = useSource(customerId)
  const source = sources[data ?? 'steps']
  const selection = useSelection()
  const list = useListOf(source.resource.name, { sort: soonestFirst, enabled: data !== undefined, selection })
  const state = error && !data ? ({ ...list, error, refetch, isPending: false } as ListResult) : list
  const content = <WipList customerId={customerId} source={source} selection={selection} />
  const tab = { name: 'open', label: translate('wip.openOrders'), count: list.data ? list.total : null, content }
  return (
    <ListContextProvider value={state}>
      <PageTabs tabs={[tab]} value="open" />
    </ListContextProvider>
  )
}

export const resource = Object.values(listsBySource)

/** A job order in the URL becomes a filter `docs/product/wip.md#job-order-in-the-address`. */
const WipReport = () => {
  const customerId = useCurrentCustomer()
  const jobOrder = prefilledJobOrder(useLocation().search)
  const isForeign = useIsForeign()
  if (jobOrder !== null) return <Navigate to={{ search: searchFor(jobOrder) }} replace />
  return isForeign ? <Navigate to={{ search: '' }} replace /> : <WipOfSource customerId={customerId} />
}

export default WipReport

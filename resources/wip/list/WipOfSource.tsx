import { useTranslate } from 'react-admin'
import type { CustomerProps } from '../../../src/kit/page/ForCustomer.tsx'
import { PageTabs } from '../../../src/kit/page/PageTabs.tsx'
import { ListStateProvider, useListOf } from '../../../src/kit/table/state/listState.ts'
import { soonestFirst } from './first.ts'
import { sources } from './sources.ts'
import { useSource } from './useSource.ts'
import { WipList } from './WipList.tsx'

/** The only visible tab of work in progress: lines from the customer's source, loading until the source is known. */
export const WipOfSource = ({ customerId }: CustomerProps) => {
  const translate = useTranslate()
  const { data, error, refetch } = useSource(customerId)
  const source = sources[data ?? 'steps']
  const list = useListOf(source.resource.name, soonestFirst, { enabled: data !== undefined })
  const state = error && !data ? { ...list, error, refetch, isPending: false } : list
  const content = <WipList customerId={customerId} source={source} />
  const tab = { name: 'open', label: translate('wip.openOrders'), count: list.data ? list.total : null, content }
  return (
    <ListStateProvider value={state}>
      <PageTabs tabs={[tab]} value="open" />
    </ListStateProvider>
  )
}

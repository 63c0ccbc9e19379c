import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { formatCount } from '../../../src/kit/kinds/formats.ts'
import type { CustomerProps } from '../../../src/kit/page/ForCustomer.tsx'
import { PageTabs } from '../../../src/kit/page/PageTabs.tsx'
import { ListStateProvider, useListOf } from '../../../src/kit/table/state/listState.ts'
import { soonestFirst } from './first.ts'
import { sources } from './sources.ts'
import { useSource } from './useSource.ts'
import { WipList } from './WipList.tsx'

interface OpenOrdersTabProps {
  readonly total?: number | undefined
  readonly children: ReactNode
}

/** The only visible tab of work in progress, with the number of lines. */
const OpenOrdersTab = ({ total, children }: OpenOrdersTabProps) => {
  const translate = useTranslate()
  const label =
    total === undefined ? translate('wip.openOrders') : translate('wip.openOrdersCount', { total: formatCount(total) })
  return <PageTabs tabs={[{ name: 'open', label, content: children }]} />
}

/** Lines from the customer's source; shows the loading state until the source is known. */
export const WipOfSource = ({ customerId }: CustomerProps) => {
  const { data, error, refetch } = useSource(customerId)
  const source = sources[data ?? 'steps']
  const list = useListOf(source.resource.name, soonestFirst, { enabled: data !== undefined })
  const state = error && !data ? { ...list, error, refetch, isPending: false } : list
  return (
    <ListStateProvider value={state}>
      <OpenOrdersTab total={list.data && list.total}>
        <WipList customerId={customerId} source={source} />
      </OpenOrdersTab>
    </ListStateProvider>
  )
}

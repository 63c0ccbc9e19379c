import { useTranslate } from 'ra-core'
import { useCall } from '../../dataProvider/useCall.ts'
import { wip } from '../../schema/wip.ts'
import { EmptyState } from '../../src/kit/feedback/EmptyState.tsx'
import { FailedState } from '../../src/kit/feedback/FailedState.tsx'
import { ListStateProvider, useListOf } from '../../src/kit/table/listState.ts'
import { OpenOrdersTab } from './OpenOrdersTab.tsx'
import { type Source, sources } from './sources.ts'
import { WaitingCards } from './WaitingCards.tsx'
import { WipList } from './WipList.tsx'

interface Props {
  readonly customerId: number
}

const Listed = ({ customerId, source }: Props & { readonly source: Source }) => {
  const list = useListOf(source.resource.name, { field: 'requestDate', order: 'ASC' })
  return (
    <ListStateProvider value={list}>
      <OpenOrdersTab total={list.data && list.total}>
        <WipList customerId={customerId} source={source} />
      </OpenOrdersTab>
    </ListStateProvider>
  )
}

/** A source does not change while somebody looks. */
const kept = { staleTime: 10 * 60_000 }

/** The open lines from the source that the customer has. */
export const WipOfSource = ({ customerId }: Props) => {
  const translate = useTranslate()
  const { data, error, refetch } = useCall(wip.wipSource, { customerId }, kept)
  if (data) return <Listed customerId={customerId} source={sources[data.source]} />
  if (!error)
    return (
      <OpenOrdersTab>
        <WaitingCards />
      </OpenOrdersTab>
    )
  const reason = translate(`errors.${error.code}`, { _: error.message })
  return (
    <OpenOrdersTab>
      <FailedState message={translate('wip.sourceFailed', { reason })} onRetry={refetch} />
      <EmptyState />
    </OpenOrdersTab>
  )
}

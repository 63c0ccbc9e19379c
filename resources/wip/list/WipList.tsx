import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { useMemo } from 'react'
import { useTranslate } from 'react-admin'
import { ExportMenu } from '../../../src/kit/export/ExportMenu.tsx'
import { useColumns } from '../../../src/kit/table/columns/useColumns.ts'
import { useReportFilters } from '../../../src/kit/table/filters/useFilters.ts'
import { ListFrame } from '../../../src/kit/table/ListFrame.tsx'
import { useListState } from '../../../src/kit/table/state/listState.ts'
import { useDelayed } from '../../../src/kit/table/state/useDelayed.ts'
import { useStatusChoices } from '../../orders/statuses.tsx'
import { WipCards } from '../cards/WipCards.tsx'
import type { Source } from './sources.ts'
import { useWipExport } from './useWipExport.ts'

const shown = [1, 2, 3, 4]

/** Placeholder of full window height, so that content below stays out of view while loading. */
const WaitingCards = () => {
  const isSlow = useDelayed(true)
  return (
    <Box sx={{ minHeight: '100dvh', display: 'grid', gap: 1, alignContent: 'start' }}>
      {isSlow && shown.map((card) => <Skeleton key={card} variant="rounded" height={168} />)}
    </Box>
  )
}

interface Props {
  readonly customerId: number
  readonly source: Source
}

const filterNames = ['purchaseOrder', 'jobOrder', 'partNumber', 'status', 'promise']
/** All except Deviation Request `docs/product/orders.md#order-status`. */
const offeredStatuses = ['late', 'delayed', 'onTime', 'inTransit', 'delivered'] as const

export const WipList = ({ customerId, source }: Props) => {
  const translate = useTranslate()
  const { data, total, isExact, isPending } = useListState()
  const resource = useMemo(() => ({ ...source.resource, name: 'wip' }), [source])
  const choices = useStatusChoices(offeredStatuses)
  const options = useMemo(() => ({ columns: source.sortFields, filters: filterNames, choices }), [source, choices])
  const filters = useReportFilters(resource, options)
  const columns = useColumns(resource, options)
  const file = useWipExport(source)
  const cards = useMemo(() => (data ?? []).map(source.toCard), [data, source])
  const end = <ExportMenu total={isExact ? total : null} {...file} />
  return (
    <ListFrame {...{ filters, columns, end }}>
      {({ empty }) => (
        <>
          {isPending && <WaitingCards />}
          {!isPending && cards.length === 0 && empty}
          {cards.length > 0 && (
            <WipCards customerId={customerId} cards={cards} label={translate('resources.wip.title')} />
          )}
        </>
      )}
    </ListFrame>
  )
}

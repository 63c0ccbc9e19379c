import Box from '@mui/material/Box'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useTranslate } from 'ra-core'
import { useMemo } from 'react'
import { ExportMenu } from '../../src/kit/export/ExportMenu.tsx'
import { EmptyState } from '../../src/kit/feedback/EmptyState.tsx'
import { CardSort } from '../../src/kit/table/CardSort.tsx'
import { FailedList } from '../../src/kit/table/FailedList.tsx'
import { FilterBar } from '../../src/kit/table/FilterBar.tsx'
import { FilterChips } from '../../src/kit/table/FilterChips.tsx'
import { FilterSheet } from '../../src/kit/table/FilterSheet.tsx'
import { useListState } from '../../src/kit/table/listState.ts'
import { Pager } from '../../src/kit/table/Pager.tsx'
import { Toolbar } from '../../src/kit/table/Toolbar.tsx'
import { useColumns } from '../../src/kit/table/useColumns.ts'
import { useFilterDraft, useReportFilters } from '../../src/kit/table/useFilters.ts'
import { useStatusChoices } from '../orders/useStatusChoices.ts'
import type { Source } from './sources.ts'
import { useWipExport } from './useWipExport.ts'
import { WaitingCards } from './WaitingCards.tsx'
import { WipCards } from './WipCards.tsx'

interface Props {
  readonly customerId: number
  readonly source: Source
}

const filterNames = ['purchaseOrder', 'jobOrder', 'partNumber', 'status']
/** Without Deviation Request (spec 2 §4). */
const offeredStatuses = ['late', 'delayed', 'onTime', 'inTransit', 'delivered'] as const

/** The open lines within their list context: filters, order, export, cards, pages. */
export const WipList = ({ customerId, source }: Props) => {
  const isPhone = useMediaQuery('(max-width: 599.95px)')
  const translate = useTranslate()
  const { data, total, isExact, isPending } = useListState()
  const resource = useMemo(() => ({ ...source.resource, name: 'wip' }), [source])
  const choices = useStatusChoices(offeredStatuses)
  const options = useMemo(() => ({ columns: source.sortFields, filters: filterNames, choices }), [source, choices])
  const filters = useReportFilters(resource, options)
  const columns = useColumns(resource, options)
  const draft = useFilterDraft()
  const file = useWipExport(source)
  const cards = useMemo(() => (data ?? []).map(source.toCard), [data, source])
  const Filters = isPhone ? FilterSheet : FilterBar
  const isFiltered = Object.keys(draft.active).length > 0
  return (
    <Box sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}>
      <Toolbar end={<ExportMenu total={isExact ? total : null} {...file} />}>
        <Filters filters={filters} draft={draft} />
        <CardSort columns={columns} />
      </Toolbar>
      <FilterChips filters={filters} draft={draft} />
      <FailedList />
      {isPending && <WaitingCards />}
      {!isPending && cards.length === 0 && <EmptyState onClearFilters={isFiltered ? draft.clearAll : undefined} />}
      {cards.length > 0 && <WipCards customerId={customerId} cards={cards} label={translate('resources.wip.title')} />}
      <Pager />
    </Box>
  )
}

import Box from '@mui/material/Box'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useTranslate } from 'ra-core'
import { ExportMenu } from '../export/ExportMenu.tsx'
import { EmptyState } from '../feedback/EmptyState.tsx'
import { CardSort } from './CardSort.tsx'
import { ColumnChoice } from './ColumnChoice.tsx'
import { FailedList } from './FailedList.tsx'
import { FilterBar } from './FilterBar.tsx'
import { FilterChips } from './FilterChips.tsx'
import { FilterSheet } from './FilterSheet.tsx'
import { useListState } from './listState.ts'
import { Pager } from './Pager.tsx'
import { ReportCards } from './ReportCards.tsx'
import { ReportTable } from './ReportTable.tsx'
import type { AnyOptions, TableResource } from './reportOptions.ts'
import { Toolbar } from './Toolbar.tsx'
import { useColumnChoice } from './useColumnChoice.ts'
import { useColumns } from './useColumns.ts'
import { useFilterDraft, useReportFilters } from './useFilters.ts'
import { useReportExport } from './useReportExport.ts'

interface Props {
  readonly resource: TableResource
  readonly options: AnyOptions
}

/** A table within its list context: filters, actions, table or cards, pages. */
export const ReportView = ({ resource, options }: Props) => {
  const isPhone = useMediaQuery('(max-width: 599.95px)')
  const { data, total, isExact } = useListState()
  const translate = useTranslate()
  const columns = useColumns(resource, options)
  const choice = useColumnChoice(resource.name, columns)
  const filters = useReportFilters(resource, options)
  const draft = useFilterDraft()
  const file = useReportExport(choice.shown)
  const Filters = isPhone ? FilterSheet : FilterBar
  const isFiltered = Object.keys(draft.active).length > 0
  const parts = {
    label: translate(`resources.${resource.name}.title`),
    columns: choice.shown,
    rows: data ?? [],
    total: options.total ?? [],
    rowAction: options.rowAction,
    empty: <EmptyState onClearFilters={isFiltered ? draft.clearAll : undefined} />,
  }
  const end = (
    <>
      {!isPhone && <ColumnChoice columns={columns} choice={choice} />}
      <ExportMenu name={options.fileName} total={isExact ? total : null} {...file} />
      {options.actions}
    </>
  )
  return (
    <Box sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}>
      <Toolbar end={end}>
        {filters.length > 0 && <Filters filters={filters} draft={draft} />}
        {isPhone && <CardSort columns={columns} />}
      </Toolbar>
      <FilterChips filters={filters} draft={draft} />
      <FailedList />
      {isPhone ? <ReportCards {...parts} /> : <ReportTable {...parts} />}
      <Pager />
    </Box>
  )
}

import { memo, useMemo } from 'react'
import { useListContext, useTranslate } from 'react-admin'
import { ExcelButton } from '../export/ExcelButton.tsx'
import { ExportMenu } from '../export/ExportMenu.tsx'
import { useReportFilters } from '../filters/useFilters.ts'
import { useGrouping } from '../table/grouping.ts'
import { ListFrame } from '../table/ListFrame.tsx'
import { metaOf } from '../table/listMeta.ts'
import { ReportCards } from '../table/ReportCards.tsx'
import { ReportTable } from '../table/ReportTable.tsx'
import { SampleRows } from '../table/SampleRows.tsx'
import { sumsBy } from '../table/totals.ts'
import { useColumnChoice } from '../table/useColumnChoice.ts'
import { useColumns } from '../table/useColumns.ts'
import type { AnyOptions, AnyRow, TableResource } from './reportOptions.ts'
import { useReportExport } from './useReportExport.ts'

interface Props {
  readonly resource: TableResource
  readonly options: AnyOptions
}

const noRows: readonly AnyRow[] = []
const none: readonly string[] = []

const useFileColumns = (resource: TableResource, options: AnyOptions) => {
  const { groupBy = none, columns = none, onlyInFile = none } = options
  const hidden = useMemo(
    () => [...groupBy.filter((source) => !columns.includes(source)), ...onlyInFile],
    [groupBy, columns, onlyInFile],
  )
  return useColumns(resource, { ...options, columns: hidden }).filter(({ source }) => hidden.includes(source))
}

export const ReportView = memo(({ resource, options }: Props) => {
  const { data, total = null, meta } = useListContext<AnyRow>()
  const translate = useTranslate()
  const columns = useColumns(resource, options)
  const choice = useColumnChoice(resource.name, columns)
  const filters = useReportFilters(resource, options)
  const inFile = choice.shown.filter(({ source }) => !options.notInFile?.includes(source))
  const file = useReportExport(resource, [...useFileColumns(resource, options), ...inFile], options.groupBy)
  const exported = { name: options.fileName, total: metaOf(meta).isExact ? total : null, ...file }
  const rows = data ?? noRows
  const grouping = useGrouping(resource, options, rows)
  const parts = {
    label: translate(`resources.${resource.name}.title`),
    columns: choice.shown,
    rows,
    grouping,
    sumsOf: sumsBy(options),
    total: options.total ?? none,
    totalLabel: options.totalLabel,
    rowAction: options.rowAction,
  }
  const hasFile = options.exportsEmpty !== false || rows.length > 0
  const end = (
    <>
      {hasFile && options.excelLabel === undefined && <ExportMenu {...exported} />}
      {options.excelLabel !== undefined && <ExcelButton {...exported} label={options.excelLabel} />}
      {'isSample' in resource.entity.fields && <SampleRows />}
      {options.actions}
    </>
  )
  return (
    <ListFrame {...{ filters, columns, choice, end }} start={options.start} selected={options.selected}>
      {({ isPhone, empty }) => {
        const Rows = isPhone ? ReportCards : ReportTable
        return <Rows {...parts} empty={empty} />
      }}
    </ListFrame>
  )
})

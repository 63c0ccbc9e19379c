import { memo, useMemo } from 'react'
import { useListContext, useTranslate } from 'react-admin'
import type { Instant } from '#schema/kinds.ts'
import { ExcelButton } from '../files/ExcelButton.tsx'
import { ExportMenu } from '../files/ExportMenu.tsx'
import { AsOf } from '../page/AsOf.tsx'
import { useGrouping } from '../table/grouping.ts'
import { ListFrame } from '../table/ListFrame.tsx'
import { hasMoney, metaOf } from '../table/listMeta.ts'
import { ReportCards } from '../table/ReportCards.tsx'
import { ReportTable } from '../table/ReportTable.tsx'
import { SampleRows } from '../table/SampleRows.tsx'
import { sumsBy } from '../table/totals.ts'
import { useColumnChoice } from '../table/useColumnChoice.ts'
import { type Column, useColumns } from '../table/useColumns.ts'
import type { AnyOptions, AnyRow, TableResource } from './reportOptions.ts'
import { useReportFilters } from './useFilters.ts'
import { useReportExport } from './useReportExport.ts'

interface Props {
  readonly resource: TableResource
  readonly options: AnyOptions
}

const noRows: readonly AnyRow[] = []
const none: readonly string[] = []

/** Columns that only exports have: those before and those after the table's. */
const useFileColumns = (resource: TableResource, options: AnyOptions) => {
  const { groupBy = none, columns = none, onlyInFile = none, lastInFile = none } = options
  const hidden = useMemo(
    () => [...groupBy.filter((source) => !columns.includes(source)), ...onlyInFile, ...lastInFile],
    [groupBy, columns, onlyInFile, lastInFile],
  )
  const all = useColumns(resource, { ...options, columns: hidden }).filter(({ source }) => hidden.includes(source))
  const isLast = ({ source }: Column) => lastInFile.includes(source)
  return { before: all.filter((column) => !isLast(column)), after: all.filter(isLast) }
}

export const ReportView = memo(({ resource, options }: Props) => {
  const { data, total = null, meta } = useListContext<AnyRow>()
  const translate = useTranslate()
  const columns = useColumns(resource, options)
  const choice = useColumnChoice(resource.name, columns)
  const filters = useReportFilters(resource, options)
  const inFile = choice.shown.filter(({ source }) => !options.notInFile?.includes(source))
  const { before, after } = useFileColumns(resource, options)
  const file = useReportExport(resource, [...before, ...inFile, ...after], options.groupBy)
  const exported = { name: options.fileName, total: metaOf(meta).isExact ? total : null, ...file }
  const { readAt } = metaOf(meta)
  const isOld = readAt !== null
  const rows = isOld && hasMoney(resource.entity) ? noRows : (data ?? noRows)
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
    <ListFrame
      filters={filters}
      columns={columns}
      choice={choice}
      end={end}
      start={options.start}
      selected={options.selected}
    >
      {({ isPhone, empty }) => {
        const Rows = isPhone ? ReportCards : ReportTable
        return (
          <>
            {isOld && rows.length > 0 && <AsOf at={new Date(readAt).toISOString() as Instant} isStale={false} />}
            <Rows {...parts} empty={empty} />
          </>
        )
      }}
    </ListFrame>
  )
})

import type { PropsWithChildren } from 'react'
import { ListOf } from './ListOf.tsx'
import { ReportView } from './ReportView.tsx'
import { listDefaults, type Report } from './report.ts'
import type { AnyOptions, ReportOptions, ReportResource } from './reportOptions.ts'

/**
 * List with filters, sortable and selectable columns, pages and export; cards on phones. `columns` and `choices` must
 * be constant or memoized. Children stand above the toolbar.
 */
export const ReportList = <const R extends ReportResource>(props: PropsWithChildren<Report<R>>) => (
  <ListOf name={props.resource.name} isPart={props.isPart} selection={props.selection} {...listDefaults(props)}>
    {props.children}
    <ReportView resource={props.resource} options={props as unknown as AnyOptions} />
  </ListOf>
)

/** Screen that consists of a report only; `drawn` adds options that contain components. */
export const reportScreen =
  <const R extends ReportResource>(report: Report<R>, drawn: Partial<ReportOptions<R>> = {}) =>
  () => <ReportList {...report} {...drawn} />

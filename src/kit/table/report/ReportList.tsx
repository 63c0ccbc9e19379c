import { ListOf } from './ListOf.tsx'
import { ReportView } from './ReportView.tsx'
import { beginningOf, type Report } from './report.ts'
import type { AnyOptions, ReportOptions, ReportResource } from './reportOptions.ts'

/**
 * A list as people know it: filters, sortable and choosable columns, pages, export; cards on a phone. Columns and choices
 * are to be constant, or kept by `useMemo`.
 */
export const ReportList = <const R extends ReportResource>(props: Report<R>) => (
  <ListOf name={props.resource.name} isPart={props.isPart} {...beginningOf(props)}>
    <ReportView resource={props.resource} options={props as unknown as AnyOptions} />
  </ListOf>
)

/** A screen that is a report and nothing else, and what has to be drawn for its cells. */
export const reportScreen =
  <const R extends ReportResource>(report: Report<R>, drawn: Partial<ReportOptions<R>> = {}) =>
  () => <ReportList {...report} {...drawn} />

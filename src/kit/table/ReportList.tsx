import { ListOf } from './ListOf.tsx'
import { ReportView } from './ReportView.tsx'
import type { AnyOptions, ReportOptions, ReportResource } from './reportOptions.ts'

type Props<R extends ReportResource> = ReportOptions<R> & { readonly resource: R }

/**
 * A list as people know it: filters, sortable and choosable columns, pages, export; cards on a phone. Columns and choices
 * are to be constant, or kept by `useMemo`.
 */
export const ReportList = <const R extends ReportResource>(props: Props<R>) => {
  const { resource, base, groupBy, sort, isPart } = props
  const perPage = groupBy ? Number.POSITIVE_INFINITY : props.perPage
  return (
    <ListOf name={resource.name} {...{ sort, perPage, isPart }} base={base as Readonly<Record<string, unknown>>}>
      <ReportView resource={resource} options={props as unknown as AnyOptions} />
    </ListOf>
  )
}

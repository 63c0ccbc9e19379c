import { ListStateProvider, useListOf } from './listState.ts'
import { ReportView } from './ReportView.tsx'
import type { AnyOptions, ReportOptions, ReportResource } from './reportOptions.ts'

type Props<R extends ReportResource> = ReportOptions<R> & { readonly resource: R }

/**
 * A list as people know it: filters, sortable and choosable columns, pages, export; cards on a phone. What it shows at
 * the moment stands in the URL. Columns and choices are to be constant, or kept by `useMemo`.
 */
export const ReportList = <const R extends ReportResource>({ resource, ...options }: Props<R>) => {
  const [field = 'id', order = 'ASC'] = options.sort ?? []
  return (
    <ListStateProvider value={useListOf(resource.name, { field, order })}>
      <ReportView resource={resource} options={options as unknown as AnyOptions} />
    </ListStateProvider>
  )
}

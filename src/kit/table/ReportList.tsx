import { ResourceContextProvider } from 'react-admin'
import { Navigate } from 'react-router-dom'
import { ListStateProvider, useListOf } from './listState.ts'
import { ReportView } from './ReportView.tsx'
import type { AnyOptions, ReportOptions, ReportResource } from './reportOptions.ts'
import { useLeftAddress } from './useLeftAddress.ts'

type Props<R extends ReportResource> = ReportOptions<R> & { readonly resource: R }

const Listed = <const R extends ReportResource>(props: Props<R>) => {
  const { resource, base, groupBy, sort, isPart } = props
  const perPage = groupBy ? Number.POSITIVE_INFINITY : props.perPage
  const [field = 'id', order = 'ASC'] = sort ?? []
  return (
    <ResourceContextProvider value={resource.name}>
      <ListStateProvider
        value={useListOf(
          resource.name,
          { field, order },
          { base: base as Readonly<Record<string, unknown>> | undefined, perPage, isPart },
        )}
      >
        {/* The same object as before where only the rows have changed. */}
        <ReportView resource={resource} options={props as unknown as AnyOptions} />
      </ListStateProvider>
    </ResourceContextProvider>
  )
}

const AtAddress = <const R extends ReportResource>(props: Props<R>) => {
  const left = useLeftAddress(props.resource.name)
  return left === null ? <Listed {...props} /> : <Navigate to={{ search: left }} replace />
}

/**
 * A list as people know it: filters, sortable and choosable columns, pages, export; cards on a phone. What it shows at
 * the moment stands in the URL, and is shown again to who comes back to it, unless it is a part of a page. Columns and
 * choices are to be constant, or kept by `useMemo`.
 */
export const ReportList = <const R extends ReportResource>(props: Props<R>) =>
  props.isPart ? <Listed {...props} /> : <AtAddress {...props} />

import { useMemo } from 'react'
import { ListContextProvider, ResourceContextProvider } from 'react-admin'
import type { Fields, RowOfFields } from '#schema/entity.ts'
import { useRowsState } from '../table/rowsState.ts'
import { ReportView } from './ReportView.tsx'
import type { AnyOptions, TableOptions } from './reportOptions.ts'

interface Props<F extends Fields> extends TableOptions<RowOfFields<F>> {
  /** Prefix of labels: `resources.<name>.fields.<field>`, and `resources.<name>.title` for the table. */
  readonly name: string
  readonly entity: { readonly fields: F; readonly key: readonly (keyof F & string)[] }
  readonly rows: readonly RowOfFields<F>[]
  readonly isLoading?: boolean
  readonly error?: Error | null
  readonly onRetry?: () => void
  /** Milliseconds since 1970 at which the rows were read, if reading them again has failed. */
  readonly readAt?: number | null
  /** Initial page size; without it, all rows are shown on one page. */
  readonly pageSize?: number
}

const noop = () => undefined

/**
 * Table of rows that the screen has already loaded. Like a list, with sorting, column selection, totals, export, cards
 * on phones, and states for loading, empty and failed. Without filters, and paginated only if `pageSize` is set.
 */
export const RowsReport = <const F extends Fields>({
  name,
  entity,
  rows,
  isLoading = false,
  error = null,
  onRetry = noop,
  readAt = null,
  pageSize,
  ...options
}: Props<F>) => {
  const resource = useMemo(() => ({ name, entity }), [name, entity])
  const [field = '', order = 'ASC'] = options.sort ?? []
  const state = useRowsState(
    { name, entity, rows, isLoading, error, onRetry, readAt, selection: options.selection },
    { field, order },
    pageSize,
  )
  return (
    <ResourceContextProvider value={name}>
      <ListContextProvider value={state}>
        <ReportView resource={resource} options={options as unknown as AnyOptions} />
      </ListContextProvider>
    </ResourceContextProvider>
  )
}

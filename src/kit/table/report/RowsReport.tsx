import { useMemo } from 'react'
import { ResourceContextProvider } from 'react-admin'
import type { Fields, RowOfFields } from '../../../../schema/entity.ts'
import { ListStateProvider } from '../state/listState.ts'
import { useRowsState } from '../state/rowsState.ts'
import { ReportView } from './ReportView.tsx'
import type { AnyOptions, TableOptions } from './reportOptions.ts'

interface Props<F extends Fields> extends TableOptions<RowOfFields<F>> {
  /** Labels are `resources.<name>.fields.<field>`, the table's own name `resources.<name>.title`. */
  readonly name: string
  readonly entity: { readonly fields: F; readonly key: readonly (keyof F & string)[] }
  readonly rows: readonly RowOfFields<F>[]
  readonly isLoading?: boolean
  readonly error?: Error | null
  readonly onRetry?: () => void
  /** Of many rows, how many are shown at first; without it all are. */
  readonly pageSize?: number
}

const nothing = () => undefined

/**
 * A table of rows that the screen has fetched with something else: sortable and choosable columns, totals, export, cards
 * on a phone, and the states of loading, empty and failed, as those of a list; without filters, and paged only where a
 * size of pages is given.
 */
export const RowsReport = <const F extends Fields>({
  name,
  entity,
  rows,
  isLoading = false,
  error = null,
  onRetry = nothing,
  pageSize,
  ...options
}: Props<F>) => {
  const resource = useMemo(() => ({ name, entity }), [name, entity])
  const [field = '', order = 'ASC'] = options.sort ?? []
  const state = useRowsState({ name, entity, rows, isLoading, error, onRetry }, { field, order }, pageSize)
  return (
    <ResourceContextProvider value={name}>
      <ListStateProvider value={state}>
        <ReportView resource={resource} options={options as unknown as AnyOptions} />
      </ListStateProvider>
    </ResourceContextProvider>
  )
}

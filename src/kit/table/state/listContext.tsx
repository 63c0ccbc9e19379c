import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { ListContextProvider, type ListControllerResult, useListContext } from 'react-admin'
import type { ListState } from './listState.ts'

const noop = () => undefined

/** Selection and filter hiding are not used, and the portal has its own export. */
const unused = {
  displayedFilters: {},
  exporter: false,
  hideFilter: noop,
  showFilter: noop,
  selectedIds: [],
  onSelect: noop,
  onSelectAll: noop,
  onToggleItem: noop,
  onUnselectItems: noop,
}

const listContextOf = (state: ListState) => {
  const { data, total, isExact, isPending, isFetching, page, perPage, turnPages } = state
  return {
    ...unused,
    ...state,
    meta: { isExact },
    isLoading: isPending && isFetching,
    isPaused: false,
    isPlaceholderData: false,
    setPage: (next: number) => turnPages(next - page),
    getData: async () => data ?? [],
    hasNextPage: page * perPage < total,
    hasPreviousPage: page > 1,
  } as unknown as ListControllerResult
}

type Shown = Omit<ListState, 'isFetching'>

const ShownContext = createContext<Shown | null>(null)

interface Provided {
  readonly value: ListState
  readonly children: ReactNode
}

/**
 * Provides the list state, in react-admin's list context and in a second one without `isFetching`. That value changes
 * twice per page, so only components that use it re-render.
 */
export const ListStateProvider = ({ value, children }: Provided) => {
  const { isFetching, ...state } = value
  // biome-ignore lint/correctness/useExhaustiveDependencies: the state is another one when any of its values is.
  const shown = useMemo(() => state, Object.values(state))
  const context = useMemo(() => listContextOf({ ...shown, isFetching }), [shown, isFetching])
  return (
    <ListContextProvider value={context}>
      <ShownContext value={shown}>{children}</ShownContext>
    </ListContextProvider>
  )
}

export const useIsFetching = () => useListContext().isFetching

/** State of the surrounding list, except `isFetching`. Throws outside a list. */
export const useListState = () => {
  const state = useContext(ShownContext)
  if (!state) throw new Error('useListState is used outside of a list.')
  return state
}

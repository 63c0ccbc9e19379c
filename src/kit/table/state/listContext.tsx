import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { ListContextProvider, type ListControllerResult, useListContext } from 'react-admin'
import type { ListState } from './listState.ts'

const nothing = () => undefined

/** Rows are not selected, filters are not hidden, and the export is our own. */
const unused = {
  displayedFilters: {},
  exporter: false,
  hideFilter: nothing,
  showFilter: nothing,
  selectedIds: [],
  onSelect: nothing,
  onSelectAll: nothing,
  onToggleItem: nothing,
  onUnselectItems: nothing,
}

/** The state of a list as react-admin's list context. */
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
 * Tells the parts of a list its state: in react-admin's list context, and once more without whether rows are on their way.
 * That turns twice for each page, and only who asks for it is drawn anew.
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

/** Whether rows of the list are on their way. */
export const useIsFetching = () => useListContext().isFetching

/** The state of the list around, but for whether rows are on their way. */
export const useListState = () => {
  const state = useContext(ShownContext)
  if (!state) throw new Error('useListState is used outside of a list.')
  return state
}

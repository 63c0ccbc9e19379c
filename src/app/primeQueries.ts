import type { QueryClient } from '@tanstack/react-query'
import { send } from '../../dataProvider/calls/client.ts'
import { queryKeyOf } from '../../dataProvider/calls/useCall.ts'
import { dataProvider } from '../../dataProvider/combined.ts'
import { currentCustomer } from '../../dataProvider/customer.ts'
import type { FirstCall } from '../../dataProvider/lists/firstRows.ts'
import { answeredPrefetches } from '../../dataProvider/lists/prefetch.ts'

/** Milliseconds to wait for prefetched responses; later ones are rendered when they arrive. */
const patience = 100

/** Query hashes of handed-over responses that no component has used yet. */
const untouched = new Set<string>()

/** The first component that uses a handed-over response does not refetch it; later ones do. */
export const staleTime = ({ queryHash }: { readonly queryHash: string }) =>
  untouched.has(queryHash) ? Number.POSITIVE_INFINITY : 0

/** Query of a view for a prefetched call; lists use react-admin's key. */
const queryOf = ({ call, values, list }: FirstCall) => {
  if (!list)
    return {
      queryKey: queryKeyOf(call, currentCustomer(), values),
      queryFn: ({ signal }: { readonly signal: AbortSignal }) => send(call, values, { signal }),
    }
  const { name, ...listed } = list
  return {
    queryKey: [name, 'getList', listed],
    queryFn: ({ signal }: { readonly signal: AbortSignal }) => dataProvider.getList(name, { ...listed, signal }),
  }
}

const forgetTouched = (client: QueryClient) =>
  client.getQueryCache().subscribe(({ type, query: { queryHash } }) => {
    // Deferred until React Query has evaluated `staleTime`.
    if (type === 'observerAdded' && untouched.has(queryHash)) queueMicrotask(() => untouched.delete(queryHash))
  })

/** Moves prefetched responses into the query cache, so that a page's first render includes its rows. */
export const primeQueries = async (client: QueryClient) => {
  const queries = answeredPrefetches().map(queryOf)
  if (queries.length === 0) return
  forgetTouched(client)
  const read = Promise.all(
    queries.map(async (query) => {
      await client.prefetchQuery(query)
      const cached = client.getQueryCache().find({ queryKey: query.queryKey, exact: true })
      if (cached?.state.data !== undefined) untouched.add(cached.queryHash)
    }),
  )
  await Promise.race([read, new Promise((resolve) => setTimeout(resolve, patience))])
}

/** Called when the page is left. */
export const dropPrimedQueries = () => untouched.clear()

import { hashKey, type QueryClient } from '@tanstack/react-query'
import { sendAny } from '../calls/client.ts'
import { queryKeyOf } from '../calls/useCall.ts'
import { currentCustomer } from '../customer.ts'
import { listRows } from '../dataProvider.ts'
import { type Prefetched, takePrefetches } from './prefetch.ts'

/** Milliseconds to wait for responses that have arrived to be read; others are rendered when they arrive. */
const patience = 100

/** Query hashes of prefetched calls that no component has used yet. */
const untouched = new Set<string>()

/** The first component that uses a prefetched response does not refetch it; later ones do. */
export const staleTime = ({ queryHash }: { readonly queryHash: string }) =>
  untouched.has(queryHash) ? Number.POSITIVE_INFINITY : 0

interface Reading {
  readonly signal: AbortSignal
}

/** Query of a view for a prefetched call; lists use react-admin's key. */
const queryOf = ({ first: { call, values, list }, fetchOnce }: Prefetched) => {
  // A call of the page itself shows that the session has expired.
  const options = { request: fetchOnce, handlesExpiry: true }
  if (!list)
    return {
      queryKey: queryKeyOf(call, currentCustomer(), values),
      queryFn: ({ signal }: Reading) => sendAny(call, values, { ...options, signal }),
    }
  const { name, ...listed } = list
  return {
    queryKey: [name, 'getList', listed],
    queryFn: ({ signal }: Reading) => listRows(name, listed, { ...options, signal }),
  }
}

const forgetTouched = (client: QueryClient) =>
  client.getQueryCache().subscribe(({ type, query: { queryHash } }) => {
    // Deferred until React Query has evaluated `staleTime`.
    if (type === 'observerAdded' && untouched.has(queryHash)) queueMicrotask(() => untouched.delete(queryHash))
  })

/** Makes prefetched calls queries of the cache; waits a little, so that the first render includes rows that are here. */
export const prefetchQueries = async (client: QueryClient) => {
  const prefetches = takePrefetches()
  if (prefetches.length === 0) return
  forgetTouched(client)
  const read = prefetches.map((prefetched) => {
    const query = queryOf(prefetched)
    untouched.add(hashKey(query.queryKey))
    const reading = client.prefetchQuery(query)
    return prefetched.isAnswered() ? reading : null
  })
  await Promise.race([Promise.all(read), new Promise((resolve) => setTimeout(resolve, patience))])
}

/** Called when the page is left. */
export const dropPrefetchedQueries = () => untouched.clear()

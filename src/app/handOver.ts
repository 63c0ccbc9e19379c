import type { QueryClient } from '@tanstack/react-query'
import { send } from '../../dataProvider/calls/client.ts'
import { queryKeyOf } from '../../dataProvider/calls/useCall.ts'
import { dataProvider } from '../../dataProvider/combined.ts'
import { currentCustomer } from '../../dataProvider/customer.ts'
import { answeredAhead } from '../../dataProvider/lists/ahead.ts'
import type { FirstCall } from '../../dataProvider/lists/firstRows.ts'

/** What is not read by then comes after the first drawing. */
const patience = 100

/** The answers that were handed over and that nothing has been drawn with yet. */
const untouched = new Set<string>()

/** So long the first who draws an answer takes it as it is; whoever comes later asks anew. */
export const staleTime = ({ queryHash }: { readonly queryHash: string }) =>
  untouched.has(queryHash) ? Number.POSITIVE_INFINITY : 0

/** The query that a view will make of a call; the key of a list's is react-admin's. */
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
    // Only after it was decided whether it is asked for.
    if (type === 'observerAdded' && untouched.has(queryHash)) queueMicrotask(() => untouched.delete(queryHash))
  })

/**
 * Hands over what was asked for ahead, and has come, to what will be drawn: so a page is drawn once, with its rows, and
 * not first without them.
 */
export const handOver = async (client: QueryClient) => {
  const queries = answeredAhead().map(queryOf)
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

/** The page that they were for is left. */
export const dropHandedOver = () => untouched.clear()

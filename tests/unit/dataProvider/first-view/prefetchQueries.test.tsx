import { type QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { send } from '#dataProvider/calls/client.ts'
import { queryKeyOf } from '#dataProvider/calls/useCall.ts'
import { firstRows } from '#dataProvider/first-view/firstRows.ts'
import { prefetch, takePrefetches } from '#dataProvider/first-view/prefetch.ts'
import { dropPrefetchedQueries, prefetchQueries } from '#dataProvider/first-view/prefetchQueries.ts'
import { registerResource } from '#dataProvider/resources.ts'
import { administration } from '#schema/administration/administration.ts'
import { read } from '#schema/call.ts'
import { keyedEntity } from '#schema/entity.ts'
import { text } from '#schema/kinds.ts'
import { listOf } from '#schema/wire/envelope.ts'
import { makeQueryClient } from '#src/app/queryClient.ts'
import { failure, json, stubGateway } from '#tests/support/screens/stubGateway.ts'

afterEach(() => {
  takePrefetches()
  dropPrefetchedQueries()
  vi.unstubAllGlobals()
})

const roles = [{ id: 4, name: 'Customer' }]
const first = { call: administration.listRoles, values: {} }
const queryKey = queryKeyOf(administration.listRoles, null, {})

const opened = (answer: () => Response | Promise<Response>) => {
  const { requests } = stubGateway({ 'GET /auth/api/rolesforge': answer })
  const client = makeQueryClient(null, null)
  const show = () => {
    const shown = new QueryObserver(client, { queryKey, queryFn: () => send(administration.listRoles, {}) })
    const before = shown.getCurrentResult().data
    return { before, hide: shown.subscribe(() => undefined) }
  }
  return { requests, client, show }
}

const handOver = async (client: QueryClient) => {
  prefetch(first)
  await prefetchQueries(client)
}

const handOverWhenCome = async (client: QueryClient) => {
  await handOver(client)
  await vi.waitFor(() => expect(client.getQueryData(queryKey)).toEqual(roles))
}

const comes = (answered: () => boolean) => vi.waitFor(() => expect(answered()).toBe(true))

test('a prefetched response is available in the first render, and not requested again', async () => {
  const { requests, client, show } = opened(() => json(roles))
  await handOverWhenCome(client)
  expect(show().before).toEqual(roles)
  expect(requests).toHaveLength(1)
})

test('a prefetched response is used once; a later mount requests it again', async () => {
  const { requests, client, show } = opened(() => json(roles))
  await handOverWhenCome(client)
  show().hide()
  await Promise.resolve()
  show()
  await comes(() => requests.length === 2)
})

test('a prefetched response is dropped when its page is left', async () => {
  const { requests, client, show } = opened(() => json(roles))
  await handOverWhenCome(client)
  dropPrefetchedQueries()
  show()
  await comes(() => requests.length === 2)
})

test('a response that has arrived is read before the first render', async () => {
  const { client, show } = opened(() => json(roles))
  const arrived = vi.fn(() => [])
  prefetch({ ...first, next: arrived })
  await comes(() => arrived.mock.calls.length === 1)
  await prefetchQueries(client)
  expect(show().before).toEqual(roles)
})

test('a pending prefetch does not delay the first render, and its response is used by the component', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const { requests, client, show } = opened(() => promise)
  await handOver(client)
  expect(show().before).toBeUndefined()
  resolve(json(roles))
  await vi.waitFor(() => expect(client.getQueryData(queryKey)).toEqual(roles))
  expect(requests).toHaveLength(1)
})

test('a component repeats a failed prefetch', async () => {
  const answers = [() => failure(403, 'forbidden'), () => json(roles)]
  const { requests, client, show } = opened(() => answers[requests.length - 1]?.() as Response)
  await handOver(client)
  await comes(() => client.getQueryState(queryKey)?.status === 'error')
  show()
  await vi.waitFor(() => expect(client.getQueryData(queryKey)).toEqual(roles))
  expect(requests).toHaveLength(2)
})

test('a list is prefetched under the key of its component, with ids', async () => {
  const part = keyedEntity('part', 'number', { number: text('numero') })
  const list = read('GET', '/parts', { access: { signedIn: true, owner: 'caller' }, list: {}, answer: listOf(part) })
  registerResource({ name: 'parts', entity: part, list })
  const { requests } = stubGateway({ 'GET /read/parts': () => json([{ numero: 'P-1' }]) })
  const client = makeQueryClient(null, null)
  const [firstList] = firstRows({ name: 'parts', list }, {})({ customerId: null, search: '' })
  if (firstList) prefetch(firstList)
  await prefetchQueries(client)
  const listed = { pagination: { page: 1, perPage: 25 }, sort: { field: 'id', order: 'ASC' }, filter: {} }
  const answer = () => client.getQueryData(['parts', 'getList', listed])
  await vi.waitFor(() => expect(answer()).toMatchObject({ data: [{ id: 'P-1', number: 'P-1' }], total: 1 }))
  expect(requests).toHaveLength(1)
})

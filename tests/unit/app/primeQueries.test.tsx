import { type QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { send } from '../../../dataProvider/calls/client.ts'
import { queryKeyOf } from '../../../dataProvider/calls/useCall.ts'
import { dropPrefetches, prefetch } from '../../../dataProvider/lists/prefetch.ts'
import { administration } from '../../../schema/administration/administration.ts'
import { dropPrimedQueries, primeQueries } from '../../../src/app/primeQueries.ts'
import { makeQueryClient } from '../../../src/app/queryClient.ts'
import { failure, json, stubGateway } from '../../support/screens/stubGateway.ts'

afterEach(() => {
  dropPrefetches()
  dropPrimedQueries()
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

const handOverWhenCome = async (client: QueryClient) => {
  prefetch(first)
  await vi.waitFor(async () => {
    await primeQueries(client)
    expect(client.getQueryData(queryKey)).toEqual(roles)
  })
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
  dropPrimedQueries()
  show()
  await comes(() => requests.length === 2)
})

test('a failed or pending prefetch is left to the component', async () => {
  const forbidden = opened(() => failure(403, 'forbidden'))
  prefetch(first)
  await comes(() => forbidden.requests.length === 1)
  await primeQueries(forbidden.client)
  expect(forbidden.client.getQueryCache().find({ queryKey })).toBeUndefined()
  dropPrefetches()
  const slow = opened(() => new Promise(() => undefined))
  prefetch(first)
  await primeQueries(slow.client)
  expect(slow.client.getQueryCache().find({ queryKey })).toBeUndefined()
})

import { afterEach, expect, test, vi } from 'vitest'
import { send } from '../../../../dataProvider/calls/client.ts'
import { dropPrefetches, prefetch } from '../../../../dataProvider/lists/prefetch.ts'
import { finance } from '../../../../schema/finance/finance.ts'
import { json, stubGateway } from '../../../support/screens/stubGateway.ts'

afterEach(() => {
  dropPrefetches()
  vi.unstubAllGlobals()
})

const terms = { incoterm: 'FCA', deliveryPoint: 'Monterrey', terms: '30 days' }
const path = '/read/OpenOrders/getpaymentterms/101'
const input = { customerId: 101 }
const first = { call: finance.paymentTerms, values: input }
const ask = (customerId = 101) => send(finance.paymentTerms, { customerId }).catch((error) => error.code)

const answering = () => stubGateway({ [`GET ${path}`]: () => json([terms]) })

test('a prefetched call is not sent again, and its response is used once', async () => {
  const { requests } = answering()
  prefetch(first)
  await ask()
  expect(requests.length).toBe(1)
  await ask()
  expect(requests.length).toBe(2)
})

test('a call is sent once, however often it is prefetched', () => {
  const { requests } = answering()
  prefetch(first)
  prefetch(first)
  expect(requests.length).toBe(1)
})

test('a call with different input is sent despite a prefetch', async () => {
  const { requests } = answering()
  prefetch(first)
  await ask(102)
  expect(requests.map((request) => request.path)).toEqual([path, path.replace('101', '102')])
})

test('a dropped prefetch is not used', async () => {
  const { requests } = answering()
  prefetch(first)
  dropPrefetches()
  await ask()
  expect(requests.length).toBe(2)
})

test('a failed prefetch rejects its call, and a retry sends a new request', async () => {
  const answers = [() => Promise.reject(new TypeError('Failed to fetch')), () => Promise.resolve(json([terms]))]
  const { requests } = stubGateway({ [`GET ${path}`]: () => answers[requests.length - 1]?.() as Promise<Response> })
  prefetch(first)
  expect(await ask()).toBe('offline')
  expect(await ask()).not.toBe('offline')
})

test('a prefetched request is aborted when its call is aborted', async () => {
  const stopped = vi.fn()
  vi.stubGlobal('fetch', (_url: string, { signal }: RequestInit) => {
    signal?.addEventListener('abort', stopped)
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
  })
  prefetch(first)
  const leaving = new AbortController()
  const pending = send(finance.paymentTerms, input, { signal: leaving.signal })
  leaving.abort(new Error('left'))
  await expect(pending).rejects.toThrow('left')
  expect(stopped).toHaveBeenCalledOnce()
})

test('a dependent prefetch gets a copy of the response, so the page can read its own', async () => {
  answering()
  const copies: unknown[] = []
  prefetch(first, async (response) => copies.push(await response.json()))
  await ask()
  await vi.waitFor(() => expect(copies).toEqual([[terms]]))
})

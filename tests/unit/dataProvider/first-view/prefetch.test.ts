import { afterEach, expect, test, vi } from 'vitest'
import { encode } from 'zod/mini'
import { send } from '#dataProvider/calls/client.ts'
import { firstCall } from '#dataProvider/first-view/firstRows.ts'
import { prefetch, takePrefetches } from '#dataProvider/first-view/prefetch.ts'
import { finance } from '#schema/finance/finance.ts'
import { json, stubGateway } from '#tests/support/screens/stubGateway.ts'

afterEach(() => {
  takePrefetches()
  vi.unstubAllGlobals()
})

const terms = {
  incoterm: 'FCA',
  deliveryPoint: 'Monterrey',
  terms: '30 days',
  customer: '1',
  phone: null,
  fax: null,
  deliveryAddress: null,
}
const wire = encode(finance.paymentTerms.answer, terms)
const path = '/read/OpenOrders/getpaymentterms/101'
const input = { customerId: 101 }
const first = firstCall(finance.paymentTerms, input)

const otherPath = path.replace('101', '102')
const answer = () => json(wire)
const answering = () => stubGateway({ [`GET ${path}`]: answer, [`GET ${otherPath}`]: answer })

const taken = () => {
  const [prefetched] = takePrefetches()
  if (!prefetched) throw new Error('Nothing was prefetched.')
  return prefetched
}

test('a prefetched call is not sent again, and its response is used once', async () => {
  const { requests } = answering()
  prefetch(first)
  const { fetchOnce } = taken()
  const ask = () => send(finance.paymentTerms, input, { request: fetchOnce })
  expect(await ask()).toEqual(terms)
  expect(requests.length).toBe(1)
  expect(await ask()).toEqual(terms)
  expect(requests.length).toBe(2)
})

test('a call is sent once, however often it is prefetched', () => {
  const { requests } = answering()
  prefetch(first)
  prefetch(first)
  expect(requests.length).toBe(1)
  expect(takePrefetches()).toHaveLength(1)
})

test('prefetched calls are taken once', () => {
  answering()
  prefetch(first)
  expect(takePrefetches()).toHaveLength(1)
  expect(takePrefetches()).toEqual([])
})

test('a failed prefetch rejects its call, and a retry sends a new request', async () => {
  const answers = [() => Promise.reject(new TypeError('Failed to fetch')), () => Promise.resolve(json(wire))]
  const { requests } = stubGateway({ [`GET ${path}`]: () => answers[requests.length - 1]?.() as Promise<Response> })
  prefetch(first)
  const { fetchOnce } = taken()
  const ask = () => send(finance.paymentTerms, input, { request: fetchOnce }).catch((error) => error.code)
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
  const pending = send(finance.paymentTerms, input, { request: taken().fetchOnce, signal: leaving.signal })
  leaving.abort(new Error('left'))
  await expect(pending).rejects.toThrow('left')
  expect(stopped).toHaveBeenCalledOnce()
})

test('a call that follows from a prefetched response is prefetched, and the page can read both', async () => {
  const { requests } = answering()
  prefetch(firstCall(finance.paymentTerms, input, () => [firstCall(finance.paymentTerms, { customerId: 102 })]))
  await vi.waitFor(() => expect(requests.map((request) => request.path)).toEqual([path, otherPath]))
  const answers = takePrefetches().map(({ first: { values }, fetchOnce }) =>
    send(finance.paymentTerms, values as typeof input, { request: fetchOnce }),
  )
  expect(await Promise.all(answers)).toEqual([terms, terms])
  expect(requests.length).toBe(2)
})

test('a call that follows from a response is left to the page once it has taken over', async () => {
  const { requests } = answering()
  const next = vi.fn(() => [firstCall(finance.paymentTerms, { customerId: 102 })])
  prefetch(firstCall(finance.paymentTerms, input, next))
  await send(finance.paymentTerms, input, { request: taken().fetchOnce })
  expect(next).not.toHaveBeenCalled()
  expect(requests.length).toBe(1)
})

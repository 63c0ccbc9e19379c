import { afterEach, expect, test, vi } from 'vitest'
import { send } from '../../../../dataProvider/calls/client.ts'
import { dropAhead, sendAhead } from '../../../../dataProvider/lists/ahead.ts'
import { finance } from '../../../../schema/finance/finance.ts'
import { json, stubGateway } from '../../../support/screens/stubGateway.ts'

afterEach(() => {
  dropAhead()
  vi.unstubAllGlobals()
})

const terms = { incoterm: 'FCA', deliveryPoint: 'Monterrey', terms: '30 days' }
const path = '/read/OpenOrders/getpaymentterms/101'
const input = { customerId: 101 }
const first = { call: finance.paymentTerms, values: input }
const ask = (customerId = 101) => send(finance.paymentTerms, { customerId }).catch((error) => error.code)

const answering = () => stubGateway({ [`GET ${path}`]: () => json([terms]) })

test('what has been asked ahead is not asked again, and answers once', async () => {
  const { requests } = answering()
  sendAhead(first)
  await ask()
  expect(requests.length).toBe(1)
  await ask()
  expect(requests.length).toBe(2)
})

test('it is sent once, however often it is asked ahead', () => {
  const { requests } = answering()
  sendAhead(first)
  sendAhead(first)
  expect(requests.length).toBe(1)
})

test('another input is another question', async () => {
  const { requests } = answering()
  sendAhead(first)
  await ask(102)
  expect(requests.map((asked) => asked.path)).toEqual([path, path.replace('101', '102')])
})

test('what was asked ahead for a page that is left answers nobody', async () => {
  const { requests } = answering()
  sendAhead(first)
  dropAhead()
  await ask()
  expect(requests.length).toBe(2)
})

test('a failure is told to who asks, and a retry asks anew', async () => {
  const answers = [() => Promise.reject(new TypeError('Failed to fetch')), () => Promise.resolve(json([terms]))]
  const { requests } = stubGateway({ [`GET ${path}`]: () => answers[requests.length - 1]?.() as Promise<Response> })
  sendAhead(first)
  expect(await ask()).toBe('offline')
  expect(await ask()).not.toBe('offline')
})

test('who no longer waits for it stops it', async () => {
  const stopped = vi.fn()
  vi.stubGlobal('fetch', (_url: string, { signal }: RequestInit) => {
    signal?.addEventListener('abort', stopped)
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
  })
  sendAhead(first)
  const leaving = new AbortController()
  const asked = send(finance.paymentTerms, input, { signal: leaving.signal })
  leaving.abort(new Error('left'))
  await expect(asked).rejects.toThrow('left')
  expect(stopped).toHaveBeenCalledOnce()
})

test('what depends on an answer has a copy of it, and the page reads its own', async () => {
  answering()
  const copies: unknown[] = []
  sendAhead(first, async (response) => copies.push(await response.json()))
  await ask()
  await vi.waitFor(() => expect(copies).toEqual([[terms]]))
})

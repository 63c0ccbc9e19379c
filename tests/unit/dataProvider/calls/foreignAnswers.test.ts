import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { answerFaults, leaveAnswers, onFaultFound, showAnswer, unreadableIn } from '#dataProvider/calls/answerFaults.ts'
import { CallError } from '#dataProvider/calls/callError.ts'
import { send, sendAnyList } from '#dataProvider/calls/client.ts'
import { setEmbeddedServices } from '#dataProvider/calls/foreign.ts'
import { noteChange } from '#dataProvider/changes.ts'
import type { Call } from '#schema/call.ts'
import { orders } from '#schema/orders/orders.ts'
import { scrap } from '#schema/scrap/scrap.ts'
import { json, stubGateway } from '#tests/support/screens/stubGateway.ts'

const own = { auth: true, read: true, write: true, content: true }
const path = '/read/OpenOrders/Listado/3'
const values = { customerId: 3, list: { sort: null, range: null, filter: {} } } as const

const order = (number: string | null) => ({ pedido: number, rowspan: '1', Detalle: null })
const answering = (body: unknown) => stubGateway({ [`GET ${path}`]: () => json(body) })
const listed = () => sendAnyList(orders.listAllOrders as unknown as Call, values)

beforeEach(() => {
  setEmbeddedServices({ ...own, read: false })
  // A whole list is kept until something is changed.
  noteChange()
})
afterEach(() => {
  setEmbeddedServices(own)
  leaveAnswers()
  vi.unstubAllGlobals()
})

describe('the answer of a company’s service', () => {
  test('raises an error for the same fault in the portal’s own service', async () => {
    setEmbeddedServices(own)
    answering({ ListadoOpenOrders: [order('PO-1')] })
    await expect(listed()).rejects.toMatchObject({ code: 'invalid_answer' })
    expect(answerFaults()).toEqual([])
  })

  test('that is a whole list is kept for its next page, until something is changed or the answer has pages', async () => {
    const page = (from: number) =>
      sendAnyList(orders.listAllOrders as unknown as Call, { ...values, list: { ...values.list, range: [from, from] } })
    const numbers = async (from: number) => (await page(from)).rows.map(({ number }) => number)
    const { requests } = answering({ ListadoOpenOrders: [order('PO-1'), order('PO-2'), order(null)] })
    expect([await numbers(0), await numbers(1)]).toEqual([['PO-1'], ['PO-2']])
    expect(requests).toHaveLength(1)
    expect((await page(1)).unreadable).toEqual({ records: ['purchaseOrder'], fields: [] })
    noteChange()
    await numbers(0)
    expect(requests).toHaveLength(2)
    noteChange()
    const paged = () => json({ ListadoOpenOrders: [order('PO-1')] }, { headers: { 'Content-Range': 'orders 0-0/2' } })
    const other = stubGateway({ [`GET ${path}`]: paged })
    await numbers(0)
    await numbers(1)
    expect(other.requests).toHaveLength(2)
  })

  test('keeps the readable rows, and counts the unreadable ones', async () => {
    answering({ ListadoOpenOrders: [order('PO-1'), order(null), order('PO-3')] })
    const { rows, total, unreadable } = await listed()
    expect(rows.map(({ number }) => number)).toEqual(['PO-1', 'PO-3'])
    expect([total, unreadable]).toEqual([2, { records: ['purchaseOrder'], fields: [] }])
    expect(answerFaults()).toMatchObject([
      { rows: 3, unreadable: 1, faults: [{ field: 'purchaseOrder.number', rows: [2] }] },
    ])
  })

  test.each([
    ['declared as Windows-1252', 'application/json; charset=windows-1252', []],
    ['of no declared charset', 'application/json', [{ field: 'answer', kind: 'type', harm: 'shown' }]],
  ])('in Windows-1252, %s, is read with its letters', async (_case, type, faults) => {
    const text = JSON.stringify({ ListadoOpenOrders: [order('Ñandú')] })
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0))
    stubGateway({ [`GET ${path}`]: () => new Response(bytes, { headers: { 'Content-Type': type } }) })
    expect((await listed()).rows.map(({ number }) => number)).toEqual(['Ñandú'])
    expect(answerFaults().flatMap((answer) => answer.faults)).toMatchObject(faults)
  })

  test('replaces the faults of the previous answer', async () => {
    answering({ ListadoOpenOrders: [order(null)] })
    await listed()
    noteChange()
    answering({ ListadoOpenOrders: [order('PO-1')] })
    await listed()
    expect(answerFaults()).toEqual([])
  })

  test('is known by its request: another customer’s answer does not replace its faults', async () => {
    answering({ ListadoOpenOrders: [order(null)] })
    const first = await listed()
    stubGateway({ 'GET /read/OpenOrders/Listado/4': () => json({ ListadoOpenOrders: [order('PO-1')] }) })
    const second = await sendAnyList(orders.listAllOrders as unknown as Call, { ...values, customerId: 4 })
    expect([first.unreadable?.records, second.unreadable?.records]).toEqual([['purchaseOrder'], []])
    expect(answerFaults()).toHaveLength(1)
  })

  test('shows its faults only as long as its rows are shown', async () => {
    answering({ ListadoOpenOrders: [order(null)] })
    const { request } = await listed()
    const hide = showAnswer(String(request))
    expect(answerFaults()).toHaveLength(1)
    hide()
    expect(answerFaults()).toEqual([])
    // The answer is still cached.
    const hideAgain = showAnswer(String(request))
    expect(answerFaults()).toHaveLength(1)
    // A late answer to a request that the page no longer shows.
    hideAgain()
    await listed()
    expect(answerFaults()).toEqual([])
  })

  test('shows its faults again on the next page that shows it, though nothing is requested again', async () => {
    const { requests } = answering({ ListadoOpenOrders: [order(null)] })
    await listed()
    leaveAnswers()
    expect(answerFaults()).toEqual([])
    const { request } = await listed()
    showAnswer(String(request))()
    const hide = showAnswer(String(request))
    expect([requests.length, answerFaults().length]).toEqual([1, 1])
    hide()
    expect(answerFaults()).toEqual([])
  })

  test('tells the fields of unreadable cells, which totals miss', async () => {
    const line = { numero: 'A-1', peso: 'heavy' }
    stubGateway({ 'GET /read/Bar/3/scrapInventory': () => json([{ peso: 1.5 }, line]) })
    const { rows, unreadable } = await sendAnyList(scrap.listScrap as unknown as Call, values)
    expect(rows).toHaveLength(2)
    expect(unreadable).toEqual({ records: [], fields: ['scrapPiece.weight'] })
    expect(unreadableIn(answerFaults())).toEqual(unreadable)
  })

  test('fails as a whole without the key of its list, and records that fault', async () => {
    const found = vi.fn()
    const stop = onFaultFound(found)
    answering({ Ordenes: [] })
    await expect(send(orders.listAllOrders, values as never)).rejects.toBeInstanceOf(CallError)
    expect(found).toHaveBeenCalledWith(
      expect.objectContaining({
        faults: [{ field: 'ListadoOpenOrders', kind: 'required', harm: 'page', count: 1, rows: [] }],
      }),
    )
    stop()
  })
})

// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { leaveAnswers, noteAnswer } from '#dataProvider/calls/answerFaults.ts'
import type { Fault } from '#schema/tolerance/faults.ts'
import { reportFaults } from '#src/app/session/reportFaults.ts'
import { failure, json, stubGateway } from '#tests/support/screens/stubGateway.ts'

const call = 'GET /read/OpenOrders/Listado/:customerId'
const lost = (field: string, count: number): Fault => ({ field, kind: 'required', harm: 'row', count, rows: [1] })
const found = (...faults: Fault[]) => noteAnswer({ call, request: call, faults, rows: 300, unreadable: faults.length })

let gateway: ReturnType<typeof stubGateway>
let stop: () => void

const reports = async () => {
  await vi.advanceTimersByTimeAsync(200_000)
  return gateway.to('/write/answerFaults').map(({ body }) => (body as { faults: { field: string }[] }).faults)
}

beforeEach(() => {
  vi.useFakeTimers()
  sessionStorage.clear()
  gateway = stubGateway({ 'POST /write/answerFaults': () => json({ message: 'Thank you.' }) })
  stop = reportFaults(7)
})

afterEach(() => {
  stop()
  leaveAnswers()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('reports a fault once, however many rows have it and however often it is found', async () => {
  found(lost('orderLine.jobOrder', 1))
  found(lost('orderLine.jobOrder', 2))
  expect(await reports()).toEqual([[{ call, field: 'orderLine.jobOrder', kind: 'required', hurts: 'row', count: 1 }]])
  found(lost('orderLine.jobOrder', 600))
  expect(await reports()).toHaveLength(1)
})

test('does not repeat reports after a reload, except for another user', async () => {
  found(lost('orderLine.jobOrder', 1))
  await reports()
  stop()
  stop = reportFaults(7)
  found(lost('orderLine.jobOrder', 1))
  expect(await reports()).toHaveLength(1)
  stop()
  stop = reportFaults(8)
  found(lost('orderLine.jobOrder', 1))
  expect(await reports()).toHaveLength(2)
})

test('reports a fault again with another harm', async () => {
  found(lost('orderLine.jobOrder', 1))
  found({ ...lost('orderLine.jobOrder', 1), harm: 'cell' })
  expect((await reports()).flat()).toHaveLength(2)
})

test('reports a fault when it is found again if its report has failed', async () => {
  stop()
  gateway = stubGateway({ 'POST /write/answerFaults': () => failure(503, 'unavailable') })
  stop = reportFaults(7)
  found(lost('orderLine.jobOrder', 1))
  expect(await reports()).toHaveLength(1)
  gateway = stubGateway({ 'POST /write/answerFaults': () => json({ message: 'Thank you.' }) })
  found(lost('orderLine.jobOrder', 1))
  found(lost('orderLine.jobOrder', 1))
  expect(await reports()).toHaveLength(1)
  found(lost('orderLine.jobOrder', 1))
  expect(await reports()).toHaveLength(1)
})

test('sends many faults in batches without losing any', async () => {
  found(...Array.from({ length: 120 }, (_, at) => lost(`field.${at}`, 1)))
  const sent = await reports()
  expect(sent.map(({ length }) => length)).toEqual([50, 50, 20])
})

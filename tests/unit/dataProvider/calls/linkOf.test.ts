import { expect, test } from 'vitest'
import { formFor, linkOf } from '#dataProvider/calls/linkOf.ts'
import { documents } from '#schema/finance/documents.ts'

const scheduleOf = (purchaseOrder: string) => {
  const input = { customerId: 7, purchaseOrder }
  return linkOf(formFor(documents.orderSchedule, documents.orderScheduleByQuery, input), input)
}

test.each([
  ['00123', '/00123'],
  ['PO 7 é', '/PO%207%20%C3%A9'],
  ['a.b', '/a.b'],
  ['a/b', '?pedido=a%2Fb'],
  ['a\\b', '?pedido=a%5Cb'],
  ['50%2F', '?pedido=50%252F'],
  ['..', '?pedido=..'],
])('the link for number %j uses the path if the gateway accepts it there, else the query', (number, end) => {
  expect(scheduleOf(number)).toBe(`/content/OpenOrders/Getcronograma/7${end}`)
})

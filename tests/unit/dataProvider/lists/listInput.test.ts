import { expect, test } from 'vitest'
import { listInput } from '#dataProvider/lists/listInput.ts'
import { orders } from '#schema/orders/orders.ts'
import { wip } from '#schema/wip/wip.ts'

test('names the customer in each field of the body that repeats it', () => {
  const { input } = listInput(wip.listWip, { filter: { jobOrder: 'OP-1' } }, 101)
  expect(input).toMatchObject({ customerId: 101, clientId: 101, jobOrder: 'OP-1', partNumber: null })
  expect(listInput(orders.listAllOrders, {}, 101).input).not.toHaveProperty('clientId')
})

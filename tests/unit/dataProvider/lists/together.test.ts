import { describe, expect, test } from 'vitest'
import { pageTogether } from '#dataProvider/lists/together.ts'
import { orders } from '#schema/orders/orders.ts'

const customers = [
  { id: 7, name: 'Alder' },
  { id: 3, name: 'Birch' },
]
const days: Readonly<Record<number, readonly (string | null)[]>> = {
  7: ['2026-01-02', '2026-01-05', null],
  3: ['2026-01-01', '2026-01-05', '2026-01-09'],
}

const resource = {
  name: 'orders',
  entity: { key: ['number'] },
  list: orders.listOrders,
  sortedBy: { promiseDate: ({ day }: { day: string | null }) => day ?? '9999-12-31' },
}

const rowsOf = (customer: number) => (days[customer] ?? []).map((day, at) => ({ id: at, day }))

const together = async (sort: readonly [field: string, order: 'ASC' | 'DESC'] | null, page = 1, perPage = 10) => {
  const asked: number[] = []
  const answer = await pageTogether(
    {
      resource,
      customers,
      pagination: { page, perPage },
      ...(sort && { sort: { field: sort[0], order: sort[1] } }),
    },
    async (pagination, customer) => {
      asked.push(pagination.perPage)
      const all = sort?.[0] === 'promiseDate' && sort[1] === 'DESC' ? rowsOf(customer).toReversed() : rowsOf(customer)
      const meta = { isExact: true, isPaged: true, totals: { open: customer } }
      return { data: all.slice(0, pagination.perPage), total: all.length, meta }
    },
  )
  return { ...answer, asked, ids: answer.data.map(({ id }) => id) }
}

describe('rows of several customers', () => {
  test('have their customer, and an id of their own', async () => {
    const { data } = await together(null)
    expect(data[0]).toEqual({ id: '7/0', day: '2026-01-02', customerId: 7, customer: 'Alder' })
  })

  test.each([
    ['nothing', null, ['7/0', '7/1', '7/2', '3/0', '3/1', '3/2']],
    ['a field that the list cannot sort by', ['lines', 'ASC'] as const, ['7/0', '7/1', '7/2', '3/0', '3/1', '3/2']],
    ['customer', ['customer', 'ASC'] as const, ['7/0', '7/1', '7/2', '3/0', '3/1', '3/2']],
    ['customer, descending', ['customer', 'DESC'] as const, ['3/0', '3/1', '3/2', '7/0', '7/1', '7/2']],
    ['a date', ['promiseDate', 'ASC'] as const, ['3/0', '7/0', '7/1', '3/1', '3/2', '7/2']],
    ['a date, descending', ['promiseDate', 'DESC'] as const, ['7/2', '3/2', '7/1', '3/1', '7/0', '3/0']],
  ])('are sorted by %s, also in pages', async (_name, sort, ids) => {
    expect((await together(sort)).ids).toEqual(ids)
    const pages = await Promise.all([1, 2, 3].map((page) => together(sort, page, 2)))
    expect(pages.flatMap((page) => page.ids)).toEqual(ids)
  })

  test('are read from the beginning of each list, with total and sums of all', async () => {
    const { asked, total, meta } = await together(['promiseDate', 'ASC'], 2, 2)
    expect([asked, total, meta.totals]).toEqual([[4, 4], 6, { open: 10 }])
    expect((await together(null, 3, 500)).asked).toEqual([Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY])
  })

  test.each([
    ['pages at once', 2, 2],
    ['whole lists one after the other', Number.POSITIVE_INFINITY, 1],
  ])('are read in %s', async (_how, perPage, atMost) => {
    let open = 0
    let most = 0
    await pageTogether({ resource, customers, pagination: { page: 1, perPage } }, async () => {
      open += 1
      most = Math.max(most, open)
      await Promise.resolve()
      open -= 1
      return { data: [], total: 0, meta: null }
    })
    expect(most).toBe(atMost)
  })
})

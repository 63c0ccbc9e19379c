import { safeDecode } from 'zod/mini'
import { type Day, dayIssue } from '#schema/kinds.ts'
import { orderStatusCode, orderStatuses } from '#schema/orders/orderStatus.ts'

const filtered = (filter: object) => `?${new URLSearchParams({ filter: JSON.stringify(filter) })}`

const isStatus = (word: string | null) => orderStatuses.some((status) => status === word)

/**
 * Query string for a preset: `Id=6` for Deviation Request, or `status=late`; null if there is none
 * `docs/product/orders.md#presets`.
 */
export const presetSearch = (search: string) => {
  const query = new URLSearchParams(search)
  const [, code] = [...query].find(([name]) => name.toLowerCase() === 'id') ?? []
  const known = safeDecode(orderStatusCode, Number(code))
  if (code !== undefined && known.success) return filtered({ status: known.data })
  const status = query.get('status')
  return isStatus(status) ? filtered({ status }) : null
}

/** Open lines by their promised date, with which the list opens `docs/product/orders.md#presets`. */
export const openingSearch = `${filtered({ stage: 'open' })}&sort=promiseDate&order=ASC`

/** Without filters, the other tab shows everything as well. */
export const sameFilters = (search: string) => {
  const filter = new URLSearchParams(search).get('filter')
  return `?${new URLSearchParams({ filter: filter ?? '{}' })}`
}

/** Detail shown below a list, for an order or a job order. */
const detailParam = (name: 'po' | 'jo') => ({
  in: (search: string) => new URLSearchParams(search).get(name),
  with: (search: string, number: string) => {
    const query = new URLSearchParams(search)
    // Drop the days of the previous detail.
    query.delete('days')
    query.set(name, number)
    return `?${query}`
  },
})

/** Both days are included; null means unbounded. */
export interface Days {
  readonly from: Day | null
  readonly to: Day | null
}

const dayOf = (text: string) => (dayIssue(text) === null ? (text as Day) : null)

/** Days of a detail in the URL, for example `2026-11-21..`, so that Back restores them; null if missing. */
export const daysIn = (search: string): Days | null => {
  const [from, to] = new URLSearchParams(search).get('days')?.split('..') ?? []
  if (from === undefined || to === undefined) return null
  return { from: dayOf(from), to: dayOf(to) }
}

export const withDays = (search: string, { from, to }: Days) => {
  const query = new URLSearchParams(search)
  query.set('days', `${from ?? ''}..${to ?? ''}`)
  return `?${query}`
}

export const orderDetailParam = detailParam('po')
export const releaseDetailParam = detailParam('jo')

export const stepsOf = (jobOrder: string) => `/production-parts?${new URLSearchParams({ op: jobOrder })}`

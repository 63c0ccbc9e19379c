import { type Day, isDay } from '../../../schema/kinds.ts'
import { orderStatusCode, orderStatuses } from '../../../schema/orders/orderStatus.ts'

const filtered = (filter: object) => `?${new URLSearchParams({ filter: JSON.stringify(filter) })}`

const isStatus = (word: string | null) => orderStatuses.some((status) => status === word)

/**
 * The address of the list that a preset asks for: `Id=6` for Deviation Request (spec 2 §2), or `status=late`; null where
 * there is none.
 */
export const presetSearch = (search: string) => {
  const query = new URLSearchParams(search)
  const [, code] = [...query].find(([name]) => name.toLowerCase() === 'id') ?? []
  if (code !== undefined && orderStatusCode.is(Number(code)))
    return filtered({ status: orderStatusCode.decode(Number(code)) })
  const status = query.get('status')
  return isStatus(status) ? filtered({ status }) : null
}

/** The same filters in the other tab; without any the other tab shows everything, too. */
export const sameFilters = (search: string) => {
  const filter = new URLSearchParams(search).get('filter')
  return `?${new URLSearchParams({ filter: filter ?? '{}' })}`
}

/** What stands beneath a list: the detail of an order, or of a job order. */
const beneath = (name: 'po' | 'jo') => ({
  in: (search: string) => new URLSearchParams(search).get(name),
  with: (search: string, number: string) => {
    const query = new URLSearchParams(search)
    // Those of the detail before.
    query.delete('days')
    query.set(name, number)
    return `?${query}`
  },
})

/** Two days, both included; null is no bound. */
export interface Days {
  readonly from: Day | null
  readonly to: Day | null
}

const dayOf = (text: string) => (isDay(text) ? (text as Day) : null)

/** The days of a detail in the address, so that Back brings them again: `2026-11-21..`; null where it names none. */
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

export const orderBeneath = beneath('po')
export const releaseBeneath = beneath('jo')

/** The way to a job order's steps (spec 2 §2). */
export const stepsOf = (jobOrder: string) => `/production-parts?${new URLSearchParams({ op: jobOrder })}`

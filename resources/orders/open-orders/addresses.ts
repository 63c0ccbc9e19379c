import { orderStatusCode } from '../../../schema/orderStatus.ts'

const filtered = (filter: object) => `?${new URLSearchParams({ filter: JSON.stringify(filter) })}`

/** The address of the list that a preset asks for, `Id=6` for Deviation Request (spec 2 §2); null where there is none. */
export const presetSearch = (search: string) => {
  const [, code] = [...new URLSearchParams(search)].find(([name]) => name.toLowerCase() === 'id') ?? []
  const isStatus = code !== undefined && orderStatusCode.is(Number(code))
  return isStatus ? filtered({ status: orderStatusCode.decode(Number(code)) }) : null
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
    query.set(name, number)
    return `?${query}`
  },
})

/** The router's state of a link in the list, whose click asks for what comes beneath. */
export const askedFor = { isAskedFor: true } as const

export const orderBeneath = beneath('po')
export const releaseBeneath = beneath('jo')

/** The way to a job order's steps (spec 2 §2). */
export const stepsOf = (jobOrder: string) => `/production-parts?${new URLSearchParams({ op: jobOrder })}`

import type { AnswerOf, Call, InputOf } from '#schema/call.ts'
import { firstPageSize, type Order } from '#schema/list.ts'
import type { Values } from '../calls/request.ts'
import { type Listed, listInput } from '../lists/listInput.ts'

interface OpenedPage {
  readonly customerId: number | null
  /** Query string without the customer parameter. */
  readonly search: string
}

/** A list resource and the parameters of its first request. */
interface FirstList extends Listed {
  readonly name: string
}

/** A call made on page load, the list it belongs to, and the calls that follow from its response. */
export interface FirstCall {
  readonly call: Call
  readonly values: Values
  readonly list?: FirstList
  readonly next?: (answer: unknown) => readonly FirstCall[]
}

export type FirstCalls = (opened: OpenedPage) => readonly FirstCall[]

export const firstCall = <C extends Call>(
  call: C,
  input: InputOf<C>,
  next?: (answer: AnswerOf<C>) => readonly FirstCall[],
): FirstCall => ({ call, values: input as Values, ...(next && { next: next as FirstCall['next'] & object }) })

interface ListCall {
  readonly name: string
  readonly list: Call
}

export interface ListDefaults {
  readonly sort?: readonly [string, Order] | undefined
  readonly base?: Values | undefined
  /** Infinity loads all rows, whatever the URL contains. */
  readonly perPage?: number | undefined
}

const parsedFilter = (text: string | null): unknown => {
  try {
    return JSON.parse(text || '{}')
  } catch {
    return {}
  }
}

const numberOr = (text: string | null, fallback: number) => {
  const number = text === null ? fallback : Number.parseInt(text, 10)
  return Number.isNaN(number) ? fallback : number
}

/** List parameters from a query string. Mirrors react-admin's parsing, because react-admin is not loaded yet. */
export const listedAt = (search: string, { sort, base, perPage: size = firstPageSize }: ListDefaults) => {
  const query = new URLSearchParams(search)
  const [field = 'id', order = 'ASC'] = sort ?? []
  const isUnpaged = size === Number.POSITIVE_INFINITY
  const named = query.get('sort')
  return {
    pagination: isUnpaged
      ? { page: 1, perPage: size }
      : {
          page: numberOr(query.get('page'), 1),
          perPage: query.has('perPage') ? numberOr(query.get('perPage'), 10) : size,
        },
    sort: named ? { field: named, order: query.get('order') as Order } : { field, order },
    filter: { ...base, ...(parsedFilter(query.get('filter')) as Values) },
  }
}

/** First request of a list, from the URL. */
export const firstRows = ({ name, list }: ListCall, beginning: ListDefaults): FirstCalls => {
  return ({ customerId, search }) => {
    const listed = listedAt(search, beginning)
    return [{ call: list, values: listInput(list, listed, customerId).input, list: { name, ...listed } }]
  }
}

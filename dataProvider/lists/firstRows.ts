import type { AnswerOf, Call, InputOf } from '../../schema/call.ts'
import { firstPageSize, type Order } from '../../schema/list.ts'
import type { Values } from '../calls/request.ts'
import { type Listed, listInput } from './listInput.ts'

/** One opening of a page by its address. */
export interface OpenedPage {
  /** Whom the page acts for. */
  readonly customerId: number | null
  /** The query string, without what names the customer. */
  readonly search: string
  /** The query string with which a list was left for this customer; empty where it was not, or where that is not meant. */
  readonly leftAt: (resource: string) => string
}

/** A resource's list, and what it is asked for. */
export interface FirstList extends Listed {
  readonly name: string
}

/** A call that a page begins with, the list that it is of, and the calls that its answer leads to. */
export interface FirstCall {
  readonly call: Call
  readonly values: Values
  readonly list?: FirstList
  readonly next?: (answer: unknown) => readonly FirstCall[]
}

/** What a page asks for as soon as it is drawn. */
export type FirstCalls = (opened: OpenedPage) => readonly FirstCall[]

/** A call with its input. */
export const firstCall = <C extends Call>(
  call: C,
  input: InputOf<C>,
  next?: (answer: AnswerOf<C>) => readonly FirstCall[],
): FirstCall => ({ call, values: input as Values, ...(next && { next: next as FirstCall['next'] & object }) })

interface ListCall {
  readonly name: string
  readonly list: Call
}

/** How a list begins where its address says nothing else. */
export interface Beginning {
  readonly sort?: readonly [string, Order] | undefined
  readonly base?: Values | undefined
  /** All at once where it is infinite, whatever the address says. */
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

/** What a list at a query string asks for; as react-admin reads it, which is not there yet. */
export const listedAt = (search: string, { sort, base, perPage: size = firstPageSize }: Beginning) => {
  const query = new URLSearchParams(search)
  const [field = 'id', order = 'ASC'] = sort ?? []
  const isWhole = size === Number.POSITIVE_INFINITY
  const named = query.get('sort')
  return {
    pagination: isWhole
      ? { page: 1, perPage: size }
      : {
          page: numberOr(query.get('page'), 1),
          perPage: query.has('perPage') ? numberOr(query.get('perPage'), 10) : size,
        },
    sort: named ? { field: named, order: query.get('order') as Order } : { field, order },
    filter: { ...base, ...(parsedFilter(query.get('filter')) as Values) },
  }
}

/** The page of a list that its address means, or with which it was left. */
export const firstRows = ({ name, list }: ListCall, beginning: Beginning): FirstCalls => {
  return ({ customerId, search, leftAt }) => {
    const listed = listedAt(search || leftAt(name), beginning)
    return [{ call: list, values: listInput(list, listed, customerId).input, list: { name, ...listed } }]
  }
}

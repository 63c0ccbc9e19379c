import { type FirstCalls, firstCall, firstRows } from '../../../dataProvider/lists/firstRows.ts'
import type { AnswerOf } from '../../../schema/call.ts'
import { wip, wipCounts, wipLine } from '../../../schema/wip/wip.ts'

export type SourceName = AnswerOf<typeof wip.wipSource>['source']

/** The open lines with the steps that hold pieces, as a react-admin resource. */
const wipSteps = { name: 'wipSteps', entity: wipLine, list: wip.listWip } as const
/** The open lines with a count for every step. */
const wipCounted = { name: 'wipCounts', entity: wipCounts, list: wip.listWipCounts } as const

/** The list of each source. */
export const listsBySource = { steps: wipSteps, counts: wipCounted } as const satisfies Record<SourceName, object>

/** What the list itself keeps in the address. */
const ownKeys: readonly string[] = ['page', 'perPage', 'sort', 'order', 'filter']

/**
 * The job order that an address asks for: `op`, `jo`, or the only key that is not the list's own (DECISIONS S4); null
 * where it asks for none.
 */
export const prefilledJobOrder = (search: string) => {
  const asked = [...new URLSearchParams(search)].filter(([key]) => !ownKeys.includes(key))
  const named = asked.find(([key]) => key === 'op' || key === 'jo') ?? (asked.length === 1 ? asked[0] : undefined)
  return named?.[1].trim() || null
}

/** The address of the list filtered by a job order. */
export const searchFor = (jobOrder: string) => `?${new URLSearchParams({ filter: JSON.stringify({ jobOrder }) })}`

export const soonestFirst = { field: 'requestDate', order: 'ASC' } as const

/** Which source the customer has, and from it the lines that the address means. */
export const first: FirstCalls = ({ customerId, search, leftAt }) => {
  if (customerId === null) return []
  const jobOrder = prefilledJobOrder(search)
  const at = jobOrder === null ? search || leftAt('wip') : searchFor(jobOrder)
  const rowsOf = (list: (typeof listsBySource)[keyof typeof listsBySource]) =>
    firstRows(list, { sort: [soonestFirst.field, soonestFirst.order] })({ customerId, search: at, leftAt })
  return [firstCall(wip.wipSource, { customerId }, ({ source }) => rowsOf(listsBySource[source]))]
}

import { type FirstCalls, firstCall, firstRows } from '#dataProvider/first-view/firstRows.ts'
import type { AnswerOf } from '#schema/call.ts'
import { wip, wipCounts, wipLine } from '#schema/wip/wip.ts'

export type SourceName = AnswerOf<typeof wip.wipSource>['source']

const wipSteps = { name: 'wipSteps', entity: wipLine, list: wip.listWip } as const
const wipCounted = { name: 'wipCounts', entity: wipCounts, list: wip.listWipCounts } as const

export const listsBySource = { steps: wipSteps, counts: wipCounted } as const satisfies Record<SourceName, object>

const ownKeys: readonly string[] = ['page', 'perPage', 'sort', 'order', 'filter']

/**
 * Job order in the URL: `op`, `jo`, or the only parameter that is not the list's own; null if there is none
 * `docs/product/wip.md#job-order-in-the-address`.
 */
export const prefilledJobOrder = (search: string) => {
  const parameters = [...new URLSearchParams(search)].filter(([key]) => !ownKeys.includes(key))
  const named =
    parameters.find(([key]) => key === 'op' || key === 'jo') ?? (parameters.length === 1 ? parameters[0] : undefined)
  return named?.[1].trim() || null
}

export const searchFor = (jobOrder: string) => `?${new URLSearchParams({ filter: JSON.stringify({ jobOrder }) })}`

export const soonestFirst = ['requestDate', 'ASC'] as const

/** First requests: the customer's source, and its lines for the URL. */
export const first: FirstCalls = ({ customerId, search }) => {
  if (customerId === null) return []
  const jobOrder = prefilledJobOrder(search)
  const at = jobOrder === null ? search : searchFor(jobOrder)
  const rowsOf = (list: (typeof listsBySource)[keyof typeof listsBySource]) =>
    firstRows(list, { sort: soonestFirst })({ customerId, search: at })
  return [firstCall(wip.wipSource, { customerId }, ({ source }) => rowsOf(listsBySource[source]))]
}

import type { AnswerOf } from '../../schema/call.ts'
import { wip, wipCounts, wipLine } from '../../schema/wip.ts'

export type SourceName = AnswerOf<typeof wip.wipSource>['source']

/** The open lines with the steps that hold pieces, as a react-admin resource. */
const wipSteps = { name: 'wipSteps', entity: wipLine, list: wip.listWip } as const
/** The open lines with a count for every step. */
const wipCounted = { name: 'wipCounts', entity: wipCounts, list: wip.listWipCounts } as const

/** The list of each source. */
export const listsBySource = { steps: wipSteps, counts: wipCounted } as const satisfies Record<SourceName, object>

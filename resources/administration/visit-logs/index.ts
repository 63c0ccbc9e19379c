import type { RowOf } from '../../../schema/entity.ts'
import { visit, visits } from '../../../schema/visits.ts'

export type Visit = RowOf<typeof visit>

/** The visits as a react-admin resource. */
export const visitLogs = { name: 'visitLogs', entity: visit, list: visits.listVisits } as const

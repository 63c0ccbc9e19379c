import { firstRows } from '../../../dataProvider/firstRows.ts'
import type { RowOf } from '../../../schema/entity.ts'
import { visit, visits } from '../../../schema/visits.ts'

export type Visit = RowOf<typeof visit>

/** The visits as a react-admin resource. */
export const visitLogs = { name: 'visitLogs', entity: visit, list: visits.listVisits } as const

/** How their list begins: the newest first, without administrators unless they are asked for. */
export const beginning = { sort: ['at', 'DESC'], base: { hideAdmin: true }, perPage: 100 } as const

export const first = firstRows(visitLogs, beginning)

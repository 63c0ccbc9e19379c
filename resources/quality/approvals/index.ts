import { firstRows } from '../../../dataProvider/firstRows.ts'
import { approval, quality } from '../../../schema/quality.ts'

export const resource = { name: 'approvals', entity: approval, list: quality.listApprovals } as const

/** How the list begins. */
export const beginning = { sort: ['since', 'ASC'] } as const

export const first = firstRows(resource, beginning)

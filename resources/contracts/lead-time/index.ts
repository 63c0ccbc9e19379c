import { firstRows } from '../../../dataProvider/firstRows.ts'
import { contracts, leadTime } from '../../../schema/contracts.ts'

export const resource = { name: 'leadTimes', entity: leadTime, list: contracts.listLeadTimes } as const

/** How the list begins. */
export const beginning = { sort: ['partNumber', 'ASC'] } as const

export const first = firstRows(resource, beginning)

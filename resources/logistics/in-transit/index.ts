import { firstRows } from '../../../dataProvider/firstRows.ts'
import { load, logistics } from '../../../schema/logistics.ts'

export const resource = { name: 'inTransit', entity: load, list: logistics.listInTransit } as const

/** How the list begins. */
export const beginning = { sort: ['shippedOn', 'DESC'] } as const

export const first = firstRows(resource, beginning)

import { firstRows } from '../../../dataProvider/firstRows.ts'
import { contracts, specialOrder } from '../../../schema/contracts.ts'

export const resource = { name: 'specialOrders', entity: specialOrder, list: contracts.listSpecialOrders } as const

/** How the list begins. */
export const beginning = { sort: ['requestDate', 'DESC'] } as const

export const first = firstRows(resource, beginning)

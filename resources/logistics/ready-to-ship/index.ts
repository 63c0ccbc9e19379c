import { firstRows } from '../../../dataProvider/firstRows.ts'
import { logistics, readyLoad } from '../../../schema/logistics.ts'

export const resource = { name: 'readyToShip', entity: readyLoad, list: logistics.listReadyToShip } as const

/** How the list begins: in groups, and so whole. */
export const beginning = { perPage: Number.POSITIVE_INFINITY } as const

export const first = firstRows(resource, beginning)

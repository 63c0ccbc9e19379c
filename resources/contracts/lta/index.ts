import { firstRows } from '../../../dataProvider/firstRows.ts'
import { contracts, lta } from '../../../schema/contracts.ts'

export const resource = { name: 'ltas', entity: lta, list: contracts.listLtas } as const

/** How the list begins. */
export const beginning = { sort: ['contract', 'ASC'] } as const

export const first = firstRows(resource, beginning)

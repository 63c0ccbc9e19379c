import { firstRows } from '../../../dataProvider/firstRows.ts'
import { contracts, priceRevision } from '../../../schema/contracts.ts'

export const resource = { name: 'priceRevisions', entity: priceRevision, list: contracts.listPriceRevisions } as const

/** How the list begins. */
export const beginning = { sort: ['material', 'ASC'] } as const

export const first = firstRows(resource, beginning)

import { firstRows } from '../../../dataProvider/firstRows.ts'
import { contracts, marketShare } from '../../../schema/contracts.ts'

export const resource = { name: 'marketShares', entity: marketShare, list: contracts.listMarketShares } as const

/** How the list begins. */
export const beginning = { sort: ['year', 'DESC'] } as const

export const first = firstRows(resource, beginning)

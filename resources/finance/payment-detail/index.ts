import { firstRows } from '../../../dataProvider/firstRows.ts'
import { finance } from '../../../schema/finance.ts'
import { bankReference } from '../../../schema/payments.ts'

export const resource = { name: 'bankReferences', entity: bankReference, list: finance.listReferences } as const

/** How the list begins. */
export const beginning = { sort: ['createdOn', 'DESC'] } as const

export const first = firstRows(resource, beginning)

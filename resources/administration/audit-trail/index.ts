import { firstRows } from '../../../dataProvider/firstRows.ts'
import { trail, trailEntry } from '../../../schema/trail.ts'

/** The audit trail as a react-admin resource: it can be listed and nothing else. */
export const auditTrail = { name: 'auditTrail', entity: trailEntry, list: trail.listTrail } as const

/** How the list begins. */
export const beginning = { sort: ['at', 'DESC'] } as const

export const first = firstRows(auditTrail, beginning)

import { firstRows } from '../../../dataProvider/firstRows.ts'
import { delay, delays } from '../../../schema/delays.ts'
import { quantity } from '../../../schema/kinds.ts'

const shownDelay = { key: delay.key, fields: { ...delay.fields, balance: quantity('balance') } }

export const resource = { name: 'delays', entity: shownDelay, list: delays.listDelays } as const

/** How the list begins. */
export const beginning = { sort: ['commitmentDate', 'ASC'] } as const

export const first = firstRows(resource, beginning)

import { firstRows } from '../../../dataProvider/firstRows.ts'
import { contracts, rawMaterial } from '../../../schema/contracts.ts'

export const resource = { name: 'contractMaterials', entity: rawMaterial, list: contracts.listRawMaterial } as const

/** How the list begins. */
export const beginning = { sort: ['contract', 'ASC'] } as const

export const first = firstRows(resource, beginning)

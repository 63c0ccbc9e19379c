import { logistics } from '../../schema/logistics.ts'
import { implement } from '../implement.ts'
import { listInTransit } from './listInTransit.ts'

export const logisticsCalls = implement('logistics', logistics, { listInTransit })

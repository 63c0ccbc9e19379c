import { logistics } from '../../schema/logistics.ts'
import { implement } from '../implement.ts'
import { listInTransit } from './listInTransit.ts'
import { listReadyToShip } from './listReadyToShip.ts'
import { listVisits } from './listVisits.ts'

export const logisticsCalls = implement('logistics', logistics, { listInTransit, listReadyToShip, listVisits })

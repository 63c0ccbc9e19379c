import { logistics } from '../../schema/logistics.ts'
import { bundleDocuments, zipDocuments } from '../documents/zip/bundle.ts'
import { implement } from '../implement.ts'
import { listInTransit } from './listInTransit.ts'
import { listReadyToShip } from './listReadyToShip.ts'
import { listVisits } from './listVisits.ts'
import { listShipments, unitType } from './shipments/listShipments.ts'

export const logisticsCalls = implement('logistics', logistics, {
  listInTransit,
  listReadyToShip,
  listVisits,
  listShipments,
  unitType,
  bundleDocuments,
  zipDocuments,
})

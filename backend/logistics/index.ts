import { logistics } from '#schema/logistics/logistics.ts'
import { bundleDocuments, zipDocuments } from '../documents/zip/bundle.ts'
import { type Handler, implement } from '../implement.ts'
import { list } from '../list/list.ts'
import { columnsOf } from '../list/source.ts'
import { listInTransit } from './listInTransit.ts'
import { listReadyToShip } from './listReadyToShip.ts'
import { listShipments, unitType } from './listShipments.ts'
import { pack } from './pack.ts'
import { zipPacks } from './zipPacks.ts'

const listVisits = list(logistics.listVisits, {
  from: (db) => db.selectFrom('travel_visits'),
  fields: {
    ...columnsOf('travel_visits', 'city', 'country', 'latitude', 'longitude'),
    ...columnsOf('travel_visits', 'visitedOn', 'visitor', 'note', 'isSample'),
  },
  order: ['visitedOn', 'DESC'],
  key: 'travel_visits.id',
})

const listTrackingPages: Handler<typeof logistics.listTrackingPages> = ({ db }) =>
  db.selectFrom('tracking_pages').select(['carrier', 'template']).orderBy('id').execute()

export const logisticsCalls = implement('logistics', logistics, {
  listInTransit,
  listReadyToShip,
  listVisits,
  listShipments,
  unitType,
  bundleDocuments,
  zipDocuments,
  pack,
  zipPacks,
  listTrackingPages,
})

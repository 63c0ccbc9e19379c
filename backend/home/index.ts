import { home } from '#schema/home/home.ts'
import { implement } from '../implement.ts'
import { balance } from './balance.ts'
import { contacts } from './contacts.ts'
import { lateDeliveries, movedPromisedDates, openConcessions, piecesInProcess } from './jobOrders.ts'
import { news, rawMaterialNotice } from './news.ts'
import { onTimeDelivery } from './onTimeDelivery.ts'
import { qualityAssurance } from './qualityAssurance.ts'
import { readyToShip, shipmentReady } from './readyToShip.ts'

export const homeCalls = implement('home', home, {
  balance,
  readyToShip,
  piecesInProcess,
  lateDeliveries,
  openConcessions,
  shipmentReady,
  onTimeDelivery,
  qualityAssurance,
  contacts,
  news,
  movedPromisedDates,
  rawMaterialNotice,
})

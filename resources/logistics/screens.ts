import { area } from '../screen.tsx'
import { inTransit } from './in-transit/screens.ts'
import { readyToShip } from './ready-to-ship/screens.ts'
import { shipmentDocuments } from './shipment-documents/screens.ts'
import { travelLog } from './travel-log/screens.ts'

/** What is on its way, and its papers. */
export const logistics = area({ ...inTransit, ...readyToShip, ...shipmentDocuments, ...travelLog })

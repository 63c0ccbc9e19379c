import { area, screens } from '../screen.tsx'

const texts = { en: () => import('./texts.en.ts'), es: () => import('./texts.es.ts') }

/** Loads on their way (spec 2 §2 'In Transit'). */
const inTransit = screens({
  texts,
  resources: ['inTransit'],
  isOfCustomer: true,
  reports: { 'in-transit': () => import('./in-transit/report.ts') },
})

/** Loads that wait to leave (spec 2 §2 'Ready to Ship'). */
const readyToShip = screens({
  texts,
  resources: ['readyToShip'],
  isOfCustomer: true,
  pages: { 'ready-to-ship': () => import('./ready-to-ship/ReadyToShip.tsx') },
  reports: { 'ready-to-ship': () => import('./ready-to-ship/report.ts') },
})

/** Loads that have left, with their documents (spec 2 §2 'Shipment Documents'). */
const shipmentDocuments = screens({
  texts: { en: () => import('./shipment-documents/texts.en.ts'), es: () => import('./shipment-documents/texts.es.ts') },
  resources: ['shipments'],
  isOfCustomer: true,
  pages: { 'shipment-documents': () => import('./shipment-documents/ShipmentDocuments.tsx') },
})

/** Visits on a map (spec 2 §2 'Travel Log'). */
const travelLog = screens({
  texts,
  resources: ['travelVisits'],
  reports: { 'travel-log': () => import('./travel-log/report.ts') },
  pages: { 'travel-log': () => import('./travel-log/TravelLog.tsx') },
})

/** What is on its way, and its papers. */
export const logistics = area({ ...inTransit, ...readyToShip, ...shipmentDocuments, ...travelLog })

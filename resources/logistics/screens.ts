import { screens } from '../screen.tsx'

const texts = { en: () => import('./texts.en.ts'), es: () => import('./texts.es.ts') }

const creditHold = {
  en: () => import('../finance/credit-hold/texts.en.ts'),
  es: () => import('../finance/credit-hold/texts.es.ts'),
}

const inTransit = screens({
  texts: [texts, creditHold],
  resources: ['inTransit'],
  isOfCustomer: true,
  showsAllCustomers: true,
  pages: { 'in-transit': () => import('./in-transit/InTransit.tsx') },
  reports: { 'in-transit': () => import('./in-transit/report.ts') },
})

const readyToShip = screens({
  texts: [texts, creditHold],
  resources: ['readyToShip'],
  isOfCustomer: true,
  showsAllCustomers: true,
  pages: { 'ready-to-ship': () => import('./ready-to-ship/ReadyToShip.tsx') },
  reports: { 'ready-to-ship': () => import('./ready-to-ship/report.ts') },
})

const shipmentDocuments = screens({
  texts: { en: () => import('./shipment-documents/texts.en.ts'), es: () => import('./shipment-documents/texts.es.ts') },
  resources: ['shipments'],
  isOfCustomer: true,
  showsAllCustomers: true,
  pages: { 'shipment-documents': () => import('./shipment-documents/ShipmentDocuments.tsx') },
})

const travelLog = screens({
  texts,
  resources: ['travelVisits'],
  reports: { 'travel-log': () => import('./travel-log/report.ts') },
  pages: { 'travel-log': () => import('./travel-log/TravelLog.tsx') },
})

export const logistics = {
  ...inTransit,
  ...readyToShip,
  ...shipmentDocuments,
  ...travelLog,
}

import { screens } from '../../screen.tsx'

/** Loads that have left, with their documents (spec 2 §2 'Shipment Documents'). */
export const shipmentDocuments = screens({
  texts: { en: () => import('./texts.en.ts'), es: () => import('./texts.es.ts') },
  resources: ['shipments'],
  isOfCustomer: true,
  pages: { 'shipment-documents': () => import('./ShipmentDocuments.tsx') },
})

import { allRoles, page, staffRoles } from '../page.ts'

/** What is shipped, and with which documents (spec 1 §2.1, spec 2 §2). */
export const logisticsPages = [
  page('shipment-documents', 103, 'Shipment Documents', 'Documentos de embarque', 'Logistics', allRoles),
  page('ready-to-ship', 1001, 'Ready to Ship', 'Listo para embarque', 'Logistics', allRoles),
  page('in-transit', 1002, 'In Transit', 'En tránsito', 'Logistics', allRoles),
  page('travel-log', 1003, 'Travel Log', 'Bitácora de viaje', 'Logistics', staffRoles),
] as const

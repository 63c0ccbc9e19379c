import { everyRole, page, staffRoles } from '../page.ts'

export const logisticsPages = [
  page('shipment-documents', 103, 'Shipment Documents', 'Documentos de embarque', 'Logistics', everyRole),
  page('ready-to-ship', 1001, 'Ready to Ship', 'Listo para embarque', 'Logistics', everyRole),
  page('in-transit', 1002, 'In Transit', 'En tránsito', 'Logistics', everyRole),
  page('travel-log', 1003, 'Travel Log', 'Bitácora de viaje', 'Logistics', staffRoles, { isAddition: true }),
] as const

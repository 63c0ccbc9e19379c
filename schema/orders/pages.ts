import { allButReps, everyRole, page, salesRoles } from '../page.ts'

export const ordersPages = [
  page('open-orders-report', 65, 'Open Orders Report', 'Reporte de pedidos abiertos', 'Orders', everyRole),
  page('open-orders-reports', 65, 'Open Orders Report', 'Reporte de pedidos abiertos', null, everyRole),
  page('status-report-steel', 65, 'Status Report', 'Reporte de estatus', null, everyRole, {
    parent: 'open-orders-report',
  }),
  page('open-orders-direct-customers', 1015, 'Direct Customers', 'Clientes directos', 'Orders', everyRole),
  page('b-status-report', 1016, 'Status Report', 'Reporte de estatus', 'Status Report', allButReps),
  page(
    'b-status-report-seller',
    1017,
    'Status Report (Seller)',
    'Reporte de estatus (vendedor)',
    'Status Report',
    salesRoles,
  ),
  page('delays', 1034, 'Delays', 'Retrasos', 'Orders', salesRoles),
  page('consignments', 1035, 'Consignments', 'Consignaciones', 'Orders', salesRoles),
  page('requests', 1050, 'Requests', 'Solicitudes', 'Orders', everyRole, { isOwn: true }),
  page('open-points', 1051, 'Open Points', 'Puntos abiertos', 'Orders', everyRole, { isOwn: true }),
  page('order', 1038, 'Order', 'Pedido', null, everyRole, { parent: 'open-orders-report' }),
] as const

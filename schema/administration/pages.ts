import { adminRoles, page, staffRoles } from '../page.ts'

export const administrationPages = [
  page('create-user', 60, 'Create User', 'Crear usuario', null, staffRoles, { parent: 'users' }),
  page('onboard-users', 60, 'Onboard Users', 'Alta de usuarios', null, staffRoles, {
    parent: 'users',
    slug: 'create-user',
  }),
  page('users', 59, 'Users', 'Usuarios', 'Administration', staffRoles),
  page('edit-user', 63, 'Edit User', 'Editar usuario', null, staffRoles, {
    parent: 'users',
    sibling: 'create-user',
  }),
  page('visit-logs', 81, 'Visit Logs', 'Registro de visitas', 'Administration', staffRoles),
  page('metrics-forge', 105, 'Metrics', 'Métricas', 'Administration', adminRoles),
  page('metrics-forge-detalle', 105, 'Total Users', 'Total de usuarios', null, adminRoles, { parent: 'metrics-forge' }),
  page('metrics-forge-grafica1', 105, 'New User History', 'Historial de usuarios nuevos', null, adminRoles, {
    parent: 'metrics-forge',
  }),
  page('metrics-forge-quoted', 105, 'Quoted History', 'Historial de cotizado', null, adminRoles, {
    parent: 'metrics-forge',
  }),
  page('metrics-forge-hitrate', 105, 'Hit Rate History', 'Historial de tasa de acierto', null, adminRoles, {
    parent: 'metrics-forge',
  }),
  page('metrics_detalle-haeentered', 105, 'Users by Access', 'Usuarios por acceso', null, adminRoles, {
    parent: 'metrics-forge',
  }),
  page('metrics-detalle-Pedidos', 105, 'Purchased History', 'Historial de compras', null, adminRoles, {
    parent: 'metrics-forge',
  }),
  page('metrics_clientes-sinpedido', 105, 'Customers without Orders', 'Clientes sin pedidos', null, adminRoles, {
    parent: 'metrics-forge',
  }),
  page('access-statistics', 1000, 'Access Statistics', 'Estadísticas de acceso', 'Administration', adminRoles),
  page('audit-trail', 1036, 'Audit Trail', 'Registro de auditoría', 'Administration', adminRoles),
  page('data', 1037, 'Data', 'Datos', 'Administration', adminRoles, { isOwn: true }),
  page('create-data', 1037, 'New Record', 'Registro nuevo', null, adminRoles, {
    parent: 'data',
    slug: 'data',
    isOwn: true,
  }),
  page('edit-data', 1037, 'Edit Record', 'Editar registro', null, adminRoles, {
    parent: 'data',
    slug: 'data',
    isOwn: true,
  }),
  page('show-data', 1037, 'Record', 'Registro', null, adminRoles, { parent: 'data', slug: 'data', isOwn: true }),
  page('imports', 1041, 'Imports', 'Importaciones', 'Administration', adminRoles, { isOwn: true }),
  page('connected-services', 1040, 'Connected Services', 'Servicios conectados', 'Administration', adminRoles, {
    isOwn: true,
  }),
] as const

import { page, salesRoles } from '../page.ts'

export const contractsPages = [
  page('lta', 1009, 'LTA', 'LTA', 'Contracts', salesRoles),
  page('contract-dashboard', 1018, 'Contract Dashboard', 'Panel de contratos', 'Contracts', salesRoles),
  page('contract-agreement', 1019, 'Contract Agreement', 'Acuerdo de contrato', 'Contracts', salesRoles),
  page(
    'contract-direct-customers',
    1020,
    'Contract Direct Customers',
    'Contratos de clientes directos',
    'Contracts',
    salesRoles,
  ),
  page('contract-raw-material', 1021, 'Contract Raw Material', 'Contratos de materia prima', 'Contracts', salesRoles, {
    isAddition: true,
  }),
  page(
    'contract-market-share',
    1022,
    'Contract Market Share',
    'Participación de mercado de contratos',
    'Contracts',
    salesRoles,
  ),
  page(
    'contract-price-revision',
    1023,
    'Contract Price Revision',
    'Revisión de precios de contratos',
    'Contracts',
    salesRoles,
    { isAddition: true },
  ),
  page(
    'contract-special-report',
    1024,
    'Contract Special Report',
    'Reporte especial de contratos',
    'Contracts',
    salesRoles,
    { isAddition: true },
  ),
  page('lead-time', 1025, 'Lead Time', 'Tiempo de entrega', 'Contracts', salesRoles, { isAddition: true }),
] as const

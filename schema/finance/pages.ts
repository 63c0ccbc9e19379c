import { everyRole, page } from '../page.ts'

export const financePages = [
  page('statement', 64, 'Account Statement', 'Estado de cuenta', 'Finance', everyRole),
  page(
    'generate-bank-references',
    72,
    'Generate Bank References',
    'Generar referencias bancarias',
    'Finance',
    everyRole,
  ),
  page('payment-detail', 73, 'Payment Detail', 'Detalle de pagos', 'Finance', everyRole),
] as const

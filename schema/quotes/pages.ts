import { page, salesRoles } from '../page.ts'

export const quotesPages = [
  page('quote', 70, 'Get a Quote', 'Cotizar', 'Quotes', salesRoles),
  page('quote-status', 71, 'Quote History', 'Historial de cotizaciones', 'Quotes', salesRoles),
  page('quote-place-order', 71, 'Place Order', 'Hacer pedido', null, salesRoles, { slug: 'quote-status' }),
  page('placed-orders', 71, 'Placed Orders', 'Pedidos realizados', 'Quotes', salesRoles),
] as const

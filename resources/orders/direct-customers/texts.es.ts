import { lineTexts } from '../line-reports/lineTexts.es.ts'

/** Texts of the direct customers' open orders, in Spanish. */
export const texts = { resources: { directOrders: { title: 'Clientes directos', ...lineTexts } } }

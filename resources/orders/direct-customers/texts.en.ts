import { lineTexts } from '../line-reports/lineTexts.en.ts'

/** Texts of the direct customers' open orders. */
export const texts = { resources: { directOrders: { title: 'Direct Customers', ...lineTexts } } }

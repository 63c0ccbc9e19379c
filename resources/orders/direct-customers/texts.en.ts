import { lineTexts } from '../line-reports/lineTexts.en.ts'

export const texts = { resources: { directOrders: { title: 'Direct Customers', ...lineTexts } } }

import { lineTexts } from '../line-reports/lineTexts.es.ts'

export const texts = { resources: { directOrders: { title: 'Clientes directos', ...lineTexts } } }

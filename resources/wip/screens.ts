import { openOrders } from '../orders/screens.ts'
import { area, screens } from '../screen.tsx'

const texts = { en: () => import('./texts.en.ts'), es: () => import('./texts.es.ts') }

const report = screens({
  texts,
  resources: ['wipSteps', 'wipCounts'],
  isOfCustomer: true,
  showsAllCustomers: true,
  pages: {
    'wip-reports': () => import('./WipReport.tsx'),
    'production-parts': () => import('./WipReport.tsx'),
  },
  first: {
    'wip-reports': () => import('./first.ts'),
    'production-parts': () => import('./first.ts'),
  },
})

const overview = screens({ texts, pages: { Chart: () => import('./WipOverview.tsx') } })

/** Shares some texts with the open orders. */
export const wip = area({ ...report, ...overview }, { texts: openOrders['open-orders-report'].texts })

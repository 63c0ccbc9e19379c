import { openOrders } from '../orders/screens.ts'
import { area, screens } from '../screen.tsx'

/** Shares some texts with the open orders. */
export const wip = area(
  screens({
    texts: { en: () => import('./texts.en.ts'), es: () => import('./texts.es.ts') },
    resources: ['wipSteps', 'wipCounts'],
    pages: {
      'wip-reports': () => import('./WipReport.tsx'),
      'production-parts': () => import('./WipReport.tsx'),
      Chart: () => import('./WipOverview.tsx'),
    },
    first: {
      'wip-reports': () => import('./first.ts'),
      'production-parts': () => import('./first.ts'),
    },
  }),
  { texts: openOrders['open-orders-report'].texts },
)

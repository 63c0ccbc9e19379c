import { area, type Texts } from '../screen.tsx'
import { salesGoals } from './sales-goals/screens.ts'
import { sellerBudgets } from './seller-budgets/screens.ts'

const monthGrid: Texts = {
  en: () => import('./month-grid/texts.en.ts'),
  es: () => import('./month-grid/texts.es.ts'),
}

/** What is to be sold. */
export const sales = area({ ...sellerBudgets, ...salesGoals }, { texts: [monthGrid] })

import type { Texts } from '#kit/texts.ts'
import { area, screens } from '../screen.tsx'

const sellerBudgets = screens({
  texts: { en: () => import('./seller-budgets/texts.en.ts'), es: () => import('./seller-budgets/texts.es.ts') },
  resources: ['sellerBudgets'],
  pages: {
    'seller-budgets': () => import('./seller-budgets/SellerBudgets.tsx'),
    'seller-budget': () => import('./seller-budgets/SellerBudgetView.tsx'),
    'add-seller-budget': () => import('./seller-budgets/wizard/AddSellerBudget.tsx'),
    'modify-seller-budget': () => import('./seller-budgets/ModifySellerBudget.tsx'),
  },
})

const salesGoals = screens({
  texts: { en: () => import('./sales-goals/texts.en.ts'), es: () => import('./sales-goals/texts.es.ts') },
  pages: { 'sales-goals': () => import('./sales-goals/SalesGoals.tsx') },
})

const monthGrid: Texts = {
  en: () => import('./month-grid/texts.en.ts'),
  es: () => import('./month-grid/texts.es.ts'),
}

export const sales = area({ ...sellerBudgets, ...salesGoals }, { texts: [monthGrid] })

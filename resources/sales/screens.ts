import { area, screens, type Texts } from '../screen.tsx'

/** What sellers are to sell, by customer and month (spec 3 §2). */
const sellerBudgets = screens({
  texts: { en: () => import('./seller-budgets/texts.en.ts'), es: () => import('./seller-budgets/texts.es.ts') },
  resources: ['sellerBudgets'],
  pages: {
    'seller-budgets': () => import('./seller-budgets/SellerBudgets.tsx'),
    'seller-budget': () => import('./seller-budgets/view/SellerBudgetView.tsx'),
    'add-seller-budget': () => import('./seller-budgets/wizard/AddSellerBudget.tsx'),
    'modify-seller-budget': () => import('./seller-budgets/editor/ModifySellerBudget.tsx'),
  },
})

/** What is sold of what was planned (spec 3 §2). */
const salesGoals = screens({
  texts: { en: () => import('./sales-goals/texts.en.ts'), es: () => import('./sales-goals/texts.es.ts') },
  pages: { 'sales-goals': () => import('./sales-goals/SalesGoals.tsx') },
})

const monthGrid: Texts = {
  en: () => import('./month-grid/texts.en.ts'),
  es: () => import('./month-grid/texts.es.ts'),
}

/** What is to be sold. */
export const sales = area({ ...sellerBudgets, ...salesGoals }, { texts: [monthGrid] })

import { screens } from '../../screen.tsx'

/** What sellers are to sell, by customer and month (spec 3 §2). */
export const sellerBudgets = screens({
  texts: { en: () => import('./texts.en.ts'), es: () => import('./texts.es.ts') },
  resources: ['sellerBudgets'],
  pages: {
    'seller-budgets': () => import('./SellerBudgets.tsx'),
    'seller-budget': () => import('./SellerBudgetView.tsx'),
    'add-seller-budget': () => import('./AddSellerBudget.tsx'),
    'modify-seller-budget': () => import('./ModifySellerBudget.tsx'),
  },
})

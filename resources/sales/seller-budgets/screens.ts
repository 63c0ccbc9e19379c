import { screens } from '../../screen.tsx'

/** What sellers are to sell, by customer and month (spec 3 §2). */
export const sellerBudgets = screens({
  texts: { en: () => import('./texts.en.ts'), es: () => import('./texts.es.ts') },
  resources: ['sellerBudgets'],
  pages: {
    'seller-budgets': () => import('./SellerBudgets.tsx'),
    'seller-budget': () => import('./view/SellerBudgetView.tsx'),
    'add-seller-budget': () => import('./wizard/AddSellerBudget.tsx'),
    'modify-seller-budget': () => import('./editor/ModifySellerBudget.tsx'),
  },
})

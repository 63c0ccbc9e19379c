import { area } from '../screen.tsx'
import { sellerBudgets } from './seller-budgets/screens.ts'

/** What is to be sold. */
export const sales = area({ ...sellerBudgets })

import { budgets, budgetTotal } from '../../../schema/budgets.ts'

/** The sellers who have a budget in a year, as a react-admin resource. */
export const sellerBudgets = { name: 'sellerBudgets', entity: budgetTotal, list: budgets.list } as const

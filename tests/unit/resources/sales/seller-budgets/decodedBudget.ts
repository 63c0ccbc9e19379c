import { sellerBudget } from '../../../../../schema/budgets.ts'

/** A budget of the wire as the program has it. */
export const decodedBudget = (wire: object) => sellerBudget.decode(wire, 'test')

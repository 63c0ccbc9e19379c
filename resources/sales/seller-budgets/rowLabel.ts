import type { PlannedRow } from './sellerBudgetModel.ts'

type Named = Pick<PlannedRow, 'customer' | 'segment' | 'contract'>

/** What a row is called: its customer, segment and contract; the goal of a year has a segment alone. */
export const labelOf = ({ customer, segment, contract }: Named) =>
  [customer, segment, contract].filter((part) => part !== null).join(', ')

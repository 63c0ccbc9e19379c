import { area } from '../screen.tsx'
import { bankReferences } from './bank-references/screens.ts'
import { paymentDetail } from './payment-detail/screens.ts'
import { statement } from './statement/screens.ts'

/** What a customer owes and has paid. */
export const finance = area({ ...statement, ...paymentDetail, ...bankReferences })

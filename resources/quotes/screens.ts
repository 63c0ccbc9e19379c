import { area } from '../screen.tsx'
import { quote } from './quote/screens.ts'
import { quotePlaceOrder } from './quote-place-order/screens.ts'
import { quoteStatus } from './quote-status/screens.ts'

/** What customers ask the price of. */
export const quotes = area({ ...quote, ...quoteStatus, ...quotePlaceOrder }, { isOfCustomer: true })

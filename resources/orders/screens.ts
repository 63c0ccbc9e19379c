import { area } from '../screen.tsx'
import { openOrders } from './open-orders/screens.ts'

/** What has been ordered and not been shipped. */
export const orders = area({ ...openOrders })

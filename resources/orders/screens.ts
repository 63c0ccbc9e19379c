import { area } from '../screen.tsx'
import { delays } from './delays/screens.ts'
import { openOrders } from './open-orders/screens.ts'

/** What has been ordered and not been shipped. */
export const orders = area({ ...openOrders, ...delays })

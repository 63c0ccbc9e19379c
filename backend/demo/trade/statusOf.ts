import type { OrderStatus } from '../../../schema/orderStatus.ts'
import { type Line, shippedOf } from './story.ts'

/** How a line stands today, as the ERP would say it. */
export const statusOf = (line: Line): OrderStatus => {
  if (shippedOf(line) === line.quantity)
    return line.loads.some(({ deliveredOn }) => deliveredOn === null) ? 'inTransit' : 'delivered'
  if (line.isDeviation) return 'deviationRequest'
  const { committedOn, newCommittedOn } = line
  const last = newCommittedOn ?? committedOn
  if (last !== null && last < 0) return 'late'
  return newCommittedOn !== null && committedOn !== null && newCommittedOn > committedOn ? 'delayed' : 'onTime'
}

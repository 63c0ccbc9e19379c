import type { Day } from '../../../../schema/kinds.ts'
import { monthsUpTo, yearAndMonth } from '../../../../values/months.ts'
import { dice } from '../../dice.ts'
import type { Book } from './book.ts'

const months = 13

/** Quality of the recent months; months without shipments have none. */
export const enterQuality = ({ rows }: Book, customers: readonly number[], today: Day) => {
  const shipped = new Set(rows.deliveries.map((row) => `${row.customer_id} ${row.shipped_on?.slice(0, 7)}`))
  for (const customerId of customers) {
    const { below, pick, isLucky } = dice(`quality of ${customerId}`)
    for (const month of monthsUpTo(today, months)) {
      const complaints = isLucky(0.25) ? 1 + below(3) : 0
      const share = pick([99, 98.4, 97.25, 95])
      // Months without complaints are 100 %.
      const percentage = complaints === 0 ? 100 : share - complaints
      const hasShipped = shipped.has(`${customerId} ${month}`)
      rows.quality_months.push({
        customer_id: customerId,
        ...yearAndMonth(month),
        percentage: hasShipped ? percentage : null,
        complaints: hasShipped ? complaints : 0,
        ncr: hasShipped ? complaints + below(2) : 0,
      })
    }
  }
}

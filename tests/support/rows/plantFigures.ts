import type { Api } from '../client/apiClient.ts'
import { customers } from '../client/users.ts'
import { businessDay } from '../portal/settings.ts'

/** Figures that the demo plant does not have, because its scorecard shows those of the specification. */
export const enterPlantFigures = async ({ rows }: Pick<Api, 'rows'>) => {
  const year = Number(businessDay.slice(0, 4))
  await rows.ask(
    'insert into scorecard_years (customer_id, year, on_time_target, sales_target) values (?, ?, 95.5, 120000050)',
    customers.healthy,
    year,
  )
  await rows.ask(
    'insert into scorecard_years (customer_id, year, good, sales) values (?, ?, 99.9, 110000000)',
    customers.healthy,
    year - 1,
  )
  await rows.ask(
    'insert into credit_holds (customer_id, held_on, reason) values (?, ?, ?)',
    customers.healthy,
    businessDay,
    'Waiting for a guarantee.',
  )
}

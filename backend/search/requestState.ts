import { sql } from 'kysely'
import type { Request } from '#schema/orders/requests.ts'

/** Open, the answer, or closed without one. */
export const stateOfRequest = sql<Request['state']>`case when requests.state = 'open' then 'open'
  when requests.answer in ('accepted', 'declined') or requests.state = 'answered' then requests.answer
  else 'closed' end`

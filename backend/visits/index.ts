import { visits } from '../../schema/administration/visits.ts'
import { implement } from '../implement.ts'
import { createdUsers, totalUsers } from './countUsers.ts'
import { monthlyVisits, visitedPages } from './countVisits.ts'
import { listVisits } from './listVisits.ts'

/** The visits area: the log of visits, and what is counted of users and visits. */
export const visitsCalls = implement('visits', visits, {
  listVisits,
  totalUsers,
  createdUsers,
  visitedPages,
  monthlyVisits,
})

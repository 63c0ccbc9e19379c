import { visits } from '#schema/administration/visits.ts'
import { implement } from '../implement.ts'
import { createdUsers, totalUsers } from './countUsers.ts'
import { monthlyVisits, visitedPages } from './countVisits.ts'
import { listVisits } from './listVisits.ts'

export const visitsCalls = implement('visits', visits, {
  listVisits,
  totalUsers,
  createdUsers,
  visitedPages,
  monthlyVisits,
})

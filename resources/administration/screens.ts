import { area } from '../screen.tsx'
import { accessStatistics } from './access-statistics/screens.ts'
import { auditTrail } from './audit-trail/screens.ts'
import { data } from './data/screens.ts'
import { metrics } from './metrics/screens.ts'
import { onboarding } from './onboarding/screens.ts'
import { users } from './users/screens.ts'
import { visitLogs } from './visit-logs/screens.ts'

/** Users, what they may do and what they did. */
export const administration = {
  ...area({ ...users, ...auditTrail, ...visitLogs, ...accessStatistics }),
  // Most of the words of the area, which no other of its pages shows.
  ...area(onboarding),
  ...area(metrics),
  ...area(data),
}

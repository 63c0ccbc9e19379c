import type { Figure } from '../readings/figure.ts'
import { createUser } from './createUser.ts'
import { forwarding } from './forwarding.ts'
import { home } from './home.ts'
import { lighthouseScores } from './lighthouseScores.ts'
import { listToList } from './listToList.ts'
import { pageAccess } from './pageAccess.ts'
import { portals } from './portals.ts'
import { charts, delays, homeCalls, numbers, salesGoals, tasks, visitLogs, wip } from './reads.ts'
import { signIns } from './signIns.ts'
import { signInTiming } from './signInTiming.ts'
import { startTime } from './startTime.ts'
import { usersCsv } from './usersCsv.ts'
import { usersList } from './usersList.ts'
import { usersSearch } from './usersSearch.ts'

/** Figures by name, in the order in which they run. */
export const figures: Readonly<Record<string, Figure>> = {
  list: usersList,
  search: usersSearch,
  csv: usersCsv,
  visits: pageAccess,
  create: createUser,
  forwarding,
  'sign-ins': signIns,
  timing: signInTiming,
  numbers,
  tasks,
  'home-calls': homeCalls,
  wip,
  delays,
  'sales-goals': salesGoals,
  charts,
  'visit-logs': visitLogs,
  navigation: listToList,
  home,
  lighthouse: lighthouseScores,
  portals,
  start: startTime,
}

import type { Figure } from '../readings/figure.ts'
import { pageAccess } from './access/pageAccess.ts'
import { signIns } from './access/signIns.ts'
import { signInTiming } from './access/signInTiming.ts'
import { importing, importingOnPostgres } from './files/importing.ts'
import { onboarding } from './files/onboarding.ts'
import { statementPdf } from './files/statementPdf.ts'
import { usersCsv } from './files/usersCsv.ts'
import { workbook } from './files/workbook.ts'
import { deepPages } from './lists/deepPages.ts'
import { delays } from './lists/delays.ts'
import { finding } from './lists/finding.ts'
import { numberSearch } from './lists/numberSearch.ts'
import { shipments } from './lists/shipments.ts'
import { usersList } from './lists/usersList.ts'
import { usersSearch } from './lists/usersSearch.ts'
import { visitLogs } from './lists/visitLogs.ts'
import { wip } from './lists/wip.ts'
import { decoding } from './pages/decoding.ts'
import { firstViews } from './pages/firstViews.ts'
import { home } from './pages/home.ts'
import { lighthouseScores } from './pages/lighthouseScores.ts'
import { listToList } from './pages/listToList.ts'
import { weights } from './pages/weights.ts'
import { memoryAfter } from './process/memoryAfter.ts'
import { startTime } from './process/startTime.ts'
import { createUser } from './requests/createUser.ts'
import { fairShares } from './requests/fairShares.ts'
import { forwarding } from './requests/forwarding.ts'
import { oneUser } from './requests/oneUser.ts'
import { metrics } from './sums/metrics.ts'
import { salesGoals } from './sums/salesGoals.ts'
import { waiting } from './sums/waiting.ts'

/** All figures by their command line names, in the order of a full run. */
export const figures: Readonly<Record<string, Figure>> = {
  list: usersList,
  search: usersSearch,
  deep: deepPages,
  one: oneUser,
  csv: usersCsv,
  visits: pageAccess,
  create: createUser,
  onboarding,
  'sign-ins': signIns,
  shares: fairShares,
  forwarding,
  weight: weights,
  'first-views': firstViews,
  navigation: listToList,
  home,
  wip,
  delays,
  shipments,
  decoding,
  workbook,
  statement: statementPdf,
  timing: signInTiming,
  lighthouse: lighthouseScores,
  'visit-logs': visitLogs,
  metrics,
  'sales-goals': salesGoals,
  import: importing,
  'import-postgres': importingOnPostgres,
  numbers: numberSearch,
  finding,
  waiting,
  memory: memoryAfter,
  start: startTime,
}

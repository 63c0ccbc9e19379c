import type { Figure } from '../readings/figure.ts'
import { createUser } from './createUser.ts'
import { decoding } from './decoding.ts'
import { deepPages } from './deepPages.ts'
import { delays } from './delays.ts'
import { fairShares } from './fairShares.ts'
import { finding } from './finding.ts'
import { firstViews } from './firstViews.ts'
import { forwarding } from './forwarding.ts'
import { home } from './home.ts'
import { importing, importingOnPostgres } from './importing.ts'
import { lighthouseScores } from './lighthouseScores.ts'
import { listToList } from './listToList.ts'
import { memoryAfter } from './memoryAfter.ts'
import { metrics } from './metrics.ts'
import { numberSearch } from './numberSearch.ts'
import { onboarding } from './onboarding.ts'
import { oneUser } from './oneUser.ts'
import { pageAccess } from './pageAccess.ts'
import { portals } from './portals.ts'
import { salesGoals } from './salesGoals.ts'
import { shipments } from './shipments.ts'
import { signIns } from './signIns.ts'
import { signInTiming } from './signInTiming.ts'
import { startTime } from './startTime.ts'
import { statementPdf } from './statementPdf.ts'
import { usersCsv } from './usersCsv.ts'
import { usersList } from './usersList.ts'
import { usersSearch } from './usersSearch.ts'
import { visitLogs } from './visitLogs.ts'
import { waiting } from './waiting.ts'
import { weights } from './weights.ts'
import { wip } from './wip.ts'
import { workbook } from './workbook.ts'

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
  portals,
  numbers: numberSearch,
  finding,
  waiting,
  memory: memoryAfter,
  start: startTime,
}

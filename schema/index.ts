import { account } from './account/account.ts'
import { administration } from './administration/administration.ts'
import { answerFaults } from './administration/answerFaults.ts'
import { auditLog } from './administration/auditLog.ts'
import { bulkChanges } from './administration/bulkChanges.ts'
import { metrics } from './administration/metrics.ts'
import { onboarding } from './administration/onboarding.ts'
import { people } from './administration/people.ts'
import { visits } from './administration/visits.ts'
import type { AnyCall } from './call.ts'
import { company } from './company/company.ts'
import { support } from './company/support.ts'
import { agreements } from './contracts/agreements.ts'
import { contracts } from './contracts/contracts.ts'
import { earlierCalls } from './earlierCalls.ts'
import { documents } from './finance/documents.ts'
import { finance } from './finance/finance.ts'
import { home } from './home/home.ts'
import { globalSearch } from './home/search.ts'
import { tasks } from './home/tasks.ts'
import { imports } from './imports/calls.ts'
import { plantDocuments } from './imports/documents.ts'
import { dataFreshness } from './imports/freshness.ts'
import { loadMails } from './logistics/loadMails.ts'
import { logistics } from './logistics/logistics.ts'
import { material } from './material/material.ts'
import { delays } from './orders/delays.ts'
import { openPoints } from './orders/openPoints.ts'
import { orderReports } from './orders/orderReports.ts'
import { orders } from './orders/orders.ts'
import { orderTimelines } from './orders/orderTimeline.ts'
import { requests } from './orders/requests.ts'
import { approvalFiles } from './quality/approvalFiles.ts'
import { concessions } from './quality/concessions.ts'
import { quality } from './quality/quality.ts'
import { orderRequests } from './quotes/orderRequests.ts'
import { quoteHistory } from './quotes/quoteHistory.ts'
import { quotes } from './quotes/quotes.ts'
import { recordCalls } from './records/index.ts'
import { contactPhotos, teamPhotos } from './records/photos.ts'
import { budgets } from './sales/budgets.ts'
import { salesGoals } from './sales/salesGoals.ts'
import { offers } from './scrap/offers.ts'
import { scrap } from './scrap/scrap.ts'
import { wip } from './wip/wip.ts'

/** All declared calls by area. The gateway rejects every other request. */
const areas = {
  account,
  administration,
  agreements,
  answerFaults,
  approvalFiles,
  budgets,
  bulkChanges,
  company,
  concessions,
  contracts,
  delays,
  documents,
  finance,
  globalSearch,
  home,
  imports,
  loadMails,
  logistics,
  material,
  metrics,
  offers,
  onboarding,
  openPoints,
  orderReports,
  orderRequests,
  orders,
  people,
  quality,
  quoteHistory,
  quotes,
  requests,
  salesGoals,
  scrap,
  orderTimelines,
  plantDocuments,
  support,
  auditLog,
  visits,
  tasks,
  wip,
  contactPhotos,
  teamPhotos,
  dataFreshness,
  ...recordCalls,
  earlierCalls,
}

/** All declared calls with their names, `area.call`. */
export const calls: readonly (readonly [name: string, call: AnyCall])[] = Object.entries(areas).flatMap(
  ([area, members]) => Object.entries(members).map(([name, call]) => [`${area}.${name}`, call as AnyCall] as const),
)

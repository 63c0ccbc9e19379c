import { account } from './account.ts'
import { administration } from './administration.ts'
import { agreements } from './agreements.ts'
import { approvalFiles } from './approvalFiles.ts'
import { budgets } from './budgets.ts'
import type { AnyCall } from './call.ts'
import { company } from './company.ts'
import { concessions } from './concessions.ts'
import { contracts } from './contracts.ts'
import { delays } from './delays.ts'
import { documents } from './documents.ts'
import { finance } from './finance.ts'
import { find } from './find.ts'
import { home } from './home.ts'
import { imports } from './imports/calls.ts'
import { dataFreshness } from './imports/freshness.ts'
import { logistics } from './logistics.ts'
import { material } from './material.ts'
import { metrics } from './metrics.ts'
import { offers } from './offers.ts'
import { onboarding } from './onboarding.ts'
import { orderReports } from './orderReports.ts'
import { orderRequests } from './orderRequests.ts'
import { orders } from './orders.ts'
import { quality } from './quality.ts'
import { quoteHistory } from './quoteHistory.ts'
import { quotes } from './quotes.ts'
import { recordCalls } from './records/index.ts'
import { contactPhotos, teamPhotos } from './records/photos.ts'
import { salesGoals } from './salesGoals.ts'
import { scrap } from './scrap.ts'
import { stories } from './story.ts'
import { support } from './support.ts'
import { trail } from './trail.ts'
import { visits } from './visits.ts'
import { waiting } from './waiting.ts'
import { wip } from './wip.ts'

/** Every declared call, by area. What is not here does not pass the gateway. */
export const areas = {
  account,
  administration,
  agreements,
  approvalFiles,
  budgets,
  company,
  concessions,
  contracts,
  delays,
  documents,
  finance,
  find,
  home,
  imports,
  logistics,
  material,
  metrics,
  offers,
  onboarding,
  orderReports,
  orderRequests,
  orders,
  quality,
  quoteHistory,
  quotes,
  salesGoals,
  scrap,
  stories,
  support,
  trail,
  visits,
  waiting,
  wip,
  contactPhotos,
  teamPhotos,
  dataFreshness,
  ...recordCalls,
}

/** Every declared call with its name, `area.call`. */
export const calls: readonly (readonly [name: string, call: AnyCall])[] = Object.entries(areas).flatMap(
  ([area, members]) => Object.entries(members).map(([name, call]) => [`${area}.${name}`, call as AnyCall] as const),
)

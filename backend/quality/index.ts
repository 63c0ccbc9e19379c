import { quality } from '#schema/quality/quality.ts'
import { implement } from '../implement.ts'
import { averages, desk, openReports } from './dashboard.ts'
import { listApprovals } from './listApprovals.ts'
import { concessions, deliveries, figures, payments, sales } from './scorecard.ts'

export const qualityCalls = implement('quality', quality, {
  listApprovals,
  averages,
  openReports,
  desk,
  deliveries,
  concessions,
  sales,
  payments,
  figures,
})

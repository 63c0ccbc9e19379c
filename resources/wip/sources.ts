import type { AnyRow } from '#kit/report/reportOptions.ts'
import { listsBySource, type SourceName } from './first.ts'
import { cardOfCounts, cardOfSteps, type WipCard } from './wipCard.ts'

/** Differences of the two sources: list, sortable columns, missing fields, and conversion to cards. */
export const sources = {
  steps: {
    resource: listsBySource.steps,
    sortFields: ['requestDate', 'purchaseOrder', 'jobOrder', 'partNumber'],
    omitted: ['release', 'isNewIntroduction'],
    toCard: cardOfSteps as unknown as (row: AnyRow) => WipCard,
  },
  counts: {
    resource: listsBySource.counts,
    sortFields: ['requestDate', 'purchaseOrder', 'jobOrder', 'providerPartNumber'],
    omitted: ['lineItem'],
    toCard: cardOfCounts as unknown as (row: AnyRow) => WipCard,
  },
} as const satisfies Record<SourceName, object>

export type Source = (typeof sources)[SourceName]

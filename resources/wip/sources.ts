import type { AnswerOf } from '../../schema/call.ts'
import { wip, wipCounts, wipLine } from '../../schema/wip.ts'
import type { AnyRow } from '../../src/kit/table/reportOptions.ts'
import { cardOfCounts, cardOfSteps, type WipCard } from './cards/wipCard.ts'

export type SourceName = AnswerOf<typeof wip.wipSource>['source']

/** The open lines with the steps that hold pieces, as a react-admin resource. */
export const wipSteps = { name: 'wipSteps', entity: wipLine, list: wip.listWip } as const
/** The open lines with a count for every step. */
export const wipCounted = { name: 'wipCounts', entity: wipCounts, list: wip.listWipCounts } as const

/** What the two sources differ in: the list, what it sorts by, what of a card it does not tell, how a row becomes one. */
export const sources = {
  steps: {
    resource: wipSteps,
    sortFields: ['requestDate', 'purchaseOrder', 'jobOrder', 'partNumber'],
    untold: ['release', 'isNewIntroduction'],
    toCard: cardOfSteps as unknown as (row: AnyRow) => WipCard,
  },
  counts: {
    resource: wipCounted,
    sortFields: ['requestDate', 'purchaseOrder', 'jobOrder', 'providerPartNumber'],
    untold: ['lineItem'],
    toCard: cardOfCounts as unknown as (row: AnyRow) => WipCard,
  },
} as const satisfies Record<SourceName, object>

export type Source = (typeof sources)[SourceName]

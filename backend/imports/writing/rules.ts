import type { ProblemCode } from '#schema/imports/problems.ts'

/** A rule of the trade that no constraint of the database holds. */
interface Rule {
  /** Column of the file that is reported. */
  readonly column: string
  readonly code: ProblemCode
  /** Table that a planned row is joined with, and the condition that a row breaks the rule. */
  readonly join: string
  readonly breaks: string
}

export const rulesOf: Readonly<Partial<Record<string, readonly Rule[]>>> = {
  // docs/product/sales.md#import-of-budgets
  budgetRows: [
    {
      column: 'segmentId',
      code: 'goalSegment',
      join: 'segments on segments.id = planned.segment_id',
      breaks: '(segments.is_yearly_goal = 1) <> (planned.customer_id is null)',
    },
    {
      column: 'contractId',
      code: 'contractOfOther',
      join: 'contracts on contracts.id = planned.contract_id',
      breaks: 'contracts.customer_id is distinct from planned.customer_id',
    },
  ],
}

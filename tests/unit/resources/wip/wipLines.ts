import type { RowOf } from '#schema/entity.ts'
import type { Cents, Day } from '#schema/kinds.ts'
import { type Step, type StepCounts, stepNames, steps } from '#schema/wip/steps.ts'
import type { wipCounts, wipLine } from '#schema/wip/wip.ts'

export const day = (text: string) => text as Day

export const counts = (held: Partial<StepCounts> = {}) =>
  ({ ...Object.fromEntries(steps.map((step) => [step, 0])), ...held }) as Record<Step, number>

const shared = {
  purchaseOrder: '4500123',
  jobOrder: '24-10553',
  ordered: 40,
  shipped: 12,
  requestDate: day('2026-12-01'),
  status: 'onTime',
} as const

export const lineOfSteps = (
  held: Partial<StepCounts> = {},
  more: Partial<RowOf<typeof wipLine>> = {},
): RowOf<typeof wipLine> => ({
  ...shared,
  commitmentDate: day('2099-12-31'),
  partNumber: '00123',
  lineItem: 10,
  steps: steps.flatMap((step) => (held[step] ? [{ process: stepNames[step], quantity: held[step] }] : [])),
  ...more,
})

export const lineOfCounts = (
  held: Partial<StepCounts> = {},
  more: Partial<RowOf<typeof wipCounts>> = {},
): RowOf<typeof wipCounts> => ({
  ...shared,
  commitmentDate: day('2099-11-30'),
  newCommitmentDate: null,
  providerPartNumber: 'F-00123',
  horizon: 'Firm',
  isNewIntroduction: false,
  isAerofab: false,
  price: 1250 as Cents,
  release: 'R-4',
  ...counts(held),
  ...more,
})

import type { StateName } from '#kit/charts/chart.ts'
import { StateWord } from '#kit/table/StateWord.tsx'
import type { agreement } from '#schema/contracts/agreements.ts'
import type { RowOf } from '#schema/entity.ts'

type Status = RowOf<typeof agreement>['status']

/**
 * Contracts in process have the same color as active ones; contracts close to their end are a caution
 * `docs/product/contracts.md#contract-status`.
 */
const states: Readonly<Record<Status, StateName>> = {
  inProcess: 'information',
  active: 'onTime',
  closeToExpire: 'caution',
  expired: 'critical',
}

export const showStatus = ({ status }: { readonly status: Status }, text: string) => (
  <StateWord state={states[status]} text={text} />
)

interface Agreed {
  readonly minShare: number | null
  readonly maxShare: number | null
}

const withPercent = (share: number | null, text: string) => (share === null ? text : `${text}%`)

/** Agreed market shares with a percent sign; the table's placeholder if none is agreed. */
export const shareCells = {
  minShare: ({ minShare }: Agreed, text: string) => withPercent(minShare, text),
  maxShare: ({ maxShare }: Agreed, text: string) => withPercent(maxShare, text),
}

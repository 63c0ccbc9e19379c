import type { agreement } from '../../schema/contracts/agreements.ts'
import type { RowOf } from '../../schema/entity.ts'
import type { StateName } from '../../src/kit/charts/chart.ts'
import { StateWord } from '../../src/kit/table/StateWord.tsx'

type Status = RowOf<typeof agreement>['status']

/** Active is green, close to its end a caution; what is in process reads as active (spec 3 §4 'Contracts'). */
const states: Readonly<Record<Status, StateName>> = {
  inProcess: 'information',
  active: 'onTime',
  closeToExpire: 'caution',
  expired: 'critical',
}

/** For `show`: a contract's status in its word and its colour. */
export const showStatus = ({ status }: { readonly status: Status }, text: string) => (
  <StateWord state={states[status]} text={text} />
)

interface Agreed {
  readonly minShare: number | null
  readonly maxShare: number | null
}

const withPercent = (share: number | null, text: string) => (share === null ? text : `${text}%`)

/** The agreed shares of the market with their sign (spec 3 §9); where none was agreed, the table's word for nothing. */
export const shareCells = {
  minShare: ({ minShare }: Agreed, text: string) => withPercent(minShare, text),
  maxShare: ({ maxShare }: Agreed, text: string) => withPercent(maxShare, text),
}

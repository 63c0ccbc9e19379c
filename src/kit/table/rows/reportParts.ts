import type { ReactNode } from 'react'
import type { Column } from '../columns/useColumns.ts'
import type { Grouping } from '../groups/grouping.ts'
import type { AnyRow } from '../report/reportOptions.ts'
import type { SumsOf } from './totals/totals.ts'

/** What a report is drawn from, in a table or as cards. */
export interface ReportParts {
  readonly label: string
  readonly columns: readonly Column[]
  readonly rows: readonly AnyRow[]
  /** The columns that have a sum. */
  readonly total: readonly string[]
  readonly sumsOf: SumsOf
  readonly grouping: Grouping | null
  readonly rowAction: ((row: AnyRow) => ReactNode) | undefined
  /** What stands in place of the rows when there are none. */
  readonly empty: ReactNode
}

/** What one of its rows is drawn from. */
export interface RowParts extends Pick<ReportParts, 'columns' | 'rowAction'> {
  readonly row: AnyRow
}

/** What its sums are drawn from. */
export type TotalParts = Pick<ReportParts, 'columns' | 'rows' | 'total' | 'sumsOf'>

/** What its groups are drawn from. */
export interface GroupParts extends Pick<ReportParts, 'columns' | 'total' | 'sumsOf' | 'rowAction'> {
  readonly grouping: Grouping
}

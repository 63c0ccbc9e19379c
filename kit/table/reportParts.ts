import type { ReactNode } from 'react'
import type { AnyRow } from '../report/reportOptions.ts'
import type { Grouping } from './grouping.ts'
import type { SumsOf } from './totals.ts'
import type { Column } from './useColumns.ts'

export interface ReportParts {
  readonly label: string
  readonly columns: readonly Column[]
  readonly rows: readonly AnyRow[]
  readonly total: readonly string[]
  readonly totalLabel: string | undefined
  readonly sumsOf: SumsOf
  readonly grouping: Grouping | null
  readonly rowAction: ((row: AnyRow) => ReactNode) | undefined
  readonly empty: ReactNode
}

export interface RowParts extends Pick<ReportParts, 'columns' | 'rowAction'> {
  readonly row: AnyRow
}

export type TotalParts = Pick<ReportParts, 'columns' | 'rows' | 'total' | 'totalLabel' | 'sumsOf'>

export interface GroupParts extends Pick<ReportParts, 'columns' | 'total' | 'sumsOf' | 'rowAction'> {
  readonly grouping: Grouping
}

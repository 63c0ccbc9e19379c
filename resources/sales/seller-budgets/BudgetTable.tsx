import { useMemo } from 'react'
import { useTranslate } from 'react-admin'
import { RowsReport } from '#kit/report/RowsReport.tsx'
import { budgetLine, budgetLineOf } from '#schema/sales/budgetLines.ts'
import type { BudgetRow, PlannedRow } from './sellerBudgetModel.ts'

interface Props {
  readonly rows: readonly (PlannedRow | BudgetRow)[]
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'] as const
const columns = ['customer', 'segment', 'contract', ...months, 'total'] as const
const total = [...months, 'total'] as const

export const BudgetTable = ({ rows }: Props) => {
  const goal = useTranslate()('budgets.yearlyGoal')
  const lines = useMemo(() => rows.map(budgetLineOf), [rows])
  return (
    <RowsReport
      name="budgetLines"
      entity={budgetLine}
      rows={lines}
      columns={columns}
      total={total}
      fileName="seller-budget"
      show={{ customer: ({ customer }, name) => (customer === null ? goal : name) }}
      file={{ customer: ({ customer }) => customer ?? goal }}
    />
  )
}

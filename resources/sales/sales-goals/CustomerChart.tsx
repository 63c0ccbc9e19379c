import { useTranslate } from 'react-admin'
import { InfoCard } from '#kit/cards/InfoCard.tsx'
import type { LoadableProps } from '#kit/cards/Loadable.tsx'
import { HorizontalBarChart } from '#kit/charts/PointsChart.tsx'
import { formatThousands } from '#kit/fields/formats.ts'
import type { AnswerOf } from '#schema/call.ts'
import type { Cents } from '#schema/kinds.ts'
import { inOrder, remainingOf } from '#schema/sales/salesGoalRules.ts'
import type { salesGoals } from '#schema/sales/salesGoals.ts'

export type SalesGoal = AnswerOf<typeof salesGoals.goals>[number]

interface Props extends LoadableProps {
  readonly rows: readonly SalesGoal[]
  readonly isYearlyGoal: boolean
  readonly onChoose?: (row: SalesGoal) => void
}

/** Pixels: height per customer, and minimum height of the chart `docs/product/sales.md#charts-of-sales-goals`. */
const [eachHigh, minHeight] = [60, 150]

/** Sold and remaining amounts per customer; only sold amounts if the seller has a yearly goal. */
export const CustomerChart = ({ rows, isYearlyGoal, onChoose, ...loading }: Props) => {
  const translate = useTranslate()
  const customers = inOrder(rows, isYearlyGoal)
  const title = translate(isYearlyGoal ? 'salesGoals.salesOfCustomers' : 'salesGoals.ofCustomers')
  const sales = { name: 'sold', label: translate('salesGoals.sales') }
  return (
    <InfoCard title={title}>
      <HorizontalBarChart
        title={title}
        format={(cents) => formatThousands(cents as Cents)}
        pointLabel={translate('salesGoals.customer')}
        series={isYearlyGoal ? [sales] : [sales, { name: 'left', label: translate('salesGoals.left') }]}
        points={customers.map((row) => ({
          label: row.customer ?? '',
          values: { sold: row.sold, left: remainingOf(row) },
        }))}
        height={Math.max(minHeight, eachHigh * customers.length)}
        onChoose={
          onChoose &&
          ((index) => {
            const chosen = customers[index]
            if (chosen) onChoose(chosen)
          })
        }
        {...loading}
      />
    </InfoCard>
  )
}

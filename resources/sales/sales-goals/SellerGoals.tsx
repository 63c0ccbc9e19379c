import Box from '@mui/material/Box'
import { useTranslate } from 'react-admin'
import { useCall } from '../../../dataProvider/calls/useCall.ts'
import { statesOf } from '../../../dataProvider/lists/statesOf.ts'
import {
  daysTillYearEnds,
  inOrder,
  paceOf,
  reachedOf,
  remainingOf,
  shownReached,
  totalOf,
} from '../../../schema/sales/salesGoalRules.ts'
import { salesGoals } from '../../../schema/sales/salesGoals.ts'
import { Facts } from '../../../src/kit/cards/Facts.tsx'
import { InfoCard } from '../../../src/kit/cards/InfoCard.tsx'
import { businessToday } from '../../../src/kit/dates/days.ts'
import { formatCount, formatRate, formatThousands } from '../../../src/kit/kinds/formats.ts'
import { currentYear } from '../seller-budgets/budgetAddress.ts'
import { CustomerChart } from './CustomerChart.tsx'
import { type GoalProps, useSegments, useSellers } from './useGoalView.ts'

const rateOf = (rate: number | null) => (rate === null ? '-' : formatRate(rate))

/** Progress and pace of a seller in a segment, then the customers. */
export const SellerGoals = ({ view }: GoalProps) => {
  const translate = useTranslate()
  const sellers = useSellers(view)
  const { query: choices, chosen: segment } = useSegments(view)
  const { year, month } = view
  const seller = sellers.chosen ?? sellers.all[0]
  const input = { year, month, segmentId: segment?.id ?? 1, sellerId: seller?.id ?? 1 }
  const query = useCall(salesGoals.goals, input, { enabled: segment !== null && seller !== undefined })
  const waited = [choices, sellers.query].find(({ data }) => data === undefined) ?? query
  if (sellers.query.data?.length === 0) return <p>{translate('salesGoals.noSeller')}</p>

  const rows = query.data ?? []
  const isYearlyGoal = segment?.isYearlyGoal === true
  const sums = totalOf(rows, isYearlyGoal)
  const today = businessToday()
  const reached = reachedOf(sums)
  const values = {
    pace: rateOf(paceOf({ ...sums, year, month }, today)),
    year: String(year),
    segment: segment?.name,
    goal: formatThousands(sums.planned),
    sales: formatThousands(sums.sold),
    customers: formatCount(inOrder(rows, isYearlyGoal).length),
    left: formatThousands(remainingOf(sums)),
    reached: rateOf(reached === null ? null : shownReached(reached)),
    // Remaining days exist only for the current year.
    days: year === currentYear() ? formatCount(daysTillYearEnds(today)) : '-',
  }
  const title = translate('salesGoals.detail', { seller: seller?.name ?? '' })
  const { isLoading, ...failing } = statesOf(waited)
  const facts = Object.entries(values).map(([name, value]) => ({
    ...{ name, value },
    label: translate(`salesGoals.facts.${name}`),
  }))
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 2fr' } }}>
      <Box>
        <InfoCard title={title} {...failing}>
          <Facts {...{ title, facts, isLoading }} />
        </InfoCard>
      </Box>
      <CustomerChart rows={rows} isYearlyGoal={isYearlyGoal} isLoading={isLoading} {...failing} />
    </Box>
  )
}

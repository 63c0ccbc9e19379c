import Box from '@mui/material/Box'
import { useQueries } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import { send } from '#dataProvider/calls/client.ts'
import { queryKeyOf } from '#dataProvider/calls/useCall.ts'
import { useCurrentCustomer } from '#dataProvider/customer.ts'
import { statesOf } from '#dataProvider/lists/statesOf.ts'
import { Facts } from '#kit/cards/Facts.tsx'
import { InfoCard } from '#kit/cards/InfoCard.tsx'
import { businessToday } from '#kit/fields/days.ts'
import { formatCount, formatRate, formatThousands } from '#kit/fields/formats.ts'
import {
  byCustomer,
  daysTillYearEnds,
  inOrder,
  paceOf,
  reachedOf,
  remainingOf,
  shownReached,
  sumOf,
  totalOf,
} from '#schema/sales/salesGoalRules.ts'
import { salesGoals } from '#schema/sales/salesGoals.ts'
import { currentYear } from '../seller-budgets/budgetAddress.ts'
import { CustomerChart } from './CustomerChart.tsx'
import { allSegments, type GoalProps, useSegments, useSellers } from './useGoalView.ts'

type Segments = ReturnType<typeof useSegments>['all']

/** Sums of a seller, and its customers; those of several segments are added up by customer. */
const useGoals = ({ year, month }: GoalProps['view'], sellerId: number | null, segments: Segments) => {
  const customer = useCurrentCustomer()
  return useQueries({
    queries: segments.map(({ id }) => {
      const input = { year, month, segmentId: id, sellerId: sellerId ?? 1 }
      return {
        queryKey: queryKeyOf(salesGoals.goals, customer, input),
        queryFn: ({ signal }: { signal: AbortSignal }) => send(salesGoals.goals, input, { signal }),
        enabled: sellerId !== null,
      }
    }),
    combine: (answers) => ({
      data: answers.every(({ data }) => data)
        ? {
            rows: byCustomer(answers.flatMap(({ data }) => data ?? [])),
            sums: sumOf(answers.map(({ data = [] }, at) => totalOf(data, segments[at]?.isYearlyGoal === true))),
          }
        : undefined,
      error: answers.find(({ error }) => error)?.error ?? null,
      isFetching: answers.some(({ isFetching }) => isFetching),
      refetch: () => void Promise.all(answers.filter(({ error }) => error).map(({ refetch }) => refetch())),
    }),
  })
}

const rateOf = (rate: number | null) => (rate === null ? '-' : formatRate(rate))

/** Progress and pace of a seller in one segment or in all, then the customers. */
export const SellerGoals = ({ view }: GoalProps) => {
  const translate = useTranslate()
  const sellers = useSellers(view)
  const { query: choices, all, chosen } = useSegments(view)
  const { year, month } = view
  const isOfAll = view.segmentId === allSegments
  const segments = isOfAll ? all : all.filter(({ id }) => id === chosen?.id)
  const seller = sellers.chosen ?? sellers.all[0]
  const query = useGoals(view, seller?.id ?? null, segments)
  const waited = [choices, sellers.query].find(({ data }) => data === undefined) ?? query
  if (sellers.query.data?.length === 0) return <p>{translate('salesGoals.noSeller')}</p>

  const { rows, sums } = query.data ?? { rows: [], sums: sumOf([]) }
  const isYearlyGoal = !isOfAll && chosen?.isYearlyGoal === true
  const today = businessToday()
  const reached = reachedOf(sums)
  const values = {
    pace: rateOf(paceOf({ ...sums, year, month }, today)),
    year: String(year),
    segment: isOfAll ? translate('salesGoals.allSegments') : chosen?.name,
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
    name,
    value,
    label: translate(`salesGoals.facts.${name}`),
  }))
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 2fr' } }}>
      <Box>
        <InfoCard title={title} {...failing}>
          <Facts title={title} facts={facts} isLoading={isLoading} />
        </InfoCard>
      </Box>
      <CustomerChart rows={rows} isYearlyGoal={isYearlyGoal} isLoading={isLoading} {...failing} />
    </Box>
  )
}

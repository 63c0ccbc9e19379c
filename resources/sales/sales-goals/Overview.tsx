import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import CardActionArea from '@mui/material/CardActionArea'
import Typography from '@mui/material/Typography'
import { useQueries } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import { send } from '#dataProvider/calls/client.ts'
import { linkOf } from '#dataProvider/calls/linkOf.ts'
import { queryKeyOf, useCall } from '#dataProvider/calls/useCall.ts'
import { useCurrentCustomer } from '#dataProvider/customer.ts'
import { statesOf } from '#dataProvider/lists/statesOf.ts'
import { InfoCard } from '#kit/cards/InfoCard.tsx'
import { Loadable } from '#kit/cards/Loadable.tsx'
import { Portrait } from '#kit/cards/Portrait.tsx'
import { Doughnut } from '#kit/charts/Doughnut.tsx'
import { HorizontalBarChart } from '#kit/charts/PointsChart.tsx'
import { businessToday } from '#kit/fields/days.ts'
import { formatRate, formatThousands } from '#kit/fields/formats.ts'
import { useSumLabel } from '#kit/table/unreadable.ts'
import type { Cents } from '#schema/kinds.ts'
import { budgets } from '#schema/sales/budgets.ts'
import { lastMonthOver, paceOf, reachedOf, remainingOf, shownReached, sumOf } from '#schema/sales/salesGoalRules.ts'
import { salesGoals } from '#schema/sales/salesGoals.ts'
import { offersAdditions } from '#schema/wire/offered.ts'
import { useSellerName } from '../seller-budgets/SellerName.tsx'
import { allSegments, type GoalProps } from './useGoalView.ts'

interface ReachedProps {
  readonly title: string
  readonly query: Parameters<typeof statesOf>[0]
  /** Null while unknown; `why` is the reason. */
  readonly sums: { readonly sold: Cents; readonly planned: Cents } | null
  readonly why: string
}

/** Percentage of the goal, capped at 100, with the amounts it is based on. */
const Reached = ({ title, query, sums, why }: ReachedProps) => {
  const translate = useTranslate()
  const sumLabel = useSumLabel()
  const reached = sums && reachedOf(sums)
  const shown = reached === null ? 0 : shownReached(reached)
  return (
    <InfoCard title={title} height={184} {...statesOf(query)}>
      <Doughnut
        title={title}
        slices={
          reached === null
            ? []
            : [
                { name: 'reached', label: translate('salesGoals.reached'), value: shown, state: 'onTime' },
                { name: 'open', label: translate('salesGoals.open'), value: 100 - shown, state: 'unknown' },
              ]
        }
        emptyText={why}
        format={formatRate}
        centre={{ label: translate('salesGoals.reached'), text: formatRate(shown) }}
      />
      {sums && reached !== null && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {sumLabel(
            translate('salesGoals.base', { sold: formatThousands(sums.sold), planned: formatThousands(sums.planned) }),
            'segmentGoal.sold',
          )}
        </Typography>
      )}
    </InfoCard>
  )
}

type SegmentQuery = ReturnType<typeof useCall<typeof salesGoals.segments>>

/**
 * Sales by segment up to the end of a month. The specified summary has only a year, so that a company's sales are added
 * up by segment.
 */
const useSoldUntil = (year: number, last: number | null, toDate: SegmentQuery) => {
  const customer = useCurrentCustomer()
  const isSpecified = !offersAdditions('read')
  const month = last ?? 1
  const summary = useCall(salesGoals.segments, { year, month }, { enabled: last !== null && !isSpecified })
  const segments = isSpecified && last !== null ? (toDate.data ?? []) : []
  const sales = useQueries({
    queries: segments.map(({ id }) => {
      const input = { year, month, segmentId: id }
      return {
        queryKey: queryKeyOf(salesGoals.goals, customer, input),
        queryFn: ({ signal }: { signal: AbortSignal }) => send(salesGoals.goals, input, { signal }),
      }
    }),
    combine: (answers) => ({
      data: answers.every(({ data }) => data)
        ? segments.map((row, at) => ({ ...row, sold: sumOf(answers[at]?.data ?? []).sold }))
        : undefined,
      error: answers.find(({ error }) => error)?.error ?? null,
      isFetching: answers.some(({ isFetching }) => isFetching),
      refetch: () => void Promise.all(answers.filter(({ error }) => error).map(({ refetch }) => refetch())),
    }),
  })
  if (!isSpecified) return summary
  return toDate.data ? sales : toDate
}

/** Sales by segment: up to the end of last month, and to date `docs/product/sales.md#months-of-sales-goals`. */
const SegmentSums = ({ view: { year } }: GoalProps) => {
  const translate = useTranslate()
  const last = lastMonthOver(year, businessToday())
  const toDate = useCall(salesGoals.segments, { year })
  const over = useSoldUntil(year, last, toDate)
  // Before the first month has ended, sales up to last month are 0.
  const known = last === null ? { ...toDate, data: toDate.data?.map((row) => ({ ...row, sold: 0 as Cents })) } : over
  const rows = known.data ?? []
  const noGoal = translate('salesGoals.noGoal')
  const title = translate('salesGoals.bySegment')
  const format = (cents: number) => formatThousands(cents as Cents)
  return (
    <>
      <InfoCard title={title}>
        <HorizontalBarChart
          title={title}
          format={format}
          pointLabel={translate('salesGoals.segment')}
          tableOnly={[{ name: 'planned', label: translate('salesGoals.budget'), format }]}
          mark="planned"
          series={[
            { name: 'sold', label: translate('salesGoals.upToLastMonth') },
            { name: 'left', label: translate('salesGoals.stillPlanned') },
          ]}
          points={rows.map(({ name, sold, planned }) => ({
            label: name,
            values: { sold, left: remainingOf({ sold, planned }), planned },
          }))}
          height={220}
          {...statesOf(known)}
        />
      </InfoCard>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, 1fr)' } }}>
        <Reached
          title={translate('salesGoals.reachedLastMonth')}
          query={known}
          sums={last === null ? null : sumOf(rows)}
          why={last === null ? translate('salesGoals.noMonthOver') : noGoal}
        />
        <Reached
          title={translate('salesGoals.reachedToDate')}
          query={toDate}
          sums={sumOf(toDate.data ?? [])}
          why={noGoal}
        />
      </Box>
    </>
  )
}

const cards = { display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))' }

/** Pace of each seller in all segments; a card opens the seller's tab. */
const SellerCards = ({ view: { year, choose } }: GoalProps) => {
  const translate = useTranslate()
  const nameOf = useSellerName()
  const query = useCall(salesGoals.goals, { year })
  const sellers = query.data ?? []
  return (
    <Box component="section" aria-label={translate('salesGoals.sellers')}>
      <Loadable height={104} {...statesOf(query)}>
        <Box sx={cards}>
          {sellers.map((row) => {
            const name = nameOf(row)
            const pace = paceOf({ ...row, year, month: 0 }, businessToday())
            return (
              <Card key={row.sellerId} sx={{ breakInside: 'avoid' }}>
                <CardActionArea
                  onClick={() => choose({ tab: 'sellers', seller: row.sellerId, segment: allSegments })}
                  sx={{ display: 'flex', gap: 2, p: 2, height: '100%', justifyContent: 'flex-start' }}
                >
                  <Portrait
                    name={name}
                    photo={row.sellerId ? linkOf(budgets.sellerPhoto, { sellerId: row.sellerId }) : null}
                    size={48}
                  />
                  <Box sx={{ minWidth: 0 }}>
                    <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
                    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                      {translate('salesGoals.currentPace')}
                    </Typography>
                    <Typography sx={{ fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>
                      {pace === null ? '-' : formatRate(pace)}
                    </Typography>
                  </Box>
                </CardActionArea>
              </Card>
            )
          })}
        </Box>
      </Loadable>
    </Box>
  )
}

export const Overview = ({ view }: GoalProps) => (
  <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
    <SegmentSums view={view} />
    <SellerCards view={view} />
  </Box>
)

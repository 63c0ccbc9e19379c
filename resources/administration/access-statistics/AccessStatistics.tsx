import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ComponentType } from 'react'
import { useTranslate } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { encode } from 'zod/mini'
import { useCall } from '#dataProvider/calls/useCall.ts'
import { statesOf } from '#dataProvider/lists/statesOf.ts'
import { InfoCard } from '#kit/cards/InfoCard.tsx'
import { StatTile } from '#kit/cards/StatTile.tsx'
import type { PointsChartProps } from '#kit/charts/chart.ts'
import { BarChart, HorizontalBarChart } from '#kit/charts/PointsChart.tsx'
import { formatCount } from '#kit/fields/formats.ts'
import { translatePageName } from '#kit/page/pageTitle.ts'
import { formatChartMonth, formatChartMonthOfYear } from '#schema/administration/chartRows.ts'
import { type Division, division } from '#schema/administration/division.ts'
import { visits } from '#schema/administration/visits.ts'
import { DivisionSelect } from '../DivisionSelect.tsx'

interface OfDivision {
  readonly division: Division
}

/** Fits twelve months or ten pages, one below the other. */
const chartHeight = 340

interface Props extends Omit<PointsChartProps, 'title' | 'format'> {
  readonly name: string
  readonly chart: ComponentType<PointsChartProps>
  readonly span: 'thisYear' | 'lastTwelveMonths'
}

const CountCard = ({ name, chart: Chart, span, ...counted }: Props) => {
  const translate = useTranslate()
  const title = translate(`accessStatistics.${name}`)
  return (
    <InfoCard title={title}>
      <Chart {...counted} title={title} format={formatCount} />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate(`accessStatistics.${span}`)}
      </Typography>
    </InfoCard>
  )
}

const plants = ['aerospace', 'forge'] as const
type Plant = (typeof plants)[number]

const useCreatedUsers = (division: Division) => {
  const translate = useTranslate()
  const shown = plants.filter((plant) => division === 'both' || division === plant)
  const queries = {
    aerospace: useCall(visits.createdUsers, { division: 'aerospace' }, { enabled: shown.includes('aerospace') }),
    forge: useCall(visits.createdUsers, { division: 'forge' }, { enabled: shown.includes('forge') }),
  }
  const months = shown.map((plant) => queries[plant].data).find((data) => data !== undefined) ?? []
  const countOf = (plant: Plant, at: number) => queries[plant].data?.[at]?.count
  const states = shown.map((plant) => statesOf(queries[plant]))
  return {
    series: shown.map((plant) => ({ name: plant, label: translate(`divisions.${plant}`) })),
    points: months.map((month, at) => ({
      label: formatChartMonth(month),
      values: Object.fromEntries(shown.map((plant) => [plant, countOf(plant, at)])),
    })),
    states: {
      isLoading: states.some(({ isLoading }) => isLoading),
      error: states.find(({ error }) => error)?.error,
      onRetry: () => {
        for (const { error, onRetry } of states) if (error) onRetry?.()
      },
    },
  }
}

const CreatedUsers = ({ division }: OfDivision) => {
  const translate = useTranslate()
  const { states, ...created } = useCreatedUsers(division)
  return (
    <CountCard
      name="createdUsers"
      chart={HorizontalBarChart}
      pointLabel={translate('accessStatistics.month')}
      height={chartHeight}
      span="thisYear"
      {...created}
      {...states}
    />
  )
}

const MonthlyVisits = ({ division }: OfDivision) => {
  const translate = useTranslate()
  const query = useCall(visits.monthlyVisits, { division })
  const months = query.data ?? []
  return (
    <CountCard
      name="monthlyVisits"
      chart={BarChart}
      points={months.map((month) => ({ label: formatChartMonthOfYear(month), values: { visits: month.count } }))}
      series={[{ name: 'visits', label: translate('accessStatistics.visits') }]}
      pointLabel={translate('accessStatistics.month')}
      span="lastTwelveMonths"
      {...statesOf(query)}
    />
  )
}

const VisitedPages = ({ division }: OfDivision) => {
  const translate = useTranslate()
  const query = useCall(visits.visitedPages, { division })
  const { names = [], visits: counts = [] } = query.data ?? {}
  return (
    <CountCard
      name="visitedPages"
      chart={HorizontalBarChart}
      points={names.map((name, at) => ({ label: translatePageName(translate, name), values: { visits: counts[at] } }))}
      series={[{ name: 'visits', label: translate('accessStatistics.visits') }]}
      pointLabel={translate('accessStatistics.page')}
      height={chartHeight}
      span="lastTwelveMonths"
      {...statesOf(query)}
    />
  )
}

const key = 'division'

const divisions = ['aerospace', 'forge', 'both'] as const

/** From the URL; both divisions by default. */
const useDivision = () => {
  const [search, setSearch] = useSearchParams()
  const named = divisions.find((one) => String(encode(division, one)) === search.get(key))
  const choose = (chosen: Division) =>
    setSearch(
      (before) =>
        new URLSearchParams(
          [...before].filter(([name]) => name !== key).concat([[key, String(encode(division, chosen))]]),
        ),
    )
  return [named ?? 'both', choose] as const
}

const TotalUsers = ({ division }: OfDivision) => {
  const translate = useTranslate()
  const query = useCall(visits.totalUsers, { division })
  return (
    <StatTile
      label={translate('accessStatistics.totalUsers')}
      value={query.data ? formatCount(query.data.total) : '-'}
      {...statesOf(query)}
    />
  )
}

const columns = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
}

/** User and visit statistics of a division; each card loads separately. */
const AccessStatistics = () => {
  const translate = useTranslate()
  const [division, choose] = useDivision()
  return (
    <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      <DivisionSelect
        label={translate('accessStatistics.division')}
        offered={divisions}
        value={division}
        onChange={choose}
      />
      <Box sx={{ maxWidth: { sm: 260 } }}>
        <TotalUsers division={division} />
      </Box>
      <Box sx={columns}>
        <CreatedUsers division={division} />
        <VisitedPages division={division} />
      </Box>
      <MonthlyVisits division={division} />
    </Box>
  )
}

export default AccessStatistics

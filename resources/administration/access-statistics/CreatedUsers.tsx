import { useTranslate } from 'react-admin'
import { useCall } from '../../../dataProvider/calls/useCall.ts'
import { statesOf } from '../../../dataProvider/lists/statesOf.ts'
import { formatChartMonth } from '../../../schema/administration/chartRows.ts'
import type { Division } from '../../../schema/administration/division.ts'
import { visits } from '../../../schema/administration/visits.ts'
import { HorizontalBarChart } from '../../../src/kit/charts/PointsChart.tsx'
import { CountCard, chartHeight, type OfDivision } from './CountCard.tsx'

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

export const CreatedUsers = ({ division }: OfDivision) => {
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

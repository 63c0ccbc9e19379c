import { useTranslate } from 'react-admin'
import { useCall } from '../../../../dataProvider/calls/useCall.ts'
import { statesOf } from '../../../../dataProvider/lists/statesOf.ts'
import { formatChartMonthOfYear } from '../../../../schema/administration/chartRows.ts'
import type { Division } from '../../../../schema/administration/division.ts'
import type { Call } from '../../../../schema/call.ts'
import { InfoCard } from '../../../../src/kit/cards/InfoCard.tsx'
import { BarChart, LineChart } from '../../../../src/kit/charts/PointsChart.tsx'
import { formatCount, formatRate } from '../../../../src/kit/kinds/formats.ts'
import type { OfferedDivision } from '../divisions.ts'

interface Month {
  readonly year: number
  readonly month: number
}

interface Props<Row extends Month> {
  readonly division: OfferedDivision
  readonly call: Call<{ division: Division }, Row[]>
  readonly name: string
  /** A share is drawn as a line on a scale up to 100. */
  readonly value: (row: Row) => number | null
  readonly isShare?: boolean
}

/** Monthly history as a chart; month names are in Spanish in every language. */
export const MonthlyChart = <Row extends Month>({ division, call, name, value, isShare = false }: Props<Row>) => {
  const translate = useTranslate()
  const query = useCall(call, { division })
  const title = translate(`metrics.charts.${name}.title`)
  const chart = {
    title,
    points: (query.data ?? []).map((row) => ({ label: formatChartMonthOfYear(row), values: { value: value(row) } })),
    series: [{ name: 'value', label: translate(`metrics.charts.${name}.value`) }],
    pointLabel: translate('metrics.month'),
    ...statesOf(query),
  }
  return (
    <InfoCard title={title}>
      {isShare ? (
        <LineChart {...chart} format={formatRate} axisMaximum={100} />
      ) : (
        <BarChart {...chart} format={formatCount} />
      )}
    </InfoCard>
  )
}

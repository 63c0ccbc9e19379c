import Box from '@mui/material/Box'
import { useTranslate } from 'react-admin'
import { useCall } from '#dataProvider/calls/useCall.ts'
import { statesOf } from '#dataProvider/lists/statesOf.ts'
import { InfoCard } from '#kit/cards/InfoCard.tsx'
import { BarChart, LineChart } from '#kit/charts/PointsChart.tsx'
import { formatCount } from '#kit/fields/formats.ts'
import type { CustomerProps } from '#kit/page/ForCustomer.tsx'
import { quality } from '#schema/quality/quality.ts'
import { formatMonth, formatWholePercent, monthPoints } from '../../home/chartMonths.ts'

const fewest = 5

/** Monthly share of good pieces; -1 is shown as 'NS' (no shipments). */
const QualityAssurance = ({ customerId }: CustomerProps) => {
  const translate = useTranslate()
  const query = useCall(quality.averages, { customerId })
  const title = translate('qualityDashboard.assurance.title')
  return (
    <InfoCard title={title}>
      <LineChart
        title={title}
        points={monthPoints(query.data)}
        series={[{ name: 'percentage', label: translate('qualityDashboard.assurance.percentage') }]}
        format={formatWholePercent}
        pointLabel={translate('qualityDashboard.month')}
        axisMaximum={100}
        {...statesOf(query)}
      />
    </InfoCard>
  )
}

/** Open non-conformance reports per month; the table also has the totals `docs/product/quality.md#ncr-by-month`. */
const Reports = ({ customerId }: CustomerProps) => {
  const translate = useTranslate()
  const query = useCall(quality.openReports, { customerId })
  const { data: averages = [] } = useCall(quality.averages, { customerId })
  const all = new Map(averages.map((row) => [formatMonth(row), row.reports]))
  const title = translate('qualityDashboard.reports.title')
  const points = (query.data ?? []).map((row) => {
    const label = formatMonth(row)
    return { label, values: { open: row.open, all: all.get(label) } }
  })
  // With fewer reports than grid lines, the lines would be at fractions.
  const isFew = points.every(({ values }) => values.open < fewest)
  return (
    <InfoCard title={title}>
      <BarChart
        title={title}
        points={points}
        {...(isFew && { axisMaximum: fewest })}
        series={[{ name: 'open', label: translate('qualityDashboard.reports.open') }]}
        tableOnly={[{ name: 'all', label: translate('qualityDashboard.reports.all'), format: formatCount }]}
        format={formatCount}
        pointLabel={translate('qualityDashboard.month')}
        {...statesOf(query)}
      />
    </InfoCard>
  )
}

const charts = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
}

export const QualityCharts = ({ customerId }: CustomerProps) => (
  <Box sx={charts}>
    <QualityAssurance customerId={customerId} />
    <Reports customerId={customerId} />
  </Box>
)

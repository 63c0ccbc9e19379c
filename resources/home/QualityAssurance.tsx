import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { InfoCard } from '#kit/cards/InfoCard.tsx'
import { BarChart } from '#kit/charts/PointsChart.tsx'
import type { CustomerProps } from '#kit/page/ForCustomer.tsx'
import { useSumLabel } from '#kit/table/unreadable.ts'
import { home } from '#schema/home/home.ts'
import { formatWholePercent, monthPoints } from './chartMonths.ts'
import { useCard } from './useCard.ts'

/** Monthly quality of deliveries, and the complaints. */
export const QualityAssurance = ({ customerId }: CustomerProps) => {
  const translate = useTranslate()
  const sumLabel = useSumLabel()
  const { data = [], states, isHidden } = useCard(home.qualityAssurance, customerId)
  if (isHidden) return null
  const title = translate('home.qualityAssurance.title')
  const complaints = data.reduce((total, month) => total + month.complaints, 0)
  return (
    <InfoCard title={title}>
      <BarChart
        title={title}
        points={monthPoints(data)}
        series={[{ name: 'percentage', label: translate('home.qualityAssurance.percentage') }]}
        format={formatWholePercent}
        pointLabel={translate('home.month')}
        axisMaximum={100}
        {...states}
      />
      <Typography variant="body2" sx={{ minHeight: 20, color: 'text.secondary' }}>
        {data.length > 0 &&
          sumLabel(
            translate('home.qualityAssurance.complaints', { smart_count: complaints }),
            'qualityMonth.complaints',
          )}
      </Typography>
    </InfoCard>
  )
}

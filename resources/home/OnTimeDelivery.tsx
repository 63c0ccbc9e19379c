import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { InfoCard } from '#kit/cards/InfoCard.tsx'
import { LineChart } from '#kit/charts/PointsChart.tsx'
import { formatCount } from '#kit/fields/formats.ts'
import type { CustomerProps } from '#kit/page/ForCustomer.tsx'
import { useSumLabel } from '#kit/table/unreadable.ts'
import { home } from '#schema/home/home.ts'
import { formatWholePercent, monthPoints } from './chartMonths.ts'
import { useCard } from './useCard.ts'

/** Monthly share of deliveries on time. */
export const OnTimeDelivery = ({ customerId }: CustomerProps) => {
  const translate = useTranslate()
  const sumLabel = useSumLabel()
  const { data = [], states, isHidden } = useCard(home.onTimeDelivery, customerId)
  if (isHidden) return null
  const title = translate('home.onTimeDelivery.title')
  const sum = (of: 'onTime' | 'shipments') => data.reduce((total, month) => total + (month[of] ?? 0), 0)
  const shipments = sum('shipments')
  return (
    <InfoCard title={title}>
      <LineChart
        title={title}
        points={monthPoints(data)}
        series={[{ name: 'percentage', label: translate('home.onTimeDelivery.percentage') }]}
        format={formatWholePercent}
        pointLabel={translate('home.month')}
        axisMaximum={100}
        {...states}
      />
      <Typography variant="body2" sx={{ minHeight: { xs: 40, sm: 20 }, color: 'text.secondary' }}>
        {shipments > 0 &&
          sumLabel(
            translate('home.onTimeDelivery.base', {
              onTime: formatCount(sum('onTime')),
              shipments: formatCount(shipments),
              smart_count: shipments,
            }),
            'deliveryMonth.onTime',
            'deliveryMonth.shipments',
          )}
      </Typography>
    </InfoCard>
  )
}

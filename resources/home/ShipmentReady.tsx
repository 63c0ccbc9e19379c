import useMediaQuery from '@mui/material/useMediaQuery'
import { useTranslate } from 'react-admin'
import { InfoCard } from '#kit/cards/InfoCard.tsx'
import { Doughnut } from '#kit/charts/Doughnut.tsx'
import { formatQuantity } from '#kit/fields/formats.ts'
import type { CustomerProps } from '#kit/page/ForCustomer.tsx'
import { home } from '#schema/home/home.ts'
import { useCard } from './useCard.ts'

/** Share of the finished pieces that are ready to ship. */
export const ShipmentReady = ({ customerId }: CustomerProps) => {
  const translate = useTranslate()
  const isNarrow = useMediaQuery('(max-width: 409.95px)')
  const { data, states, isHidden } = useCard(home.shipmentReady, customerId)
  if (isHidden) return null
  const { ready, total } = data ?? { ready: 0, total: 0 }
  const title = translate('home.shipmentReady.title')
  const slice = (name: 'ready' | 'notReady', value: number, state: 'onTime' | 'unknown') => ({
    name,
    value,
    state,
    label: translate(`home.shipmentReady.${name}`),
  })
  return (
    <InfoCard title={title} height={isNarrow ? 231 : 160} {...states}>
      <Doughnut
        title={title}
        slices={total > 0 ? [slice('ready', ready, 'onTime'), slice('notReady', total - ready, 'unknown')] : []}
        format={formatQuantity}
        centre={{ label: translate('home.shipmentReady.finished'), text: formatQuantity(total) }}
      />
    </InfoCard>
  )
}

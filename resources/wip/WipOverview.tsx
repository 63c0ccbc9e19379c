import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { useMayOpen } from '#authProvider/menu.ts'
import { useCall } from '#dataProvider/calls/useCall.ts'
import { useCurrentCustomer } from '#dataProvider/customer.ts'
import { statesOf } from '#dataProvider/lists/statesOf.ts'
import { InfoCard } from '#kit/cards/InfoCard.tsx'
import { Doughnut } from '#kit/charts/Doughnut.tsx'
import { formatCount, formatQuantity } from '#kit/fields/formats.ts'
import { type CustomerProps, ForCustomer } from '#kit/page/ForCustomer.tsx'
import { wip } from '#schema/wip/wip.ts'

const groups = [
  { name: 'cutting', state: 'information' },
  { name: 'forging', state: 'delayed' },
  { name: 'machining', state: 'caution' },
  { name: 'finished', state: 'onTime' },
] as const

const Groups = ({ customerId }: CustomerProps) => {
  const translate = useTranslate()
  const mayOpen = useMayOpen()
  const query = useCall(wip.wipOverview, { customerId })
  const { data } = query
  const title = translate('wip.overview.title')
  const hasPieces = data !== undefined && groups.some(({ name }) => data[name] > 0)
  const slices = groups.map(({ name, state }) => ({
    name,
    state,
    label: translate(`wip.overview.groups.${name}`),
    value: data?.[name] ?? 0,
  }))
  const centre = {
    label: translate('wip.overview.value'),
    text: translate('wip.overview.dollars', { dollars: formatCount((data?.value ?? 0) / 100) }),
  }
  return (
    <InfoCard title={title} to={mayOpen('wip-reports') ? '/wip-reports' : undefined}>
      <Doughnut
        title={title}
        slices={hasPieces ? slices : []}
        format={(pieces) => translate('wip.overview.pieces', { pieces: formatQuantity(pieces) })}
        centre={centre}
        {...statesOf(query)}
      />
      {(data?.other ?? 0) > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary', textAlign: 'center' }}>
          {translate('wip.overview.other', { smart_count: data?.other, pieces: formatQuantity(data?.other ?? 0) })}
        </Typography>
      )}
    </InfoCard>
  )
}

/** Pieces in process by groups of steps, with their value. */
const WipOverview = () => (
  <ForCustomer customer={useCurrentCustomer()}>{(customerId) => <Groups customerId={customerId} />}</ForCustomer>
)

export default WipOverview

import Box from '@mui/material/Box'
import { useTranslate } from 'react-admin'
import { linkOf } from '../../../dataProvider/calls/linkOf.ts'
import { useCall } from '../../../dataProvider/calls/useCall.ts'
import { statesOf } from '../../../dataProvider/lists/statesOf.ts'
import { orderRequests, placedRow } from '../../../schema/quotes/orderRequests.ts'
import { Facts } from '../../../src/kit/cards/Facts.tsx'
import { FullScreenDialog } from '../../../src/kit/dialogs/FullScreenDialog.tsx'
import { DocumentLink } from '../../../src/kit/documents/DocumentLink.tsx'
import { formatDollars, formatMoment } from '../../../src/kit/kinds/formats.ts'
import { portalSettings } from '../../../src/kit/portalSettings.ts'
import { RowsReport } from '../../../src/kit/table/report/RowsReport.tsx'

interface Props {
  readonly number: string
  readonly onClose: () => void
}

const columns = [
  ...(['quote', 'item', 'release', 'partNumber', 'requestedOn', 'quantity', 'price', 'amount', 'jobOrder'] as const),
]
const summed = ['quantity', 'amount'] as const

/** Order as it was placed: its releases, and the purchase order of the customer. */
export const PlacedOrderDetail = ({ number, onClose }: Props) => {
  const translate = useTranslate()
  const query = useCall(orderRequests.detail, { number })
  const order = query.data
  const { isLoading, ...failing } = statesOf(query)
  const values = {
    name: order?.name,
    placedAt: order && formatMoment(order.placedAt, portalSettings().timeZone),
    placedBy: order && [order.placedBy, order.email].filter(Boolean).join(' · '),
    total: order && formatDollars(order.total),
    file: order && <DocumentLink href={linkOf(orderRequests.file, { number })}>{order.fileName}</DocumentLink>,
  }
  const facts = Object.entries(values).map(([name, value]) => ({
    ...{ name, value },
    label: translate(`placedOrders.facts.${name}`),
  }))
  return (
    <FullScreenDialog title={translate('placedOrders.detail', { number })} onClose={onClose}>
      {!failing.error && (
        <Box sx={{ maxWidth: 560 }}>
          <Facts title={translate('placedOrders.facts.title')} facts={facts} isLoading={isLoading} />
        </Box>
      )}
      <RowsReport
        name="placedRows"
        entity={placedRow}
        rows={order?.rows ?? []}
        columns={columns}
        total={summed}
        isLoading={isLoading}
        {...failing}
      />
    </FullScreenDialog>
  )
}

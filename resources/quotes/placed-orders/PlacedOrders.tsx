import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useMemo } from 'react'
import { useTranslate } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { linkOf } from '#dataProvider/calls/linkOf.ts'
import { useCall } from '#dataProvider/calls/useCall.ts'
import { statesOf } from '#dataProvider/lists/statesOf.ts'
import { EmailText } from '#kit/cards/EmailLink.tsx'
import { Facts } from '#kit/cards/Facts.tsx'
import { FullScreenDialog } from '#kit/feedback/FullScreenDialog.tsx'
import { formatDollars, formatMoment } from '#kit/fields/formats.ts'
import { DocumentLink } from '#kit/files/DocumentLink.tsx'
import { portalSettings } from '#kit/portalSettings.ts'
import { ReportList } from '#kit/report/ReportList.tsx'
import { RowsReport } from '#kit/report/RowsReport.tsx'
import type { RowOf } from '#schema/entity.ts'
import { orderRequests, type placedOrder, placedRow } from '#schema/quotes/orderRequests.ts'
import { pieceText } from '#schema/quotes/piece.ts'
import { report } from './report.ts'

interface Props {
  readonly number: string
  readonly onClose: () => void
}

const columns = [
  'quote',
  'item',
  'release',
  'partNumber',
  'material',
  'requestedOn',
  'quantity',
  'price',
  'amount',
  'jobOrder',
] as const
const summed = ['quantity', 'amount'] as const
const cardFacts = ['quantity', 'amount'] as const

/** Order as it was placed: its releases, and the purchase order of the customer. */
const PlacedOrderDetail = ({ number, onClose }: Props) => {
  const translate = useTranslate()
  const query = useCall(orderRequests.detail, { number })
  const order = query.data
  const pieceOf = (row: RowOf<typeof placedRow>) =>
    pieceText(row, row.type ? translate(`quote.types.${row.type}`, { _: row.type }) : '', row.material) || '-'
  const { isLoading, ...failing } = statesOf(query)
  const values = {
    name: order?.name,
    placedAt: order && formatMoment(order.placedAt, portalSettings().timeZone),
    placedBy: order && (
      <>
        {order.placedBy}
        {order.email && ' · '}
        <EmailText email={order.email} />
      </>
    ),
    total: order && formatDollars(order.total),
    file: order && <DocumentLink href={linkOf(orderRequests.file, { number })}>{order.fileName}</DocumentLink>,
  }
  const facts = Object.entries(values).map(([name, value]) => ({
    name,
    value,
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
        cardFacts={cardFacts}
        show={{ material: pieceOf }}
        file={{ material: pieceOf }}
        isLoading={isLoading}
        {...failing}
      />
    </FullScreenDialog>
  )
}

type Row = RowOf<typeof placedOrder>

/** Orders placed on quotes; the address names the open one, so that mails can link to it. */
const PlacedOrders = () => {
  const translate = useTranslate()
  const [address, setAddress] = useSearchParams()
  const opened = address.get('number')
  const show = useMemo(() => {
    const open = (number: string | null) =>
      setAddress((before) => {
        const { number: _before, ...rest } = Object.fromEntries(before)
        return number === null ? rest : { ...rest, number }
      })
    return {
      open,
      number: ({ number }: Row) => (
        <Link
          component="button"
          variant="inherit"
          aria-label={translate('placedOrders.open', { number })}
          onClick={() => open(number)}
        >
          {number}
        </Link>
      ),
    }
  }, [setAddress, translate])
  return (
    <>
      <ReportList {...report} show={{ number: show.number }} />
      {opened && <PlacedOrderDetail number={opened} onClose={() => show.open(null)} />}
    </>
  )
}

export default PlacedOrders

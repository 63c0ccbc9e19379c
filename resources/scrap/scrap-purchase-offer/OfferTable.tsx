import Box from '@mui/material/Box'
import { type ReactNode, useMemo } from 'react'
import { useTranslate } from 'react-admin'
import { linkOf } from '#dataProvider/calls/linkOf.ts'
import type { statesOf } from '#dataProvider/lists/statesOf.ts'
import { DocumentLink } from '#kit/files/DocumentLink.tsx'
import { RowsReport } from '#kit/report/RowsReport.tsx'
import { offers, outcomeOf } from '#schema/scrap/offers.ts'
import { type ShownOffer, shownOffer } from './shownOffers.ts'

const columns = {
  pendingOffers: ['id', 'proposedOn', 'weight', 'price', 'value'],
  agreedOffers: ['id', 'proposedOn', 'weight', 'price', 'value', 'decidedOn', 'agreement'],
  pastOffers: ['id', 'proposedOn', 'weight', 'price', 'value', 'outcome', 'decidedOn', 'agreement', 'invoice'],
} as const

interface Props extends ReturnType<typeof statesOf> {
  readonly name: keyof typeof columns
  readonly rows: readonly ShownOffer[]
  readonly rowAction: (row: ShownOffer) => ReactNode
  readonly pageSize?: number
}

const summed = ['weight', 'value'] as const
const newest = ['proposedOn', 'DESC'] as const

const cells = {
  agreement: ({ id, agreement }: ShownOffer, text: string) =>
    agreement ? <DocumentLink href={linkOf(offers.agreement, { id })}>{text}</DocumentLink> : text,
  invoice: ({ id, invoice }: ShownOffer, text: string) =>
    invoice ? <DocumentLink href={linkOf(offers.invoice, { id })}>{text}</DocumentLink> : text,
  outcome: (row: ShownOffer, text: string) => (
    <Box component="span" sx={outcomeOf(row) === 'accepted' ? { color: 'success.main', fontWeight: 600 } : {}}>
      {text}
    </Box>
  ),
}

/** Declined and cancelled offers sold nothing, so the history adds up the accepted ones. */
const acceptedOnly = (field: (typeof summed)[number]) => (rows: readonly ShownOffer[]) =>
  rows.reduce((sum, row) => sum + (outcomeOf(row) === 'accepted' ? Number(row[field]) : 0), 0) as never
const sums = { weight: acceptedOnly('weight'), value: acceptedOnly('value') }

export const OfferTable = ({ name, ...rest }: Props) => {
  const translate = useTranslate()
  const show = useMemo(() => ({ ...cells, id: ({ id }: ShownOffer) => translate('offers.named', { id }) }), [translate])
  return (
    <RowsReport
      name={name}
      entity={shownOffer}
      columns={columns[name]}
      total={summed}
      sort={newest}
      show={show}
      {...(name === 'pastOffers' && { sums, totalLabel: 'offers.acceptedTotal' })}
      {...rest}
    />
  )
}

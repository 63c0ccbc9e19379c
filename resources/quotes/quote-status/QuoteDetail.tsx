import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { linkOf } from '#dataProvider/calls/linkOf.ts'
import { useCall } from '#dataProvider/calls/useCall.ts'
import { statesOf } from '#dataProvider/lists/statesOf.ts'
import { EmailText } from '#kit/cards/EmailLink.tsx'
import { Facts } from '#kit/cards/Facts.tsx'
import { FullScreenDialog } from '#kit/feedback/FullScreenDialog.tsx'
import { businessToday } from '#kit/fields/days.ts'
import { formatDay } from '#kit/fields/formats.ts'
import { DocumentLink } from '#kit/files/DocumentLink.tsx'
import { RowsReport } from '#kit/report/RowsReport.tsx'
import { type DetailLine, type QuoteRow, quoteDetail, quoteHistory } from '#schema/quotes/quoteHistory.ts'
import { canOrder, wholeLines } from '#schema/quotes/quoteRules.ts'
import { pieceCells } from '../pieceCells.ts'

interface Props {
  readonly rows: readonly QuoteRow[]
  readonly onClose: () => void
}

const columns = [
  'item',
  'partNumber',
  'quantity',
  'type',
  'outerDiameter',
  'innerDiameter',
  'length',
  'materialSpec',
  'machining',
  'drawingRevision',
  'comments',
  'drawing',
  'documents',
] as const
const cardFacts = ['type', 'quantity'] as const

const addressOf = (fileId: string) => linkOf(quoteHistory.document, { fileId })

const file = {
  drawing: ({ drawing }: DetailLine) => drawing,
  documents: ({ documents }: DetailLine) => documents.map(({ name }) => name).join(', '),
}

/** Complete quote: date and unit of the request, lines with drawings and documents. */
export const QuoteDetail = ({ rows, onClose }: Props) => {
  const translate = useTranslate()
  const { quoteId = 0, rfqNumber = '', number = '' } = rows[0] ?? {}
  const query = useCall(quoteHistory.detail, { quoteId })
  const lines = wholeLines(query.data ?? [], rows)
  const [first] = lines
  const { isLoading, ...failing } = statesOf(query)
  const values = {
    requestedOn: first?.requestedOn && formatDay(first.requestedOn),
    quotedOn: first && formatDay(first.quotedOn),
    email: first && first.email !== '' && <EmailText email={first.email} />,
    unit: translate(first?.unit === 'mm' ? 'quoteHistory.millimeters' : 'quoteHistory.inches'),
  }
  const facts = Object.entries(values).map(([name, value]) => ({
    name,
    value,
    label: translate(`quoteHistory.facts.${name}`),
  }))
  const piece = pieceCells(translate, first?.unit)
  const show = {
    ...piece.show,
    drawing: ({ drawing }: DetailLine) =>
      drawing ? <DocumentLink href={addressOf(drawing)}>{translate('quoteHistory.drawing')}</DocumentLink> : '-',
    documents: ({ documents }: DetailLine) => (
      <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 1 }}>
        {documents.length === 0 && '-'}
        {documents.map(({ fileId, name }) => (
          <DocumentLink key={fileId} href={addressOf(fileId)}>
            {name}
          </DocumentLink>
        ))}
      </Box>
    ),
  }
  return (
    <FullScreenDialog
      title={translate('quoteHistory.detail', { rfq: rfqNumber })}
      onClose={onClose}
      actions={
        rows.some((row) => canOrder(row, businessToday())) && (
          <Button
            component={Link}
            to={`/quote-place-order?${new URLSearchParams({ quote: number })}`}
            variant="contained"
          >
            {translate('quoteHistory.placeOrder')}
          </Button>
        )
      }
    >
      <Box sx={{ maxWidth: 480 }}>
        <Facts title={translate('quoteHistory.facts.title')} facts={facts} isLoading={isLoading} />
      </Box>
      <RowsReport
        name="quoteDetails"
        entity={quoteDetail}
        rows={lines}
        columns={columns}
        cardFacts={cardFacts}
        show={show}
        file={{ ...piece.file, ...file }}
        isLoading={isLoading}
        {...failing}
      />
    </FullScreenDialog>
  )
}

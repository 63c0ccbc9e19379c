import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import TextField from '@mui/material/TextField'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { type ReactNode, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { linkOf } from '#dataProvider/calls/linkOf.ts'
import { useCall } from '#dataProvider/calls/useCall.ts'
import { useCurrentCustomer } from '#dataProvider/customer.ts'
import { statesOf } from '#dataProvider/lists/statesOf.ts'
import { businessToday } from '#kit/fields/days.ts'
import { DocumentLink } from '#kit/files/DocumentLink.tsx'
import { RowsReport } from '#kit/report/RowsReport.tsx'
import { type QuoteRow, quoteHistory, quoteRow } from '#schema/quotes/quoteHistory.ts'
import { canRequote, isExpired, searchableNumber } from '#schema/quotes/quoteRules.ts'
import { pieceCells } from '../pieceCells.ts'
import { Feedback } from './Feedback.tsx'
import { QuoteDetail } from './QuoteDetail.tsx'
import { WriteSeller } from './WriteSeller.tsx'

const columns = [
  'number',
  'rfqNumber',
  'quotedOn',
  'expiresOn',
  'item',
  'quantity',
  'weeks',
  'type',
  'outerDiameter',
  'innerDiameter',
  'length',
  'price',
  'status',
  'feedback',
] as const
const cardFacts = ['status', 'price'] as const
const plain = ['quotedOn', 'expiresOn', 'item', 'quantity', 'weeks', 'price'] as const
const ofPiece = ['type', 'outerDiameter', 'innerDiameter', 'length'] as const

/** Statuses of the portal's own service; statuses of other services are shown unchanged. */
const statuses = new Map([
  ['Quoted', 'quoted'],
  ['Expired', 'expired'],
  ['No Quote', 'noQuote'],
  ['Ordered', 'ordered'],
])

interface SearchProps {
  readonly number: string
  readonly onSearch: (number: string) => void
}

/** Searches by quote number; without one, the last 30 days are shown. */
const Search = ({ number, onSearch }: SearchProps) => {
  const translate = useTranslate()
  const [typed, setTyped] = useState(number)
  return (
    <Box
      component="form"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', flex: { xs: '1 1 250px', sm: 'none' } }}
      onSubmit={(event) => {
        event.preventDefault()
        onSearch(searchableNumber(typed))
      }}
    >
      <Tooltip title={translate('quoteHistory.window')}>
        <TextField
          size="small"
          label={translate('quoteHistory.number')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          autoComplete="off"
          slotProps={{ htmlInput: { maxLength: 60 } }}
          sx={{ flex: { xs: '1 1 150px', sm: 'none' } }}
        />
      </Tooltip>
      <Button type="submit" variant="contained">
        {translate('quoteHistory.search')}
      </Button>
      <Button
        // Phones show it in a line of its own, where it has a use.
        sx={{ display: { xs: typed === '' && number === '' ? 'none' : 'inline-flex', sm: 'inline-flex' } }}
        onClick={() => {
          setTyped('')
          onSearch('')
        }}
      >
        {translate('quoteHistory.clear')}
      </Button>
    </Box>
  )
}

const faded = { color: 'text.secondary', fontStyle: 'italic' }

/** Rows that can no longer be ordered are faded `docs/product/quotes.md#expired-quotes`. */
const styled = (row: QuoteRow, content: ReactNode) =>
  isExpired(row, businessToday()) ? (
    <Box component="span" className="no-quote" sx={faded}>
      {content}
    </Box>
  ) : (
    content
  )

const QuoteHistory = () => {
  const translate = useTranslate()
  const customerId = useCurrentCustomer() ?? 0
  const [search, setSearch] = useSearchParams()
  const number = searchableNumber(search.get('number') ?? '')
  const query = useCall(quoteHistory.list, { customerId, number: number || null, status: null })
  const [detail, setDetail] = useState<QuoteRow | null>(null)
  const [requoted, setRequoted] = useState<QuoteRow | null>(null)
  const rows = query.data ?? []
  const formatStatus = ({ status }: QuoteRow) => {
    const known = statuses.get(status)
    return known ? translate(`quoteHistory.statuses.${known}`) : status
  }

  const piece = pieceCells(translate)
  const show = {
    ...Object.fromEntries(plain.map((name) => [name, styled])),
    ...Object.fromEntries(ofPiece.map((name) => [name, (row: QuoteRow) => styled(row, piece.show[name](row))])),
    number: (row: QuoteRow, text: string) =>
      styled(
        row,
        <DocumentLink href={linkOf(quoteHistory.quoteFile, { number: row.number, revisionId: row.revisionId })}>
          {text}
        </DocumentLink>,
      ),
    rfqNumber: (row: QuoteRow, text: string) =>
      styled(
        row,
        <Link
          component="button"
          variant="inherit"
          aria-label={translate('quoteHistory.openDetail', { rfq: text })}
          onClick={() => setDetail(row)}
        >
          {text}
        </Link>,
      ),
    status: (row: QuoteRow) => (
      <Box
        component="span"
        sx={{ display: 'inline-flex', gap: 1, py: 0.5, alignItems: 'center', flexWrap: { xs: 'wrap', lg: 'nowrap' } }}
      >
        {styled(row, formatStatus(row))}
        {canRequote(row) && (
          <Button
            size="small"
            variant="outlined"
            aria-label={translate('quoteHistory.requoteOf', { number: row.number, item: row.item })}
            onClick={() => setRequoted(row)}
          >
            {translate('quoteHistory.requote')}
          </Button>
        )}
      </Box>
    ),
    feedback: (row: QuoteRow) => <Feedback row={row} customerId={customerId} onSent={() => void query.refetch()} />,
  }
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {number === '' ? translate('quoteHistory.window') : translate('quoteHistory.found', { number })}
      </Typography>
      <RowsReport
        name="quoteRows"
        entity={quoteRow}
        rows={rows}
        columns={columns}
        cardFacts={cardFacts}
        show={show}
        file={{ ...piece.file, status: formatStatus }}
        start={
          <Search key={number} number={number} onSearch={(text) => setSearch(text === '' ? {} : { number: text })} />
        }
        pageSize={25}
        {...statesOf(query)}
      />
      {detail && (
        <QuoteDetail rows={rows.filter(({ quoteId }) => quoteId === detail.quoteId)} onClose={() => setDetail(null)} />
      )}
      {requoted && (
        <WriteSeller
          kind="requote"
          row={requoted}
          customerId={customerId}
          onClose={() => setRequoted(null)}
          onSent={() => void query.refetch()}
        />
      )}
    </Box>
  )
}

export default QuoteHistory

import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import TextField from '@mui/material/TextField'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { useCurrentCustomer } from '../../../dataProvider/customer.ts'
import { linkOf } from '../../../dataProvider/linkOf.ts'
import { statesOf } from '../../../dataProvider/statesOf.ts'
import { useCall } from '../../../dataProvider/useCall.ts'
import type { AnswerOf } from '../../../schema/call.ts'
import { quoteHistory, quoteRow } from '../../../schema/quoteHistory.ts'
import { canRequote, isExpired } from '../../../schema/quoteRules.ts'
import { businessToday } from '../../../src/kit/businessToday.ts'
import { DocumentLink } from '../../../src/kit/documents/DocumentLink.tsx'
import { RowsReport } from '../../../src/kit/table/RowsReport.tsx'
import { Feedback } from './Feedback.tsx'
import { QuoteDetail } from './QuoteDetail.tsx'
import { WriteSeller } from './WriteSeller.tsx'

export type QuoteRow = AnswerOf<typeof quoteHistory.list>[number]

const columns = [
  ...(['number', 'rfqNumber', 'item', 'quantity', 'weeks', 'outerDiameter', 'innerDiameter', 'length'] as const),
  ...(['price', 'status', 'feedback'] as const),
]

interface SearchProps {
  readonly number: string
  readonly onSearch: (number: string) => void
}

/** By the quote's number; without one the last 30 days are shown. */
const Search = ({ number, onSearch }: SearchProps) => {
  const translate = useTranslate()
  const [typed, setTyped] = useState(number)
  return (
    <Box
      component="form"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}
      onSubmit={(event) => {
        event.preventDefault()
        // No path may hold them, and no number does.
        onSearch(typed.replace(/[/\\%]|^\.+/g, '').trim())
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
        />
      </Tooltip>
      <Button type="submit" variant="contained">
        {translate('quoteHistory.search')}
      </Button>
      <Button
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

/** The lines of a customer's quotes, with their files, details, requotes and feedback. */
const QuoteHistory = () => {
  const translate = useTranslate()
  const customerId = useCurrentCustomer() ?? 0
  const [search, setSearch] = useSearchParams()
  const number = (search.get('number') ?? '').slice(0, 60)
  const query = useCall(quoteHistory.list, { customerId, number: number || null, status: null })
  const [detail, setDetail] = useState<QuoteRow | null>(null)
  const [requoted, setRequoted] = useState<QuoteRow | null>(null)
  const today = businessToday()

  const show = {
    number: (row: QuoteRow, text: string) => (
      <DocumentLink href={linkOf(quoteHistory.quoteFile, { number: row.number, revisionId: row.revisionId })}>
        {text}
      </DocumentLink>
    ),
    rfqNumber: (row: QuoteRow, text: string) => (
      <Link
        component="button"
        variant="inherit"
        aria-label={translate('quoteHistory.openDetail', { rfq: text })}
        onClick={() => setDetail(row)}
      >
        {text}
      </Link>
    ),
    price: (row: QuoteRow, text: string) => (
      <Box component="span" className={isExpired(row, today) ? 'no-quote' : ''} sx={isExpired(row, today) ? faded : {}}>
        {text}
      </Box>
    ),
    status: (row: QuoteRow, text: string) => (
      <Box component="span" sx={{ display: 'inline-flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Box component="span" sx={isExpired(row, today) ? faded : {}}>
          {text}
        </Box>
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
      <Search key={number} number={number} onSearch={(wanted) => setSearch(wanted === '' ? {} : { number: wanted })} />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {number === '' ? translate('quoteHistory.window') : translate('quoteHistory.found', { number })}
      </Typography>
      <RowsReport
        name="quoteRows"
        entity={quoteRow}
        rows={query.data ?? []}
        columns={columns}
        show={show}
        pageSize={25}
        {...statesOf(query)}
      />
      {detail && <QuoteDetail row={detail} onClose={() => setDetail(null)} />}
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

import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useMemo } from 'react'
import { useTranslate } from 'react-admin'
import { Link, useSearchParams } from 'react-router-dom'
import { describeReason } from '#dataProvider/calls/failureTexts.ts'
import { useCall } from '#dataProvider/calls/useCall.ts'
import { useCurrentCustomer } from '#dataProvider/customer.ts'
import { statesOf } from '#dataProvider/lists/statesOf.ts'
import { Loadable } from '#kit/cards/Loadable.tsx'
import { BusyButton } from '#kit/feedback/BusyButton.tsx'
import { MessageBanner } from '#kit/feedback/MessageBanner.tsx'
import { businessToday } from '#kit/fields/days.ts'
import { ChooseFiles } from '#kit/files/ChooseFiles.tsx'
import { formatFileSize } from '#kit/files/fileRules.ts'
import { UploadProgress } from '#kit/files/UploadProgress.tsx'
import { UnsavedGuard } from '#kit/form/UnsavedGuard.tsx'
import { portalSettings } from '#kit/portalSettings.ts'
import { support } from '#schema/company/support.ts'
import { pieceText, type QuotedPiece } from '#schema/quotes/piece.ts'
import { type QuoteRow, quoteHistory } from '#schema/quotes/quoteHistory.ts'
import { searchableNumber, wholeLines } from '#schema/quotes/quoteRules.ts'
import { OrderCards } from './OrderCards.tsx'
import { OrderTable } from './OrderTable.tsx'
import { type OrderRow, type PricedRow, rowsOf } from './orderRows.ts'
import { usePlaceOrder } from './usePlaceOrder.ts'

interface Props {
  readonly customerId: number
  readonly start: readonly OrderRow[]
  /** All rows of the quote, including those that cannot be ordered. */
  readonly quoted: readonly QuoteRow[]
}

/**
 * Shown with a connected write service, where orders cannot be placed: the contact for the purchase order
 * `docs/product/quotes.md#placing-the-order`.
 */
const NotHere = ({ customerId }: Pick<Props, 'customerId'>) => {
  const translate = useTranslate()
  const { data } = useCall(support.salesContact, { customerId })
  const seller = data ? `${data.sellerName} <${data.sellerEmail}>` : translate('placeOrder.representative')
  return <MessageBanner kind="info">{translate('placeOrder.notHere', { seller })}</MessageBanner>
}

interface UnpricedProps {
  readonly rows: readonly PricedRow[]
  readonly error: unknown
}

/** Names the items that can be ordered only in their quoted quantity. */
const Unpriced = ({ rows, error }: UnpricedProps) => {
  const translate = useTranslate()
  if (rows.length === 0) return null
  if (error)
    return (
      <MessageBanner kind="error">
        {translate('placeOrder.unpriced', { reason: describeReason(error, translate) })}
      </MessageBanner>
    )
  return rows.map(({ item, number, quotedQuantity }) => (
    <MessageBanner key={item} kind="warning">
      {translate('placeOrder.clashes.quantity', { item, quote: number, quantity: quotedQuantity })}
    </MessageBanner>
  ))
}

const Order = ({ customerId, start, quoted }: Props) => {
  const translate = useTranslate()
  const order = usePlaceOrder(customerId, start)
  const { rows, unpriced, isPricing, priceError, setRows, name, setName, files, setFiles } = order
  const { message, upload, submit, isUnsaved } = order
  const quoteId = start[0]?.quoteId ?? 0
  const { data: detail = [] } = useCall(quoteHistory.detail, { quoteId }, { enabled: quoteId !== 0 })
  const lines = wholeLines(detail, quoted)
  const lineOf = (item: number) => lines.find((line) => line.item === item)
  const pieceOf = (item: number) => {
    const line = lineOf(item)
    const piece: QuotedPiece = line ?? quoted.find((row) => row.item === item) ?? {}
    return pieceText(
      piece,
      piece.type ? translate(`quote.types.${piece.type}`, { _: piece.type }) : '',
      line?.materialSpec,
    )
  }
  const isHere = portalSettings().isEmbedded.write
  const isSending = upload.state.status === 'sending'
  const [file] = files
  const Rows = useMediaQuery('(max-width: 599.95px)') ? OrderCards : OrderTable
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isSending && !isPricing) void submit()
      }}
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <UnsavedGuard isUnsaved={isUnsaved} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <TextField
          size="small"
          label={translate('placeOrder.name')}
          required
          value={name}
          onChange={({ target }) => setName(target.value)}
          autoComplete="off"
          slotProps={{ htmlInput: { maxLength: 100 } }}
        />
        <ChooseFiles isSingle rows={files} onChoose={setFiles} disabled={isSending}>
          {translate('placeOrder.choose')}
        </ChooseFiles>
        <Typography variant="body2">
          {file ? `${file.name} (${formatFileSize(file.size)})` : translate('placeOrder.noFile')}
        </Typography>
      </Box>
      {rows.length === 0 && (
        <Typography>
          {translate('placeOrder.none')} <Link to="/quote-status">{translate('placeOrder.history')}</Link>
        </Typography>
      )}
      <Rows rows={rows} onChange={setRows} partNumberOf={(item) => lineOf(item)?.partNumber ?? '-'} pieceOf={pieceOf} />
      {!isPricing && <Unpriced rows={unpriced} error={priceError} />}
      {!isHere && <NotHere customerId={customerId} />}
      {message !== null && <MessageBanner kind="error">{message}</MessageBanner>}
      {message === null && upload.state.status !== 'idle' && (
        <UploadProgress state={upload.state} onCancel={upload.cancel} />
      )}
      <Box>
        <BusyButton
          variant="contained"
          isBusy={isSending || isPricing}
          busyHint={translate(isSending ? 'placeOrder.submitting' : 'placeOrder.pricing')}
          disabled={rows.length === 0 || !isHere || (unpriced.length > 0 && !isPricing)}
          type="submit"
        >
          {translate('placeOrder.submit')}
        </BusyButton>
      </Box>
    </Box>
  )
}

const PlaceOrder = () => {
  const customerId = useCurrentCustomer() ?? 0
  const [search] = useSearchParams()
  const number = searchableNumber(search.get('quote') ?? '')
  const query = useCall(quoteHistory.list, { customerId, number: number || null, status: null })
  const quoted = useMemo(() => (query.data ?? []).filter((row) => row.number === number), [query.data, number])
  const start = useMemo(() => rowsOf(quoted, businessToday()), [quoted])
  return (
    <Loadable height={320} {...statesOf(query)}>
      {query.data && <Order key={`${customerId} ${number}`} customerId={customerId} start={start} quoted={quoted} />}
    </Loadable>
  )
}

export default PlaceOrder

import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { CallError } from '#dataProvider/calls/callError.ts'
import { describeReason } from '#dataProvider/calls/failureTexts.ts'
import { useCall } from '#dataProvider/calls/useCall.ts'
import { useDialogs } from '#kit/feedback/dialogs.ts'
import { formatDollars } from '#kit/fields/formats.ts'
import { portalSettings } from '#kit/portalSettings.ts'
import { placedOrderAddress } from '#schema/addresses.ts'
import { decodeAnswer } from '#schema/entity.ts'
import { type OrderedRow, type OrderPrice, orderPrice, orderRequests } from '#schema/quotes/orderRequests.ts'
import { listOf } from '#schema/wire/envelope.ts'
import { useFileSending } from '../../useFileSending.ts'
import { isComplete, isWithoutQuantity, type OrderRow, pricedRows, totalOf, unpricedItems } from './orderRows.ts'

const orderedRowsOf = (rows: readonly OrderRow[]) =>
  rows.map(({ quoteId, item, release, quantity, requestedOn }) => ({
    quoteId,
    item,
    release,
    quantity: Number(quantity),
    requestedOn,
  }))

/** Prices do not depend on dates, and so are not requested again when one changes. */
const withoutDate = (row: OrderedRow) => ({ ...row, requestedOn: null })

/**
 * Rows with the server's prices for their quantities. Connected services quote by rules of their own, so that only the
 * quoted quantity has a price there.
 */
const useOrderPrices = (customerId: number, rows: readonly OrderRow[]) => {
  const [newer, setNewer] = useState<readonly OrderPrice[]>([])
  const { isEmbedded } = portalSettings()
  const enabled = isEmbedded.read && isEmbedded.write && rows.length > 0 && isComplete(rows)
  const {
    data = [],
    error,
    isLoading,
  } = useCall(orderRequests.prices, { customerId, rows: orderedRowsOf(rows).map(withoutDate) }, { enabled })
  const priced = pricedRows(rows, [...newer, ...data])
  const unpriced = isComplete(rows) ? unpricedItems(priced) : []
  return {
    priced,
    unpriced,
    isPricing: isLoading && unpriced.length > 0,
    error: unpriced.length > 0 ? error : null,
    /** Takes the prices of a conflict, in wire form. */
    takeNewer: (wire: unknown) => setNewer(decodeAnswer(listOf(orderPrice), wire, 'precios')),
  }
}

interface Clash {
  readonly reason?: string
  readonly partida?: number
  readonly cotizacion?: string
  readonly cantidad?: number
  readonly precios?: unknown
}

const clashes: readonly unknown[] = ['name', 'ordered', 'expired', 'quantity', 'price']

const clashOf = (error: unknown) =>
  error instanceof CallError && error.status === 409 ? (error.current as Clash | null | undefined) : null

/** Reason of a failure; conflicts (for example ordered by another user, expired, duplicate name) have their own texts. */
const reasonOf = (error: unknown, name: string, translate: ReturnType<typeof useTranslate>) => {
  const { reason, partida: item, cotizacion: quote, cantidad: quantity } = clashOf(error) ?? {}
  return clashes.includes(reason)
    ? translate(`placeOrder.clashes.${reason}`, { name, item, quote, quantity })
    : describeReason(error, translate)
}

export const usePlaceOrder = (customerId: number, start: readonly OrderRow[]) => {
  const translate = useTranslate()
  const navigate = useNavigate()
  const { alert, confirm } = useDialogs()
  const [rows, setRows] = useState(start)
  const { priced, unpriced, isPricing, error: priceError, takeNewer } = useOrderPrices(customerId, rows)
  const [name, setName] = useState('')
  const [message, setMessage] = useState<string | null>(null)
  const [isPlaced, setPlaced] = useState(false)
  const { rows: files, choose: setFiles, run, ...upload } = useFileSending(orderRequests.place)

  const submit = async () => {
    const missing = [
      ...(name.trim() === '' ? [translate('placeOrder.name')] : []),
      ...(files.length === 0 ? [translate('placeOrder.file')] : []),
      ...rows.filter(isWithoutQuantity).map((row) => translate('placeOrder.quantityOf', { ...row })),
    ]
    if (missing.length > 0) return setMessage(translate('placeOrder.missing', { names: missing.join('; ') }))
    const total = totalOf(priced)
    if (total === null) return
    const input = { customerId, name: name.trim(), rows: orderedRowsOf(rows), total }
    const values = { name: input.name, total: formatDollars(total) }
    setMessage(null)
    const label = translate('placeOrder.submit')
    if (!(await confirm({ message: translate('placeOrder.question', values), confirmLabel: label }))) return
    const result = await run(input)
    if (!result.isDone) {
      const clash = clashOf(result.error)
      if (clash?.reason === 'price') takeNewer(clash.precios)
      if (result.error)
        setMessage(translate('placeOrder.failed', { reason: reasonOf(result.error, input.name, translate) }))
      return
    }
    setPlaced(true)
    await alert({ message: translate('placeOrder.done', { number: result.answer.number }) })
    navigate(placedOrderAddress(result.answer.number))
  }
  /** A message refers to the sent values, so it disappears with the next change. */
  const clearing =
    <T>(set: (value: T) => void) =>
    (value: T) => {
      setMessage(null)
      set(value)
    }
  const isTouched = name !== '' || files.length > 0 || rows !== start
  return {
    rows: priced,
    unpriced,
    isPricing,
    priceError,
    name,
    files,
    setRows: clearing(setRows),
    setName: clearing(setName),
    setFiles: clearing(setFiles),
    message,
    upload,
    submit,
    isUnsaved: isTouched && !isPlaced,
  }
}

import { useState } from 'react'
import { useCall } from '../../../dataProvider/calls/useCall.ts'
import { type OrderedRow, type OrderPrice, orderPrice, orderRequests } from '../../../schema/quotes/orderRequests.ts'
import { listOf } from '../../../schema/wire/envelope.ts'
import { portalSettings } from '../../../src/kit/portalSettings.ts'
import { isComplete, type OrderRow, pricedRows, unpricedItems } from './orderRows.ts'

export const orderedRowsOf = (rows: readonly OrderRow[]) =>
  rows.map(({ quoteId, item, release, quantity, requestedOn }) => ({
    ...{ quoteId, item, release, quantity: Number(quantity), requestedOn },
  }))

/** Prices do not depend on dates, and so are not requested again when one changes. */
const withoutDate = (row: OrderedRow) => ({ ...row, requestedOn: null })

/**
 * Rows with the server's prices for their quantities. Connected services quote by rules of their own, so that only the
 * quoted quantity has a price there.
 */
export const useOrderPrices = (customerId: number, rows: readonly OrderRow[]) => {
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
    takeNewer: (wire: unknown) => setNewer(listOf(orderPrice).decode(wire, 'precios')),
  }
}

import { orderRequests } from '#schema/quotes/orderRequests.ts'
import { quoteHistory } from '#schema/quotes/quoteHistory.ts'
import { quotes } from '#schema/quotes/quotes.ts'
import { implement } from '../implement.ts'
import { addresses, contact, machining, specs, treatments, ultrasonic } from './choices.ts'
import { detail, document } from './detail.ts'
import { mailFeedback, requote, sendFeedback } from './feedback.ts'
import { list } from './listHistory.ts'
import { mail } from './mailQuote.ts'
import { prices } from './orderPrices.ts'
import { listPlaced, placedDetail, placedFile } from './placedOrders.ts'
import { place } from './placeOrder.ts'
import { quoteFile } from './quoteFile.ts'
import { quotePart } from './quotePart.ts'

export const quotesCalls = implement('quotes', quotes, {
  contact,
  specs,
  treatments,
  machining,
  ultrasonic,
  addresses,
  quotePart,
  mail,
})

export const quoteHistoryCalls = implement('quoteHistory', quoteHistory, {
  list,
  detail,
  sendFeedback,
  mailFeedback,
  requote,
  quoteFile,
  document,
})

export const orderRequestsCalls = implement('orderRequests', orderRequests, {
  prices,
  place,
  list: listPlaced,
  detail: placedDetail,
  file: placedFile,
})

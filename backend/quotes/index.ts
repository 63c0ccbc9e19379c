import { orderRequests } from '../../schema/orderRequests.ts'
import { quoteHistory } from '../../schema/quoteHistory.ts'
import { quotes } from '../../schema/quotes.ts'
import { implement } from '../implement.ts'
import { addresses, contact, machining, specs, treatments, ultrasonic } from './choices.ts'
import { detail, document } from './detail.ts'
import { mailFeedback, requote, sendFeedback } from './feedback.ts'
import { list } from './listHistory.ts'
import { mail } from './mailQuote.ts'
import { place } from './placeOrder.ts'
import { quoteFile } from './quoteFile.ts'
import { quotePart } from './quotePart.ts'

/** The quotes area: what can be quoted, prices, the quote by mail. */
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

/** What became of quotes: their lines, drawings and documents, feedback, requotes. */
export const quoteHistoryCalls = implement('quoteHistory', quoteHistory, {
  list,
  detail,
  sendFeedback,
  mailFeedback,
  requote,
  quoteFile,
  document,
})

/** Orders that are placed upon quotes. */
export const orderRequestsCalls = implement('orderRequests', orderRequests, { place })

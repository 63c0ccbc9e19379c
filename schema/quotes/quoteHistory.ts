import { content, ofCustomer, read, write } from '../call.ts'
import { entity, keyedEntity, type RowOf, rows } from '../entity.ts'
import { day, email, flag, inches, integer, money, nullable, optional, quantity, recordId, text } from '../kinds.ts'
import { orNull } from '../orders/orderStatus.ts'
import { approvalFiles } from '../quality/approvalFiles.ts'
import { file, inKey, listOf } from '../wire/envelope.ts'
import { receipt } from '../wire/receipt.ts'
import { pieceType } from './quotes.ts'

const number = (wire: string) => text(wire, { max: 60 })
const multiline = (wire: string) => text(wire, { isMultiline: true })

const rowFields = {
  rfqNumber: number('rfqNumber'),
  quoteId: recordId('quoteId', { min: 1 }),
  number: number('cotizacion'),
  revision: integer('revision'),
  revisionId: recordId('revisionid', { min: 1 }),
  item: integer('partida'),
  quantity: quantity('qty'),
  weeks: nullable(integer('leadtime')),
  type: optional(nullable(pieceType('tipoPieza'))),
  outerDiameter: nullable(inches('de')),
  innerDiameter: nullable(inches('di')),
  length: nullable(inches('h')),
  price: nullable(money('precio')),
  /** In the service's wording: Quoted, Expired, No Quote, Ordered. */
  status: text('estatus', { mayBeEmpty: true }),
  isNoQuote: flag('noQuote'),
  committedOn: nullable(day('{product}CommitDate')),
  requestedOn: nullable(day('customerRequestDate')),
  quotedOn: optional(nullable(day('quoteDate'))),
  expiresOn: nullable(day('quoteExpirationDate')),
  hasOrder: flag('tienePedidoLigado'),
  isFeedbackSent: flag('feedbackEnviado'),
  feedback: nullable(text('feedback', { isMultiline: true, max: 4000 })),
}

/**
 * Line of a quote in the history. Sizes are in inches, regardless of the customer's unit. The type of piece and the
 * date of the quote are the portal's own fields.
 */
export const quoteRow = keyedEntity('quoteRow', ['quoteId', 'item'], rowFields)

export type QuoteRow = RowOf<typeof quoteRow>

const extraDocument = entity('quoteDocument', {
  fileId: text('fileId', { max: 64 }),
  name: text('fileName'),
  extension: text('extensionType', { mayBeEmpty: true }),
})

/**
 * Line of a quote in the detail view. The specification lists no item, type, sizes or request date here; if a service
 * omits them, `wholeLines` takes them from the history row. Sizes are in inches here, too.
 */
export const quoteDetail = keyedEntity('quoteDetail', 'item', {
  item: optional(integer('partida')),
  quotedOn: day('quoteDate'),
  requestedOn: optional(nullable(day('customerRequestDate'))),
  email: email('mail', { mayBeEmpty: true }),
  unit: text('measurementUnit'),
  partNumber: nullable(text('partNumber')),
  quantity: quantity('quantity'),
  type: optional(nullable(pieceType('tipoPieza'))),
  outerDiameter: optional(nullable(inches('de'))),
  innerDiameter: optional(nullable(inches('di'))),
  length: optional(nullable(inches('h'))),
  materialSpec: nullable(text('materialSpec')),
  machining: nullable(text('machiningCondition')),
  drawingRevision: nullable(text('drawingRevision')),
  comments: nullable(multiline('comments')),
  documents: rows('additionalDocs', extraDocument),
  drawing: nullable(text('customerDraw', { max: 64 })),
})

export type DetailLine = RowOf<typeof quoteDetail>

/** Customer's opinion of a quote `docs/product/quotes.md#feedback-and-requote`; 'Other' requires a reason. */
export const feedbackOptions = { 1: 'leadTime', 2: 'price', 3: 'other' } as const

/** Quote row with the message; the portal's own service reads only the quote id from the row. */
const aboutQuote = {
  ...rowFields,
  comment: multiline('comentario'),
  /** Ignored: the server always writes to the seller `docs/product/quotes.md#feedback-and-requote`. */
  recipient: email('destinatario', { mayBeEmpty: true }),
  customer: text('cliente', { mayBeEmpty: true }),
  contactName: text('nombreContacto', { mayBeEmpty: true }),
}

const page = ofCustomer('quote-status')
const rowAccess = { pages: ['quote-status'], owner: 'row' } as const
const done = receipt('quoteMessage', {})

export const quoteHistory = {
  /** Quotes of the last 30 days; a search by number covers all quotes `docs/product/quotes.md#history-window`. */
  list: read('GET', '/EQuoteService/ListadoEquote/:customerId/:number/:status', {
    access: page.access,
    params: {
      ...page.params,
      number: orNull(nullable(number('cotizacion'))),
      status: orNull(nullable(text('estatus', { max: 40 }))),
    },
    answer: inKey('ListadoEquote', listOf(quoteRow)),
  }),
  detail: read('GET', '/EQuoteService/Detalle/:quoteId', {
    access: rowAccess,
    params: { quoteId: recordId('quoteId', { min: 1 }) },
    answer: listOf(quoteDetail),
  }),
  /** Message to the seller, stored with the quote; possible once. */
  sendFeedback: write('POST', '/EQuoteService/EnviarFeedback', {
    access: page.access,
    rate: 'mails',
    body: entity('quoteFeedback', {
      customerId: recordId('idCustomer', { min: 1 }),
      rfqNumber: number('rfqNumber'),
      message: multiline('message'),
    }),
    answer: done,
    takesKey: true,
  }),
  /** Sends feedback by e-mail, for quotes without an expiry date. */
  mailFeedback: write('POST', '/EQuoteService/CorreoFeedback/:customerId', {
    ...page,
    rate: 'mails',
    body: entity('feedbackMail', aboutQuote),
    answer: done,
    takesKey: true,
  }),
  requote: write('POST', '/EQuoteService/CorreoRequote/:customerId', {
    ...page,
    rate: 'mails',
    body: entity('requoteMail', aboutQuote),
    answer: done,
    takesKey: true,
  }),
  quoteFile: content('GET', '/EQuoteService/Cotizacion/:number/:revisionId', {
    access: rowAccess,
    params: { number: number('cotizacion'), revisionId: recordId('revisionid', { min: 1 }) },
    answer: file('application/pdf'),
  }),
  document: content('GET', '/EQuoteService/Documento/:fileId', {
    forwardedAs: approvalFiles.document,
    access: rowAccess,
    params: { fileId: text('fileId', { max: 64 }) },
    answer: file('*/*', { isUploaded: true }),
  }),
}

import { content, ofCustomer, read, write } from '../call.ts'
import { entity, keyedEntity, type RowOf, rows } from '../entity.ts'
import { day, email, flag, inches, integer, money, nullable, optional, quantity, text } from '../kinds.ts'
import { orNull } from '../orders/orderStatus.ts'
import { approvalFiles } from '../quality/approvalFiles.ts'
import { file, inKey, listOf } from '../wire/envelope.ts'

const number = (wire: string) => text(wire, { max: 60 })
const multiline = (wire: string) => text(wire, { isMultiline: true })

const rowFields = {
  rfqNumber: number('rfqNumber'),
  quoteId: integer('quoteId', { min: 1 }),
  number: number('cotizacion'),
  revision: integer('revision'),
  revisionId: integer('revisionid', { min: 1 }),
  item: integer('partida'),
  quantity: quantity('qty'),
  weeks: nullable(integer('leadtime')),
  outerDiameter: nullable(inches('de')),
  innerDiameter: nullable(inches('di')),
  length: nullable(inches('h')),
  price: nullable(money('precio')),
  /** In the service's words: Quoted, Expired, No Quote, Ordered. */
  status: text('estatus', { mayBeEmpty: true }),
  isNoQuote: flag('noQuote'),
  committedOn: nullable(day('{product}CommitDate')),
  requestedOn: nullable(day('customerRequestDate')),
  expiresOn: nullable(day('quoteExpirationDate')),
  hasOrder: flag('tienePedidoLigado'),
  isFeedbackSent: flag('feedbackEnviado'),
  feedback: nullable(text('feedback', { isMultiline: true, max: 4000 })),
}

/** A line of a quote as the history lists it (spec 3 §3); sizes are inches whatever the customer measures in. */
export const quoteRow = keyedEntity('quoteRow', ['quoteId', 'item'], rowFields)

export type QuoteRow = RowOf<typeof quoteRow>

const extraDocument = entity('quoteDocument', {
  fileId: text('fileId', { max: 64 }),
  name: text('fileName'),
  extension: text('extensionType', { mayBeEmpty: true }),
})

/**
 * A line as the detail tells it. The specification names no item, sizes and request date here, which the row of the
 * history has: where a service leaves them out they are that row's (`wholeLines`).
 */
export const quoteDetail = keyedEntity('quoteDetail', 'item', {
  item: optional(integer('partida')),
  quotedOn: day('quoteDate'),
  requestedOn: optional(nullable(day('customerRequestDate'))),
  email: email('mail', { mayBeEmpty: true }),
  unit: text('measurementUnit'),
  partNumber: nullable(text('partNumber')),
  quantity: quantity('quantity'),
  outerDiameter: optional(nullable(inches('de'))),
  innerDiameter: optional(nullable(inches('di'))),
  length: optional(nullable(inches('h'))),
  materialSpec: nullable(text('materialSpec')),
  machining: nullable(text('machiningCondition')),
  drawingRevision: nullable(text('drawingRevision')),
  comments: nullable(multiline('comments')),
  documents: rows('additionalDocs', extraDocument),
  /** The file of the customer's drawing. */
  drawing: nullable(text('customerDraw', { max: 64 })),
})

export type DetailLine = RowOf<typeof quoteDetail>

/** What a customer thinks of a quote (spec 3 §3); 'Other' needs a reason. */
export const feedbackOptions = { 1: 'leadTime', 2: 'price', 3: 'other' } as const

/** The quote row and what is written about it (spec 3 §7). Of the row the portal's own service reads the quote's id. */
const aboutQuote = {
  ...rowFields,
  comment: multiline('comentario'),
  /** The seller; the server writes to that one whatever stands here (DECISIONS R64). */
  recipient: email('destinatario', { mayBeEmpty: true }),
  customer: text('cliente', { mayBeEmpty: true }),
  contactName: text('nombreContacto', { mayBeEmpty: true }),
}

const page = ofCustomer('quote-status')
const rowAccess = { pages: ['quote-status'], owner: 'row' } as const
const done = entity('quoteMessage', { message: text('message') })

/** The quotes of a customer: what became of them, what is thought of them (spec 3 §2, §7 'Quotes'). */
export const quoteHistory = {
  /** Of the last 30 days; by a number of any time (DECISIONS Q8). */
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
    params: { quoteId: integer('quoteId', { min: 1 }) },
    answer: listOf(quoteDetail),
  }),
  /** A message to the quote's seller, kept with the quote: once (spec 3 §4). */
  sendFeedback: write('POST', '/EQuoteService/EnviarFeedback', {
    access: page.access,
    rate: 'mails',
    body: entity('quoteFeedback', {
      customerId: integer('idCustomer', { min: 1 }),
      rfqNumber: number('rfqNumber'),
      message: multiline('message'),
    }),
    answer: done,
    takesKey: true,
  }),
  /** The same as a mail, of a quote that has no expiry. */
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
    params: { number: number('cotizacion'), revisionId: integer('revisionid', { min: 1 }) },
    answer: file('application/pdf'),
  }),
  /** A drawing, or what was sent along beside it. */
  document: content('GET', '/EQuoteService/Documento/:fileId', {
    forwardedAs: approvalFiles.document,
    access: rowAccess,
    params: { fileId: text('fileId', { max: 64 }) },
    answer: file('*/*', { isUploaded: true }),
  }),
}

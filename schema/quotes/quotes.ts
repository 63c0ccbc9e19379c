import { ofCustomer, read, write } from '../call.ts'
import { entity, keyedEntity, type RowOf } from '../entity.ts'
import { email, flag, inches, integer, money, nullable, oneOf, optional, text } from '../kinds.ts'
import { inKey, listOf } from '../wire/envelope.ts'

export const pieceType = (wire: string) => oneOf(wire, { 1: 'ring', 2: 'disc', 3: 'bar', 4: 'block' })

export type PieceType = 'ring' | 'disc' | 'bar' | 'block'
export const pieceTypes: readonly PieceType[] = ['ring', 'disc', 'bar', 'block']

/** Validity of a price, in days. */
export const quoteDays = 30

const guid = (wire: string) => text(wire, { max: 64 })

/** The specifications do not name the fields: what is missing, the page finds out or does without. */
const quoteContact = entity('quoteContact', {
  crmId: optional(guid('idCRM')),
  customer: optional(text('nombreCliente')),
  isRingOnly: optional(flag('soloAnillos')),
  hasWorks: optional(flag('opcionesEspeciales')),
  hasAddresses: optional(flag('direccionEmbarque')),
})

/** Selectable option: specification, heat treatment, machining or ultrasonic test. */
const quoteOption = keyedEntity('quoteOption', 'guid', { guid: guid('Guid'), name: text('Nombre') })

const shippingAddress = entity('shippingAddress', { address: text('strDireccionEmbarque') })

const size = (wire: string) => inches(wire, { min: 0, max: 10_000 })
const count = (wire: string) => integer(wire, { min: 0, max: 1_000_000 })

/** Part to be quoted, in inches; for blocks, the two diameters hold thickness and width. */
export const quoteRequest = entity('quoteRequest', {
  crmId: guid('idCRM'),
  specGuid: guid('guidResumenEspecificacion'),
  treatmentGuid: nullable(guid('opcionTT')),
  machiningGuid: nullable(guid('opcionMaq')),
  ultrasonicGuid: nullable(guid('opcionUT')),
  type: pieceType('guidTipoPieza'),
  quantity: integer('cantidad', { min: 1, max: 1_000_000 }),
  outerDiameter: size('de'),
  innerDiameter: size('di'),
  length: size('h'),
  /** Number of the quote to extend; null starts a new one. */
  number: nullable(text('numeroCotizacion', { max: 60 })),
  firstHole: size('diam1'),
  firstHoles: count('noagujeros1'),
  secondHole: size('diam2'),
  secondHoles: count('noagujeros2'),
  address: nullable(text('strDireccionEmbarque')),
})

/** True for a ring whose hole is at least as wide as the ring. */
export const hasNoWall = ({
  type,
  outerDiameter,
  innerDiameter,
}: Pick<RowOf<typeof quoteRequest>, 'type' | 'outerDiameter' | 'innerDiameter'>) =>
  type === 'ring' && innerDiameter >= outerDiameter

/** Quoted price of a part. The error is empty, or the text 'null' if the part must be quoted manually. */
export const quotedPart = entity('quotedPart', {
  number: nullable(text('Cotizacion')),
  quantity: integer('Cantidad'),
  weeks: nullable(integer('Semanas')),
  price: nullable(money('Costo')),
  error: text('Error', { mayBeEmpty: true }),
})

/** Error of a part that cannot be quoted automatically. */
export const notPossible = 'null'

const page = ofCustomer('quote')

export const quotes = {
  contact: read('GET', '/EQuoteService/ObtenerContacto/:customerId', { ...page, answer: quoteContact }),
  specs: read('GET', '/EQuoteService/ObtenerEspecificaciones/:customerId', { ...page, answer: listOf(quoteOption) }),
  treatments: read('GET', '/EQuoteService/ObtenerOpcionesTT/:customerId/:specGuid', {
    access: page.access,
    params: { ...page.params, specGuid: guid('specGuid') },
    answer: listOf(quoteOption),
  }),
  machining: read('GET', '/EQuoteService/ObtenerOpcionesMaquinado/:customerId', {
    ...page,
    answer: listOf(quoteOption),
  }),
  ultrasonic: read('GET', '/EQuoteService/ObtenerOpcionesUT/:customerId', { ...page, answer: listOf(quoteOption) }),
  addresses: read('GET', '/EQuoteService/ObtenerDireccionesEmbarque/:customerId', {
    ...page,
    answer: listOf(shippingAddress),
  }),
  quotePart: write('POST', '/EQuoteService/ObtenerPartidaGenerada/:customerId', {
    ...page,
    body: quoteRequest,
    answer: inKey('ObtenerPartidaGeneradaResult', quotedPart),
    takesKey: true,
  }),
  /**
   * Sends a quote to the caller and the seller by e-mail; error '0' means success, the e-mail is queued
   * `docs/product/quotes.md#quote-by-e-mail`.
   */
  mail: write('POST', '/EQuoteService/ObtenerCorreoEnviado/:customerId', {
    ...page,
    rate: 'mails',
    body: entity('quoteMail', {
      email: email('correo'),
      customer: text('nombreCliente'),
      number: text('Cotizacion', { max: 60 }),
    }),
    answer: inKey(
      'ObtenerCorreoEnviadoResult',
      entity('quoteMailed', { error: text('Error'), message: optional(text('Mensaje', { isMultiline: true })) }),
    ),
    takesKey: true,
  }),
}

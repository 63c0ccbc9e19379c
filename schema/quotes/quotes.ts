import { ofCustomer, read, write } from '../call.ts'
import { entity, keyedEntity } from '../entity.ts'
import { email, flag, inches, integer, money, nullable, oneOf, optional, text } from '../kinds.ts'
import { inKey, listOf } from '../wire/envelope.ts'

/** What is forged, by the codes of the quote screen (spec 2 §9). */
export const pieceType = oneOf('guidTipoPieza', { 1: 'ring', 2: 'disc', 3: 'bar', 4: 'block' })

export type PieceType = 'ring' | 'disc' | 'bar' | 'block'
export const pieceTypes: readonly PieceType[] = ['ring', 'disc', 'bar', 'block']

/** So many days a price holds. */
export const quoteDays = 30

const guid = (wire: string) => text(wire, { max: 64 })

/** How a customer is quoted. */
export const quoteContact = entity('quoteContact', {
  crmId: guid('idCRM'),
  customer: text('nombreCliente'),
  isRingOnly: flag('soloAnillos'),
  /** May choose machining, ultrasonic tests and drilled holes. */
  hasWorks: flag('opcionesEspeciales'),
  hasAddresses: flag('direccionEmbarque'),
})

/** Something to choose: a specification, a heat treatment, machining, an ultrasonic test. */
export const quoteOption = keyedEntity('quoteOption', 'guid', { guid: guid('Guid'), name: text('Nombre') })

const shippingAddress = entity('shippingAddress', { address: text('strDireccionEmbarque') })

const size = (wire: string) => inches(wire, { min: 0, max: 10_000 })
const count = (wire: string) => integer(wire, { min: 0, max: 1_000_000 })

/** A part as it is asked for (spec 2 §3): in inches, of a block thickness and width as the two diameters. */
export const quoteRequest = entity('quoteRequest', {
  crmId: guid('idCRM'),
  specGuid: guid('guidResumenEspecificacion'),
  treatmentGuid: nullable(guid('opcionTT')),
  machiningGuid: nullable(guid('opcionMaq')),
  ultrasonicGuid: nullable(guid('opcionUT')),
  type: pieceType,
  quantity: integer('cantidad', { min: 1, max: 1_000_000 }),
  outerDiameter: size('de'),
  innerDiameter: size('di'),
  length: size('h'),
  /** The quote that it continues; null begins one. */
  number: nullable(text('numeroCotizacion', { max: 60 })),
  firstHole: size('diam1'),
  firstHoles: count('noagujeros1'),
  secondHole: size('diam2'),
  secondHoles: count('noagujeros2'),
  address: nullable(text('strDireccionEmbarque')),
})

/** What a part was quoted at; the error is empty, or the text 'null' where only people can quote it. */
export const quotedPart = entity('quotedPart', {
  number: nullable(text('Cotizacion')),
  quantity: integer('Cantidad'),
  weeks: nullable(integer('Semanas')),
  price: nullable(money('Costo')),
  error: text('Error', { mayBeEmpty: true }),
})

/** The error of a part that is not possible (spec 2 §5). */
export const notPossible = 'null'

const page = ofCustomer('quote')

/** Quotes: what can be asked for, the price of a part, the quote by mail (spec 2 §7 'Quote screen'). */
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
  /** Prices a part and stores it with its quote (DECISIONS R59, R61). */
  quotePart: write('POST', '/EQuoteService/ObtenerPartidaGenerada/:customerId', {
    ...page,
    body: quoteRequest,
    answer: inKey('ObtenerPartidaGeneradaResult', quotedPart),
    takesKey: true,
  }),
  /** Mails a quote to whoever asks and to the seller (DECISIONS R62). The error is '0' where that is under way. */
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

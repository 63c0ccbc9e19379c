import { input, ofCustomer, read, rowId } from '../call.ts'
import { entity, keyedEntity } from '../entity.ts'
import { paymentScore } from '../finance/finance.ts'
import { day, email, integer, money, nullable, optional, percent, quantity, text } from '../kinds.ts'
import { first, inKey, listOf } from '../wire/envelope.ts'

const worth = entity('worth', {
  total: money('Total'),
  thousands: money('Totalenk'),
})

const pieces = entity('pieces', { total: quantity('Total'), thousands: quantity('Totalenk') })
const count = entity('count', { total: integer('Total') })

const shipmentReady = entity('shipmentReady', { ready: quantity('shipmentReady'), total: quantity('total') })

/**
 * On-time delivery of a month, with the underlying counts if the service sends them; -1 means no shipments in the
 * month, shown as 'NS'.
 */
const deliveryMonth = keyedEntity('deliveryMonth', ['year', 'month'], {
  month: integer('Mes'),
  year: integer('Periodo'),
  percentage: percent('porcentajeperiodo'),
  onTime: optional(integer('entregasatiempo')),
  shipments: optional(integer('entregas')),
})

/** Quality of a month: percentage of good pieces, and complaints. */
const qualityMonth = keyedEntity('qualityMonth', ['year', 'month'], {
  month: integer('mes'),
  year: integer('periodo'),
  percentage: percent('Porcentaje'),
  complaints: integer('TotalQuejas'),
})

const person = (suffix: string) => ({
  name: nullable(text(`Nombre${suffix}`, { mayBeEmpty: true })),
  email: nullable(email(`Correo${suffix}`, { mayBeEmpty: true })),
  guid: nullable(text(`Guid${suffix}`, { mayBeEmpty: true })),
})
const seller = person('Vendedor')
const backup = person('Backup')
const representative = person('Representante')
const receivable = person('Cobranza')

/** Placeholder name for direct sales without a representative `docs/product/home.md#contacts`. */
export const directRepresentative = 'DIRECTO'

export const contacts = entity('contacts', {
  sellerName: seller.name,
  sellerEmail: seller.email,
  sellerGuid: seller.guid,
  backupName: backup.name,
  backupEmail: backup.email,
  backupGuid: backup.guid,
  representativeName: representative.name,
  representativeEmail: representative.email,
  representativeGuid: representative.guid,
  receivableName: receivable.name,
  receivableEmail: receivable.email,
  receivableGuid: receivable.guid,
})

export const newsItem = keyedEntity('newsItem', 'id', {
  id: integer('id'),
  publishedOn: day('publishedOn'),
  title: text('title'),
  body: text('body', { max: 2000, isMultiline: true }),
  titleEs: nullable(text('titleEs')),
  bodyEs: nullable(text('bodyEs', { max: 2000, isMultiline: true })),
  link: nullable(text('link', { mayBeEmpty: true })),
})

/** Text of the raw-material banner; null hides it. */
const notice = entity('notice', { text: nullable(text('text', { max: 500 })) })

// Home is open to every signed-in user; a card with figures of a page requires that page.
const ofAnyPage = { access: { signedIn: true, owner: input('customerId') }, params: { customerId: rowId } } as const

/** Cards of the home page, one call each, so that they load independently. */
export const home = {
  balance: read('GET', '/Dashboard/PaymentScore/:customerId', {
    ...ofCustomer('statement'),
    answer: inKey('paymentScore', first(paymentScore)),
  }),
  readyToShip: read('GET', '/Dashboard/ObtenerReadyToShip/:customerId', {
    ...ofCustomer('ready-to-ship'),
    answer: inKey('readytoship', first(worth)),
  }),
  piecesInProcess: read('GET', '/Dashboard/ObtenerPiezasEnproceso/:customerId', {
    ...ofCustomer('wip-reports'),
    answer: inKey('piezasneproceso', first(pieces)),
  }),
  lateDeliveries: read('GET', '/Dashboard/ObtenerLateDelivery/:customerId', {
    ...ofCustomer('open-orders-report'),
    answer: inKey('TotalLate', first(count)),
  }),
  openConcessions: read('GET', '/Dashboard/ObtenerOpenConsecions/:customerId', {
    ...ofCustomer('open-orders-report', 'quality-dashboard'),
    answer: inKey('ObtenerOpenConsessions', first(count)),
  }),
  shipmentReady: read('GET', '/api/Main/:customerId/dashboard', {
    ...ofCustomer('ready-to-ship'),
    answer: first(shipmentReady),
  }),
  /** Last twelve months including the current one, oldest first; empty if none of them has shipments. */
  onTimeDelivery: read('GET', '/Dashboard/ObtenerOnTimeDelivery/:customerId', {
    ...ofCustomer('scorecard', 'quality-dashboard'),
    answer: listOf(deliveryMonth),
  }),
  /** Last twelve months including the current one; empty if none of them has data. */
  qualityAssurance: read('GET', '/Dashboard/ObtenerQualityAssurance/:customerId', {
    ...ofCustomer('scorecard', 'quality-dashboard'),
    answer: listOf(qualityMonth),
  }),
  contacts: read('GET', '/Dashboard/ObtenerContactos{product}/:customerId', { ...ofAnyPage, answer: first(contacts) }),
  /** Newest first; the portal's own, whatever services are connected. */
  news: read('GET', '/Dashboard/News/:customerId', {
    isOwn: true,
    ...ofAnyPage,
    answer: listOf(newsItem),
  }),
  /** Number of promised dates on open lines that have moved since the caller's previous visit. */
  movedPromisedDates: read('GET', '/Dashboard/MovedPromisedDates/:customerId', {
    isAddition: true,
    ...ofCustomer('open-orders-report'),
    answer: count,
  }),
  rawMaterialNotice: read('GET', '/Dashboard/RawMaterialNotice/:customerId', {
    isAddition: true,
    ...ofAnyPage,
    answer: notice,
  }),
}

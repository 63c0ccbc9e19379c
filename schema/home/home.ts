import { id, input, ofCustomer, read } from '../call.ts'
import { entity, keyedEntity } from '../entity.ts'
import { paymentScore } from '../finance/finance.ts'
import { day, email, integer, money, nullable, optional, percent, quantity, text } from '../kinds.ts'
import { first, inKey, listOf } from '../wire/envelope.ts'

const worth = entity('worth', {
  /** Dollars, and the same in thousands. */
  total: money('Total'),
  thousands: money('Totalenk'),
})

const pieces = entity('pieces', { total: quantity('Total'), thousands: quantity('Totalenk') })
const count = entity('count', { total: integer('Total') })

/** How much of what is finished is ready to ship, in pieces. */
const shipmentReady = entity('shipmentReady', { ready: quantity('shipmentReady'), total: quantity('total') })

/**
 * On-time delivery of a month, and what it is a share of where the service says so; -1 is a month without shipments,
 * 'NS'.
 */
export const deliveryMonth = keyedEntity('deliveryMonth', ['year', 'month'], {
  month: integer('Mes'),
  year: integer('Periodo'),
  percentage: percent('porcentajeperiodo'),
  onTime: optional(integer('entregasatiempo')),
  shipments: optional(integer('entregas')),
})

/** Quality of a month: the share of good pieces, and complaints. */
export const qualityMonth = keyedEntity('qualityMonth', ['year', 'month'], {
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

/** Stands for the name of a representative where the provider sells directly, without one (spec 3 §3 'Sales contact'). */
export const directRepresentative = 'DIRECTO'

/** Whom a customer turns to (spec 2 §3 'Sales contact', the dashboard's form); a part without anybody is null. */
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

/** What stands in the raw-material banner; null hides it. */
const notice = entity('notice', { text: nullable(text('text', { max: 500 })) })

// Home is open to everybody who is signed in; a card that shows a figure of a page needs that page.
const ofAnyPage = { access: { signedIn: true, owner: input('customerId') }, params: { customerId: id } } as const

/** The cards of the home page, each its own call, so that none waits for another (spec 1 §2.9, spec 3 'Home dashboard'). */
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
  /** The current month and the eleven before it, the oldest first; none where nothing was shipped in any of them. */
  onTimeDelivery: read('GET', '/Dashboard/ObtenerOnTimeDelivery/:customerId', {
    ...ofCustomer('scorecard', 'quality-dashboard'),
    answer: listOf(deliveryMonth),
  }),
  /** The same months; none where nothing is known of any of them. */
  qualityAssurance: read('GET', '/Dashboard/ObtenerQualityAssurance/:customerId', {
    ...ofCustomer('scorecard', 'quality-dashboard'),
    answer: listOf(qualityMonth),
  }),
  contacts: read('GET', '/Dashboard/ObtenerContactos{product}/:customerId', { ...ofAnyPage, answer: first(contacts) }),
  /** The newest first. */
  news: read('GET', '/Dashboard/News/:customerId', {
    isAddition: true,
    ...ofAnyPage,
    answer: listOf(newsItem),
  }),
  /** How many promised dates of open lines have moved since the caller's visit before. */
  movedPromises: read('GET', '/Dashboard/MovedPromises/:customerId', {
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

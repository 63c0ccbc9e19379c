import * as z from 'zod/mini'
import { content, ofCustomer, read, write } from '../call.ts'
import type { Issue } from '../checks/issues.ts'
import { entity, keyedEntity, type RowOf, rows } from '../entity.ts'
import { field, infoOf, translated } from '../fields.ts'
import {
  type Day,
  day,
  dayIssue,
  email,
  inches,
  instant,
  integer,
  money,
  nullable,
  optional,
  quantity,
  text,
} from '../kinds.ts'
import { numberOf } from '../orders/timelineAddress.ts'
import { file, listOf } from '../wire/envelope.ts'
import { pieceType } from './quotes.ts'

/** Ordered line of a quote; a split line has several releases, starting at 1. */
export interface OrderedRow {
  readonly quoteId: number
  readonly item: number
  readonly release: number
  readonly quantity: number
  /** Null for the date of the quote. */
  readonly requestedOn: Day | null
}

export const maxOrderRows = 100

const rowPattern = /^([1-9]\d{0,8}:[1-9]\d{0,3}:[1-9]\d{0,2}):[1-9]\d{0,5}(?::(\d{4}-\d\d-\d\d))?$/

const isRow = (row: string) => {
  const [whole, , requestedOn] = rowPattern.exec(row) ?? []
  return whole !== undefined && (requestedOn === undefined || dayIssue(requestedOn) === null)
}

/** Each release of a line may occur only once. */
const isRows = (value: string) => {
  const all = value.split(',')
  const isEachOnce = new Set(all.map((row) => rowPattern.exec(row)?.[1])).size === all.length
  return all.length <= maxOrderRows && isEachOnce && all.every(isRow)
}

const readRow = (value: string): OrderedRow => {
  const [requestedOn = null] = value.split(':').slice(4)
  const [quoteId = 0, item = 0, release = 0, quantity = 0] = value.split(':').map(Number)
  return { quoteId, item, release, quantity, requestedOn: requestedOn as Day | null }
}

/**
 * Rows as text, because they are a form field: `quote:item:release:quantity` or `quote:item:release:quantity:date`,
 * comma-separated.
 */
const orderedRows = (wire: string) => {
  const isEachRow = z.refine<string>(isRows, { error: 'type' satisfies Issue['code'] })
  const written = field(infoOf(text(wire, { max: 4000 })), z.string().check(isEachRow))
  return translated(written, {
    decode: (value): readonly OrderedRow[] => value.split(',').map(readRow),
    encode: (rows) =>
      rows
        .map(({ quoteId, item, release, quantity, requestedOn }) =>
          [quoteId, item, release, quantity, ...(requestedOn === null ? [] : [requestedOn])].join(':'),
        )
        .join(','),
  })
}

/**
 * Unit price of an ordered item for the total quantity of its releases. Null if only the quoted quantity can be ordered
 * `docs/product/quotes.md#price-of-another-quantity`.
 */
export const orderPrice = keyedEntity('orderPrice', ['quoteId', 'item'], {
  quoteId: integer('quoteId', { min: 1 }),
  item: integer('partida'),
  quantity: integer('cantidad'),
  price: nullable(money('precio')),
})

export type OrderPrice = RowOf<typeof orderPrice>

const about = {
  number: text('numero'),
  name: text('nombrePO'),
  placedAt: instant('fecha'),
  placedBy: text('usuario'),
  total: money('total'),
}

/** Order placed on quotes, in the list of a customer's orders. */
export const placedOrder = keyedEntity('placedOrder', 'number', {
  ...about,
  items: integer('partidas'),
  pieces: quantity('piezas'),
})

/** Release of a quoted item, as ordered. The job order is null until the plant has entered one. */
export const placedRow = keyedEntity('placedRow', 'position', {
  position: integer('posicion'),
  quote: text('cotizacion'),
  item: integer('partida'),
  release: integer('liberacion'),
  partNumber: nullable(text('numeroParte')),
  type: optional(nullable(pieceType('tipoPieza'))),
  outerDiameter: optional(nullable(inches('de'))),
  innerDiameter: optional(nullable(inches('di'))),
  length: optional(nullable(inches('h'))),
  material: optional(nullable(text('materialSpec'))),
  requestedOn: nullable(day('customerRequestDate')),
  quantity: quantity('cantidad'),
  price: money('precio'),
  amount: money('importe'),
  jobOrder: numberOf('jobOrder', nullable(text('op'))),
})

const placedOrderDetail = entity('placedOrderDetail', {
  ...about,
  email: email('correo', { mayBeEmpty: true }),
  fileName: text('archivo'),
  rows: rows('partidas', placedRow),
})

const page = ofCustomer('quote-status')
const ofPlaced = {
  isAddition: true,
  access: { pages: ['placed-orders'], owner: 'row' },
  params: { number: text('numero', { max: 20 }) },
} as const

export const orderRequests = {
  prices: read('GET', '/Quotes/orderPrices/:customerId', {
    isAddition: true,
    ...page,
    query: { rows: orderedRows('rows') },
    answer: listOf(orderPrice),
  }),
  /**
   * Rows and purchase order document in one form. Returns 409 if the customer has already used the name, or if the
   * total that was shown is not the total of the current prices.
   */
  place: write('POST', '/Quotes/orderRequests/:customerId', {
    isAddition: true,
    ...page,
    rate: 'mails',
    body: entity('orderRequest', {
      name: text('nombrePO', { max: 100 }),
      rows: orderedRows('rows'),
      /** Total that the user has seen. The prices are always the server's. */
      total: optional(money('total')),
    }),
    uploads: { name: 'file', max: 1 },
    answer: entity('orderPlaced', { number: text('numero'), total: money('total') }),
    takesKey: true,
  }),
  list: read('GET', '/Quotes/orderRequests/:customerId', {
    isAddition: true,
    ...ofCustomer('placed-orders'),
    list: { search: ['number', 'name'], totals: ['total'] },
    answer: listOf(placedOrder),
  }),
  detail: read('GET', '/Quotes/orderRequest/:number', { ...ofPlaced, answer: placedOrderDetail }),
  file: content('GET', '/Quotes/orderFile/:number', { ...ofPlaced, answer: file('*/*', { isUploaded: true }) }),
}

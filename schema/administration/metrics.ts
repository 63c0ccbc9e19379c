import { read } from '../call.ts'
import { entity, keyedEntity } from '../entity.ts'
import { flag, inches, instant, integer, money, nullable, oneOf, percent, text } from '../kinds.ts'
import { first, inKey, listOf } from '../wire/envelope.ts'
import { monthCount } from './chartRows.ts'
import { division } from './division.ts'

const shown = (wire: string) => text(wire, { mayBeEmpty: true })

/**
 * Figures of the tiles. `noAccess` and `entered` count users by sign-in during the last 3 months; quotes, purchases and
 * new users cover the last 12 months, `withoutOrders` counts customers without orders in the last 6. The hit rate
 * covers the same 12 months, in percent of quoted items; null without quotes `docs/product/administration.md#hit-rate`.
 */
export const metricTiles = entity('metricTiles', {
  noAccess: integer('Valor1'),
  entered: integer('Valor2'),
  quotes: integer('Valor3'),
  purchases: integer('Valor4'),
  withoutOrders: integer('Valor5'),
  hitRate: nullable(percent('Valor6')),
  totalUsers: integer('Valor7'),
  newUsers: integer('Valor8'),
  quotedItems: integer('Valor9'),
  orderedItems: integer('Valor10'),
})

const userFields = {
  customer: shown('Valor1'),
  user: text('Valor2'),
  unit: shown('Valor3'),
  segment: shown('Valor4'),
  subsegment: shown('Valor5'),
  salesContact: shown('Valor6'),
  clientType: text('Valor7'),
  hasEquote: flag('Valor8'),
}

export const metricUser = entity('metricUser', userFields)

/** Adds creation date and last sign-in. */
export const userAccess = entity('userAccess', {
  ...userFields,
  createdAt: instant('Valor9'),
  lastLogin: nullable(instant('Valor10')),
})

const month = { year: integer('Valor1'), month: integer('Valor2') }

export const newUserOfMonth = entity('newUserOfMonth', {
  ...month,
  name: text('Valor3'),
  salesContact: shown('Valor4'),
  clientType: text('Valor5'),
  customer: shown('Valor6'),
  unit: shown('Valor7'),
  hasEquote: flag('Valor8'),
  createdAt: instant('Valor9'),
  lastLogin: nullable(instant('Valor10')),
})

const quoted = {
  ...month,
  customer: text('Valor3'),
  /** All users of the customer who requested quotes in the month. */
  user: text('Valor4', { max: 2000 }),
  amount: money('Valor5'),
  items: integer('Valor6'),
}

/** A quote with its total and the number of priced items. */
export const metricQuote = entity('metricQuote', quoted)

export const hitRateOfMonth = entity('hitRateOfMonth', { ...quoted, hitRate: nullable(percent('Valor7')) })

export const purchase = entity('purchase', {
  ...month,
  shape: oneOf('Valor3', { Ring: 'ring', Disc: 'disc', Bar: 'bar', Block: 'block' }),
  material: shown('Valor4'),
  outerDiameter: inches('Valor5'),
  innerDiameter: inches('Valor6'),
  height: inches('Valor7'),
  quantity: integer('Valor8'),
  customer: text('Valor9'),
  price: money('Valor10'),
  total: money('Valor11'),
})

export const metricCustomer = entity('metricCustomer', { customer: text('Valor1') })

/** Null without quotes. */
const monthRate = keyedEntity('monthRate', ['year', 'month'], { ...month, rate: nullable(percent('Valor3')) })

/** Percent with two decimals; null without quotes `docs/product/administration.md#hit-rate`. */
export const hitRateOf = (ordered: number, items: number) =>
  items === 0 ? null : Math.round((10_000 * ordered) / items) / 100

const userSort = [
  'customer',
  'user',
  'unit',
  'segment',
  'subsegment',
  'salesContact',
  'clientType',
  'hasEquote',
] as const

const family = '/Users/metricos{product}NowForge'
const page = { access: { pages: ['metrics-forge'], owner: 'staff' }, params: { division } } as const

export const metrics = {
  tiles: read('GET', `${family}/:division`, { ...page, answer: inKey('elements', first(metricTiles)) }),
  /**
   * Users who signed in during the last 3 months (1), or did not (0), including those who never did
   * `docs/product/administration.md#metric-windows`.
   */
  listUsersByAccess: read('GET', `${family}Detalle/:division/:entered`, {
    access: page.access,
    params: { division, entered: oneOf('entered', { 0: 'noAccess', 1: 'entered' }) },
    list: { sort: [...userSort, 'createdAt', 'lastLogin'] },
    answer: inKey('users', listOf(userAccess)),
  }),
  listDivisionUsers: read('GET', `${family}TotalUsuarios/:division`, {
    ...page,
    list: { sort: userSort },
    answer: inKey('users', listOf(metricUser)),
  }),
  /**
   * Last 12 months up to today, so 13 calendar months; the first one is usually partial. The same for the other charts.
   */
  newUsersByMonth: read('GET', `${family}GraficaUsuariosCreadosMensualmente/:division`, {
    ...page,
    answer: inKey('UsuariosCreadosMensualmente', listOf(monthCount)),
  }),
  listNewUsers: read('GET', `${family}GraficaUsuariosCreadosMensualmenteDetalle/:division`, {
    ...page,
    list: {
      sort: ['year', 'name', 'salesContact', 'clientType', 'customer', 'unit', 'hasEquote', 'createdAt', 'lastLogin'],
    },
    answer: inKey('List', listOf(newUserOfMonth)),
  }),
  quotesByMonth: read('GET', `${family}GraficaMensualQuoted/:division`, {
    ...page,
    answer: inKey('DatosGrafica', listOf(monthCount)),
  }),
  listQuoted: read('GET', `${family}GraficaMensualQuotedDetalle/:division`, {
    ...page,
    list: { sort: ['year', 'customer', 'user', 'amount', 'items'] },
    answer: inKey('QuotedList', listOf(metricQuote)),
  }),
  hitRateByMonth: read('GET', `${family}GraficaMensualHitRate/:division`, {
    ...page,
    answer: inKey('DatosGrafica', listOf(monthRate)),
  }),
  listHitRates: read('GET', `${family}GraficaMensualHitRateDetalle/:division`, {
    ...page,
    list: { sort: ['year', 'customer', 'user', 'amount', 'items', 'hitRate'] },
    answer: inKey('HitRateList', listOf(hitRateOfMonth)),
  }),
  purchasesByMonth: read('GET', `${family}GraficaMensualPedidos/:division`, {
    ...page,
    answer: inKey('DatosGrafica', listOf(monthCount)),
  }),
  listPurchases: read('GET', `${family}GraficaMensualPedidosDetalle/:division`, {
    ...page,
    list: {
      sort: [
        'year',
        'shape',
        'material',
        'outerDiameter',
        'innerDiameter',
        'height',
        'quantity',
        'customer',
        'price',
        'total',
      ] as const,
    },
    answer: inKey('PedidosList', listOf(purchase)),
  }),
  listCustomersWithoutOrders: read('GET', `${family}ClientesSinPedidos/:division`, {
    ...page,
    list: { sort: ['customer'] },
    answer: inKey('List', listOf(metricCustomer)),
  }),
}

import { monthsBefore } from '../values/days.ts'
import type { Day } from '../values/types.ts'
import { id, input, read } from './call.ts'
import { entity, type RowOf } from './entity.ts'
import { listOf } from './envelope.ts'
import { day, inches, integer, kilograms, nullable, optional, percent, quantity, text } from './kinds.ts'

/** The least weight of a usable bar, in grams (spec 2 §5). */
export const usableWeight = 166_000
/** As the table and its export tell it: of at least that weight (DECISIONS F9). */
export const isUsable = ({ finalWeight }: Pick<Bar, 'finalWeight'>) => finalWeight >= usableWeight
/** As the filter and the optimization take it: heavier than that (DECISIONS F9). */
export const isWellUsable = ({ finalWeight }: Pick<Bar, 'finalWeight'>) => finalWeight > usableWeight

/** How far back movements are searched (spec 2 §9), and where the search begins as long as nothing is asked for. */
export const movementMonths = 15
export const movementDays = 183
export const earliestMovement = (today: Day) => monthsBefore(today, movementMonths)

/** A bar that came in, or what one gave to a production lot (spec 2 §3). */
export const movement = entity('movement', {
  receivedOn: day('fechaRecibido'),
  heat: text('colada'),
  bar: text('nombreBarra'),
  purchaseOrder: text('clienteOrden', { mayBeEmpty: true }),
  weight: kilograms('pesoKilos'),
  cutOn: nullable(day('fechaCorte')),
  partNumber: nullable(text('partNumber', { mayBeEmpty: true })),
  lot: nullable(text('productionLot', { mayBeEmpty: true })),
  supplierSerial: text('bohlerSerialNumber', { mayBeEmpty: true }),
  scrap: kilograms('scrap'),
  inputWeight: kilograms('pesoEntrada'),
  balance: kilograms('balance'),
  pieces: quantity('amountPieces'),
  cuttingEnds: kilograms('cuttingEnds'),
  usableEnd: kilograms('cuttingEndUsable'),
  lotQuantity: nullable(quantity('cantidadPiezasLot')),
})
export type Movement = RowOf<typeof movement>

/** All that went into a production lot whose pieces have all been cut. */
export const lotSummary = entity(
  'lotSummary',
  {
    lot: text('lot'),
    partNumber: text('partNumber'),
    heats: text('heats'),
    bars: quantity('bars'),
    pieces: quantity('pieces'),
    lotQuantity: quantity('lotQuantity'),
    inputWeight: kilograms('inputWeight'),
    scrap: kilograms('scrap'),
    cuttingEnds: kilograms('cuttingEnds'),
    cutOn: day('cutOn'),
  },
  { key: 'lot' },
)

const sumOf = <Row>(rows: readonly Row[], weigh: (row: Row) => number) => rows.reduce((sum, row) => sum + weigh(row), 0)
const eachOnce = (texts: readonly string[]) => [...new Set(texts)]

const summarize = (lot: string, rows: readonly Movement[]): RowOf<typeof lotSummary> => ({
  lot,
  partNumber: eachOnce(rows.map((row) => row.partNumber ?? '')).join(', '),
  heats: eachOnce(rows.map((row) => row.heat)).join(', '),
  bars: eachOnce(rows.map((row) => `${row.heat}/${row.bar}`)).length,
  pieces: sumOf(rows, (row) => row.pieces),
  lotQuantity: rows[0]?.lotQuantity ?? 0,
  inputWeight: sumOf(rows, (row) => row.inputWeight),
  scrap: sumOf(rows, (row) => row.scrap),
  cuttingEnds: sumOf(rows, (row) => row.cuttingEnds),
  cutOn: rows
    .map((row) => row.cutOn ?? row.receivedOn)
    .toSorted()
    .at(-1) as Day,
})

/** One row for each lot of which as many pieces have been cut as it is to have (spec 2 §5, DECISIONS R18). */
export const completeLots = (movements: readonly Movement[]) => {
  const ofLots = Map.groupBy(
    movements.filter(({ lot, cutOn }) => lot !== null && lot !== '' && cutOn !== null),
    ({ lot }) => lot as string,
  )
  return [...ofLots].map(([lot, rows]) => summarize(lot, rows)).filter((one) => one.pieces === one.lotQuantity)
}

/** A bar of the inventory; one without a name and an id stands for a heat of which there is no bar (spec 2 §3). */
export const bar = entity(
  'bar',
  {
    heat: text('heat'),
    bar: text('carpenterBar', { mayBeEmpty: true }),
    billetSize: inches('billetSize'),
    initialWeight: kilograms('pesoInicial'),
    finalWeight: kilograms('pesoFinal'),
    id: nullable(integer('barId', { min: 1 })),
  },
  { key: ['heat', 'bar'] },
)
export type Bar = RowOf<typeof bar>

/** The bars of one heat together. */
export const heatStock = entity(
  'heatStock',
  {
    heat: text('heat'),
    billetSize: inches('billetSize'),
    bars: quantity('bars'),
    usableBars: quantity('usableBars'),
    initialWeight: kilograms('initialWeight'),
    finalWeight: kilograms('finalWeight'),
  },
  { key: 'heat' },
)

/** One row for each heat; a row without a bar adds nothing to it. */
export const heatsOf = (bars: readonly Bar[]): RowOf<typeof heatStock>[] =>
  [...Map.groupBy(bars, ({ heat }) => heat)].map(([heat, all]) => {
    const own = all.filter((one) => one.id !== null)
    return {
      heat,
      billetSize: all[0]?.billetSize ?? 0,
      bars: own.length,
      usableBars: own.filter(isUsable).length,
      initialWeight: sumOf(own, (one) => one.initialWeight),
      finalWeight: sumOf(own, (one) => one.finalWeight),
    }
  })

/** A piece that is cut of a bar, or is to be; `share` is its part of the bar's first weight, in percent (spec 2 §3). */
export const barPiece = entity(
  'barPiece',
  {
    id: integer('id'),
    piece: integer('piece'),
    serialNumber: text('serialNumber', { mayBeEmpty: true }),
    weight: kilograms('inputWeight'),
    /** Planned or Cut, as its service says it (DECISIONS R21). */
    status: text('estatus', { mayBeEmpty: true }),
    share: percent('percentBarra'),
  },
  { key: 'id' },
)
export type BarPiece = RowOf<typeof barPiece>

export const plannedStatus = 'Planned'
export const cutStatus = 'Cut'

const movements = { pages: ['incoming-outgoing-material'], owner: input('customerId') } as const

/** Customers' raw material: what came in and went out, what lies there, and what they approve (spec 2 §7). */
export const material = {
  listMovements: read('GET', '/api/Customers/:customerId/incomingOutgoingMaterial', {
    access: movements,
    params: { customerId: id },
    query: {
      productionLot: optional(text('productionLot')),
      startDate: optional(day('startDate')),
      endDate: optional(day('endDate')),
    },
    list: { sort: ['receivedOn', 'heat', 'bar', 'cutOn', 'partNumber', 'lot'] },
    answer: listOf(movement),
  }),
  listBars: read('GET', '/Bar/:customerId/inventory', {
    access: { pages: ['raw-material-inventory'], owner: input('customerId') },
    params: { customerId: id },
    list: {
      sort: ['heat', 'bar', 'billetSize', 'initialWeight', 'finalWeight'],
      totals: ['initialWeight', 'finalWeight'],
    },
    answer: listOf(bar),
  }),
  listPieces: read('GET', '/Bar/:id/inventoryDetail', {
    access: { pages: ['raw-material-inventory'], owner: 'row' },
    params: { id },
    list: { totals: ['weight'] },
    answer: listOf(barPiece),
  }),
}

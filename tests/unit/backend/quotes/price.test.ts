import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Piece, priceOf, type ShapeRates } from '#backend/quotes/price.ts'

type ShapeName = ShapeRates['shape']

const limits = (
  shape: ShapeName,
  setup: number,
  hole_price: number,
  [least_outer, most_outer, most_length, least_wall, most_weight]: readonly [number, number, number, number, number],
): ShapeRates => ({
  shape,
  setup,
  hole_price,
  most_quantity: 500,
  least_outer,
  most_outer,
  most_length,
  least_wall,
  most_weight,
  most_hole: 6,
})

const shapes: Readonly<Record<ShapeName, ShapeRates>> = {
  ring: limits('ring', 185_000, 4500, [6, 96, 24, 0.75, 8000]),
  disc: limits('disc', 142_500, 4500, [4, 60, 18, 0, 6500]),
  bar: limits('bar', 98_000, 3800, [2, 24, 240, 0, 10_000]),
  block: limits('block', 120_000, 4100, [2, 48, 120, 0, 9000]),
}
/** Density in ten-thousandths of a pound per cubic inch. */
const specs = {
  '4140': { density: 2836, price: 245, weeks: 4 },
  Ti: { density: 1600, price: 2890, weeks: 9 },
  '718': { density: 2960, price: 2475, weeks: 10 },
  Waspaloy: { density: 2950, price: null, weeks: 14 },
}
const treatments = { annealed: { price: 22, weeks: 0 }, quenched: { price: 48, weeks: 1 } }
const works = {
  rough: { price: 18_500, weeks: 1 },
  finish: { price: 64_000, weeks: 3 },
  A: { price: 14_250, weeks: 1 },
  A388: { price: 9800, weeks: 0 },
}
// The row order must not matter.
const steps = [
  { least_quantity: 100, percent: 94, weeks: 3 },
  { least_quantity: 1, percent: 135, weeks: 0 },
  { least_quantity: 20, percent: 105, weeks: 1 },
  { least_quantity: 5, percent: 118, weeks: 0 },
]

/**
 * Shape, spec, heat treatment, works, quantity, outer and inner diameter, length, holes as diameter and count; then
 * cents and weeks, or null.
 */
type Case = readonly [
  ShapeName,
  keyof typeof specs,
  keyof typeof treatments | null,
  readonly (keyof typeof works)[],
  number,
  string,
  string,
  string,
  readonly (readonly [string, number])[],
  readonly [cents: number, weeks: number] | null,
]

/**
 * Calculated by a separate program in exact fractions from `docs/product/quotes.md#price-of-a-part`. Every term,
 * comparison and condition of the price decides at least two of them.
 */
const cases: readonly Case[] = [
  ['ring', '4140', 'quenched', ['A388'], 250, '8.1966', '6.541', '10.8568', [['3.2042', 4]], [44790, 8]],
  ['ring', '4140', 'quenched', [], 5, '48.22', '23.1104', '8.8189', [['3.7998', 8]], [1289396, 5]],
  ['ring', '4140', null, [], 4, '24', '18', '6', [['0', 1]], null],
  ['ring', '718', null, [], 2, '24', '18', '6', [['6.0001', 1]], null],
  ['ring', '4140', null, [], 4, '18', '16.5001', '6', [], null],
  ['ring', '4140', null, [], 4, '96.0001', '90', '4', [], null],
  ['ring', '4140', null, [], 4, '6', '4.5', '0.0001', [], null],
  ['ring', '4140', null, [], 4, '6', '4', '6', [], [55091, 4]],
  ['ring', '718', null, [], 2, '24', '18', '6', [['6', 1]], [1271483, 10]],
  ['ring', '4140', null, [], 4, '5.9999', '4', '6', [], null],
  ['ring', '4140', null, [], 4, '24', '18', '24.0001', [], null],
  ['ring', '4140', null, [], 501, '24', '18', '6', [], null],
  ['ring', 'Waspaloy', null, [], 4, '24', '18', '6', [], null],
  ['ring', '718', null, [], 501, '24', '18', '6', [], null],
  ['ring', '4140', null, [], 4, '96', '90', '4', [], [375118, 4]],
  ['ring', '4140', null, [], 4, '24', '18', '24', [], [491810, 4]],
  ['ring', '4140', null, [], 4, '18', '16.5', '6', [], [69125, 4]],
  ['ring', '4140', null, [], 4, '24', '18', '6', [['6', 3]], [171140, 4]],
  ['ring', '4140', null, [], 500, '24', '18', '6', [], [77930, 7]],
  ['disc', 'Ti', 'quenched', ['A'], 1, '12.0552', '0', '1.4218', [['0.2912', 1]], [264255, 11]],
  ['disc', '4140', 'quenched', ['finish', 'A'], 500, '27.6219', '0', '6.5082', [], [383155, 12]],
  ['disc', '4140', null, [], 4, '3.9999', '0', '2', [], null],
  ['disc', '4140', null, [], 4, '20', '0', '18.0001', [], null],
  ['disc', '4140', null, [], 4, '4', '0', '2', [], [37983, 4]],
  ['disc', '4140', null, [], 4, '60', '0', '4', [], [1096486, 4]],
  ['bar', '4140', null, [], 4, '2.0001', '0', '40', [], [36288, 4]],
  ['bar', '4140', null, [], 4, '24', '0', '40', [], [1721876, 4]],
  ['bar', '4140', null, [], 4, '24.0001', '0', '40', [], null],
  ['block', '4140', null, ['rough', 'A'], 20, '20.5919', '24.3528', '53.6404', [], [2001202, 7]],
  ['block', '718', null, ['rough'], 1, '15.7498', '25.5459', '43.0237', [], [17258530, 11]],
  ['block', '4140', null, [], 4, '10', '48.0001', '20', [], null],
  ['block', '4140', null, [], 4, '10', '0', '20', [], null],
  ['block', 'Ti', null, [], 4, '45', '12.5', '100.0001', [], null],
  ['block', 'Ti', null, [], 4, '45', '12.5', '100.0002', [], null],
  ['block', 'Ti', null, [], 4, '37.5', '12.5', '120', [], [35143500, 9]],
  ['block', 'Ti', null, [], 4, '45', '12.5', '100', [], [35143500, 9]],
  ['block', 'Ti', null, [], 8, '2.5', '1.25', '1.25', [], [17148, 9]],
  ['block', '4140', null, ['finish', 'A'], 64, '3.9478', '24.9473', '9.8332', [['0.276', 4]], [167179, 9]],
]

const ratesOf = ([shape, spec, treatment, done]: Case) => ({
  shape: shapes[shape],
  spec: specs[spec],
  treatment: treatment === null ? undefined : treatments[treatment],
  works: done.map((work) => works[work]),
  steps,
})

const pieceOf = ([, , , , quantity, outer, inner, length, holes]: Case): Piece => ({
  quantity,
  outer: Number(outer),
  inner: Number(inner),
  length: Number(length),
  holes: holes.map(([diameter, count]) => ({ diameter: Number(diameter), count })),
})

describe('price of a piece', () => {
  test.each(cases.map((one) => [JSON.stringify(one.slice(0, -1)), one] as const))(
    'is as expected for %s',
    (_name, one) => {
      const found = priceOf(pieceOf(one), ratesOf(one))
      expect(found && [found.price, found.weeks]).toEqual(one.at(-1))
    },
  )

  test('is within a cent of its formula in floating-point numbers', () => {
    const size = (max: number) => fc.integer({ min: 10_000, max: max * 10_000 }).map((size) => size / 10_000)
    const piece = fc.record({
      shape: fc.constantFrom(...(Object.keys(shapes) as ShapeName[])),
      spec: fc.constantFrom('4140' as const, 'Ti' as const, '718' as const),
      quantity: fc.integer({ min: 1, max: 500 }),
      outer: size(60),
      inner: size(40),
      length: size(30),
      count: fc.integer({ min: 0, max: 9 }),
    })
    let possible = 0
    fc.assert(
      fc.property(piece, ({ shape, spec, quantity, outer, inner, length, count }) => {
        const one = { quantity, outer, inner, length, holes: [{ diameter: 1, count }] }
        const rates = { ...ratesOf([shape, spec, 'quenched', ['rough', 'A388'], 1, '', '', '', [], null]) }
        const found = priceOf(one, rates)
        if (!found) return
        possible += 1
        const area =
          shape === 'block' ? outer * inner : (Math.PI / 4) * (outer ** 2 - (shape === 'ring' ? inner ** 2 : 0))
        const weight = Math.round((area * length * rates.spec.density) / 100) / 100
        const percent = quantity >= 100 ? 94 : quantity >= 20 ? 105 : quantity >= 5 ? 118 : 135
        const metal = (weight * ((rates.spec.price ?? 0) + 48) * percent) / 100
        const price = metal + 28_300 + count * rates.shape.hole_price + rates.shape.setup / quantity
        // A weight just at a half may be rounded to either side, which a cent a pound multiplies.
        expect(Math.abs(found.price - price)).toBeLessThan(1 + 0.01 * (rates.spec.price ?? 0) * 1.4)
      }),
    )
    expect(possible).toBeGreaterThan(10)
  })
})

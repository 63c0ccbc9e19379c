import { describe, expect, test } from 'vitest'
import { priceOf, type ShapeRates } from '#backend/quotes/price.ts'
import { limits, steps as stepBorders } from '../priceBorders.data.ts'
import { type Case, cases, rules } from '../prices.data.ts'

const shapeOf = (name: string): ShapeRates => {
  const shape = name as keyof typeof rules.shapes
  const rates = rules.shapes[shape]
  return {
    ...{ shape, setup: rates.setup, hole_price: rates.hole, most_quantity: rates.mostQuantity },
    ...{ least_outer: Number(rates.leastOuter), most_outer: Number(rates.mostOuter) },
    ...{ most_length: Number(rates.mostLength), least_wall: Number(rates.leastWall) },
    ...{ most_weight: rates.mostWeight, most_hole: Number(rates.mostHole) },
  }
}

const steps = rules.steps.map(({ min, ...step }) => ({ least_quantity: min, ...step }))

const priced = ([shape, spec, treatment, works, quantity, outer, inner, length, holes]: Case) => {
  const { density, ...metal } = rules.specs[spec as keyof typeof rules.specs]
  const piece = {
    ...{ quantity, outer: Number(outer), inner: Number(inner), length: Number(length) },
    holes: holes.map(([diameter, count]) => ({ diameter: Number(diameter), count })),
  }
  const found = priceOf(piece, {
    shape: shapeOf(shape),
    spec: { ...metal, density: Math.round(Number(density) * 10_000) },
    treatment: treatment === null ? undefined : rules.treatments[treatment as keyof typeof rules.treatments],
    works: works.map((work) => rules.works[work as keyof typeof rules.works]),
    // The row order must not matter.
    steps: steps.toReversed(),
  })
  return found && [found.price, found.weeks]
}

describe('price of a piece', () => {
  test('is tested with 200 cases, possible and impossible ones of each shape', () => {
    expect(cases).toHaveLength(200)
    for (const shape of Object.keys(rules.shapes)) {
      const ofShape = cases.filter(([name]) => name === shape)
      expect(new Set(ofShape.map((one) => one.at(-1) === null)).size).toBe(2)
    }
  })

  test('exists up to each limit of each shape, and not beyond', () => {
    const isPossible = (one: Case) => one.at(-1) !== null
    for (const shape of Object.keys(rules.shapes))
      expect(limits.filter(([name]) => name === shape).map(isPossible)).toEqual([true, false, true, false, true, false])
  })

  test.each([...cases, ...limits, ...stepBorders].map((one) => [JSON.stringify(one.slice(0, -1)), one] as const))(
    'is as expected for %s',
    (_name, one) => {
      expect(priced(one)).toEqual(one.at(-1))
    },
  )
})

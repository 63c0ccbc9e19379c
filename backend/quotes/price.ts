import type { Cents } from '#values/types.ts'

/** Piece to be quoted, in inches; for a block, thickness and width replace the two diameters. */
export interface Piece {
  readonly quantity: number
  readonly outer: number
  readonly inner: number
  readonly length: number
  readonly holes: readonly { readonly diameter: number; readonly count: number }[]
}

/** Set-up cost of a shape in cents, and its limits (inclusive). */
export interface ShapeRates {
  readonly shape: 'ring' | 'disc' | 'bar' | 'block'
  readonly setup: number
  readonly hole_price: number
  readonly most_quantity: number
  readonly least_outer: number
  readonly most_outer: number
  readonly most_length: number
  readonly least_wall: number
  readonly most_weight: number
  readonly most_hole: number
}

interface Work {
  readonly price: number
  readonly weeks: number
}

export interface Rates {
  readonly shape: ShapeRates
  readonly spec: { readonly density: number; readonly price: number | null; readonly weeks: number }
  readonly treatment?: Work | undefined
  readonly works: readonly Work[]
  readonly steps: readonly { readonly least_quantity: number; readonly percent: number; readonly weeks: number }[]
}

/** Sizes are rounded to a ten-thousandth of an inch; everything after that uses integers. */
const tenThousandths = (inches: number) => BigInt(Math.round(inches * 10_000))

const pi = 314_159_265_358_979n
const piParts = 100_000_000_000_000n

const roundHalfUp = (above: bigint, below: bigint) => (2n * above + below) / (2n * below)

/** Weight in hundredths of a pound. */
const weightOf = (piece: Piece, { shape, spec }: Rates) => {
  const [outer, inner, length] = [piece.outer, piece.inner, piece.length].map(tenThousandths) as [
    bigint,
    bigint,
    bigint,
  ]
  const [solid, parts] =
    shape.shape === 'block'
      ? [outer * inner, 1n]
      : [pi * (outer * outer - (shape.shape === 'ring' ? inner * inner : 0n)), 4n * piParts]
  // Cubic ten-thousandths times ten-thousandths of a pound give 16 decimal digits; hundredths leave 14 to divide by.
  return roundHalfUp(solid * length * BigInt(spec.density), parts * 100_000_000_000_000n)
}

const isWithin = ({ quantity, outer, inner, length, holes }: Piece, { shape }: Rates, weight: bigint) =>
  Number.isInteger(quantity) &&
  quantity >= 1 &&
  quantity <= shape.most_quantity &&
  outer >= shape.least_outer &&
  Math.max(outer, inner) <= shape.most_outer &&
  length > 0 &&
  length <= shape.most_length &&
  (shape.shape !== 'ring' || tenThousandths(outer) - tenThousandths(inner) >= 2n * tenThousandths(shape.least_wall)) &&
  weight > 0n &&
  weight <= BigInt(shape.most_weight) * 100n &&
  holes.every(({ diameter, count }) => count === 0 || (count > 0 && diameter > 0 && diameter <= shape.most_hole))

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)

/**
 * Price of one piece in cents, and weeks until shipment `docs/product/quotes.md#price-of-a-part`:
 *
 * weight = volume x density, to a hundredth of a pound
 * price = weight x (spec + heat treatment) x quantity step + machining + ultrasonic test + holes x price per hole +
 * set-up of the shape / quantity, to the cent
 * weeks = sum for spec, heat treatment, machining, ultrasonic test and quantity step
 *
 * Weight and price are rounded once, half up. The volume is that of the forged shape, with pi to 14 decimals; holes are
 * not subtracted. Null if the piece exceeds a limit of the plant, or if its spec has no price.
 */
export const priceOf = (piece: Piece, rates: Rates): { readonly price: Cents; readonly weeks: number } | null => {
  const { shape, spec, treatment, works, steps } = rates
  const weight = weightOf(piece, rates)
  const step = steps
    .filter(({ least_quantity }) => least_quantity <= piece.quantity)
    .sort((one, other) => other.least_quantity - one.least_quantity)[0]
  if (spec.price === null || !step || !isWithin(piece, rates, weight)) return null

  const metal = weight * BigInt(spec.price + (treatment?.price ?? 0)) * BigInt(step.percent)
  const holes = sumOf(piece.holes.map(({ count }) => count)) * shape.hole_price
  const work = BigInt(sumOf(works.map(({ price }) => price)) + holes)
  const quantity = BigInt(piece.quantity)
  const cents = roundHalfUp((metal + work * 10_000n) * quantity + BigInt(shape.setup) * 10_000n, 10_000n * quantity)
  const weeks = spec.weeks + (treatment?.weeks ?? 0) + sumOf(works.map((one) => one.weeks)) + step.weeks
  return { price: Number(cents) as Cents, weeks }
}

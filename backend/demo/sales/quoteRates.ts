import type { Cents } from '#values/types.ts'
import { customerIds } from '../customers.ts'
import { enterRows } from '../enterRows.ts'
import type { Ground } from '../ground.ts'

const cents = (amount: number) => amount as Cents

const specRows = [
  { name: 'AISI 4140 / AMS 6349', density: 2836, price: cents(245), weeks: 4 },
  { name: 'AISI 4340 / AMS 6415', density: 2836, price: cents(310), weeks: 5 },
  { name: '304L / ASTM A182', density: 2890, price: cents(395), weeks: 5 },
  { name: 'Ti-6Al-4V / AMS 4928', density: 1600, price: cents(2_890), weeks: 9 },
  { name: 'Inconel 718 / AMS 5662', density: 2960, price: cents(2_475), weeks: 10 },
  // Price on request, because its metal is bought for each order.
  { name: 'Waspaloy / AMS 5704', density: 2950, price: null, weeks: 14 },
].map((row, index) => ({ id: index + 1, guid: `spec-${index + 1}`, ...row }))

const treatmentRows = specRows.flatMap(({ id }) => [
  { id: 10 * id + 1, guid: `heat-${id}-1`, spec_id: id, name: 'Annealed', price: cents(22), weeks: 0 },
  { id: 10 * id + 2, guid: `heat-${id}-2`, spec_id: id, name: 'Quenched and tempered', price: cents(48), weeks: 1 },
])

const workRows = [
  { kind: 'machining' as const, name: 'Rough turned', price: cents(18_500), weeks: 1 },
  { kind: 'machining' as const, name: 'Finish machined', price: cents(64_000), weeks: 3 },
  { kind: 'ultrasonic' as const, name: 'AMS 2154 Class A', price: cents(14_250), weeks: 1 },
  { kind: 'ultrasonic' as const, name: 'ASTM A388', price: cents(9_800), weeks: 0 },
].map((row, index) => ({ id: index + 1, guid: `work-${index + 1}`, ...row }))

const shapes = [
  { shape: 'ring', setup: 185_000, hole: 4_500, outer: [6, 96], length: 24, weight: 8_000, wall: 0.75 },
  { shape: 'disc', setup: 142_500, hole: 4_500, outer: [4, 60], length: 18, weight: 6_500, wall: 0 },
  { shape: 'bar', setup: 98_000, hole: 3_800, outer: [2, 24], length: 240, weight: 10_000, wall: 0 },
  { shape: 'block', setup: 120_000, hole: 4_100, outer: [2, 48], length: 120, weight: 9_000, wall: 0 },
] as const

const shapeRows = shapes.map(({ shape, setup, hole, outer: [least_outer, most_outer], length, weight, wall }) => ({
  shape,
  setup: cents(setup),
  hole_price: cents(hole),
  least_outer,
  most_outer,
  most_length: length,
  most_weight: weight,
  least_wall: wall,
  most_quantity: 500,
  most_hole: 6,
}))

const stepRows = [
  { least_quantity: 1, percent: 135, weeks: 0 },
  { least_quantity: 5, percent: 118, weeks: 0 },
  { least_quantity: 20, percent: 105, weeks: 1 },
  { least_quantity: 100, percent: 94, weeks: 3 },
]

const { ringsOnly, healthy, aerospace } = customerIds

export const plantRates = async ({ db }: Ground) => {
  await enterRows(db, {
    quote_specs: specRows,
    quote_treatments: treatmentRows,
    quote_works: workRows,
    quote_shapes: shapeRows,
    quote_steps: stepRows,
    quote_customers: [
      { customer_id: ringsOnly, is_ring_only: 1, has_works: 0, has_addresses: 0 },
      { customer_id: healthy, is_ring_only: 0, has_works: 1, has_addresses: 0 },
      { customer_id: aerospace, is_ring_only: 0, has_works: 1, has_addresses: 1 },
    ],
    quote_addresses: [
      { id: 1, customer_id: aerospace, address: 'Hangar 4, 2200 Runway Drive, Wichita, Kansas' },
      { id: 2, customer_id: aerospace, address: 'Receiving Dock B, 18 Assembly Road, Querétaro' },
    ],
  })
}

import { flag, inches, integer, money, nullable, text, wordOf } from '../kinds.ts'
import { record, reference } from './record.ts'

const weeks = integer('weeks', { min: 0, max: 520 })

export const quoteSpecs = record('quoteSpecs', 'given', ['name'], {
  name: text('name'),
  density: integer('density', { min: 1, max: 100_000 }),
  price: nullable(money('price')),
  weeks,
})

export const quoteTreatments = record('quoteTreatments', 'given', ['name'], {
  specId: reference('specId', 'quoteSpecs'),
  name: text('name'),
  price: money('price'),
  weeks,
})

export const quoteWorks = record('quoteWorks', 'given', ['name'], {
  kind: wordOf('kind', 'machining', 'ultrasonic'),
  name: text('name'),
  price: money('price'),
  weeks,
})

const size = (wire: string) => inches(wire, { min: 0 })

export const quoteShapes = record('quoteShapes', ['shape'], ['shape'], {
  shape: wordOf('shape', 'ring', 'disc', 'bar', 'block'),
  setup: money('setup'),
  holePrice: money('holePrice'),
  mostQuantity: integer('mostQuantity', { min: 1 }),
  leastOuter: size('leastOuter'),
  mostOuter: size('mostOuter'),
  mostLength: size('mostLength'),
  leastWall: size('leastWall'),
  mostWeight: integer('mostWeight', { min: 1 }),
  mostHole: size('mostHole'),
})

/** Percentage of the metal price from this quantity on. */
export const quoteSteps = record('quoteSteps', ['leastQuantity'], ['leastQuantity'], {
  leastQuantity: integer('leastQuantity', { min: 1 }),
  percent: integer('percent', { min: 1, max: 1000 }),
  weeks,
})

export const quoteCustomers = record('quoteCustomers', ['customerId'], ['customerId'], {
  customerId: reference('customerId', 'customers'),
  isRingOnly: flag('isRingOnly'),
  hasWorks: flag('hasWorks'),
  hasAddresses: flag('hasAddresses'),
})

export const quoteAddresses = record('quoteAddresses', 'given', ['address'], {
  customerId: reference('customerId', 'customers'),
  address: text('address', { max: 1000 }),
})

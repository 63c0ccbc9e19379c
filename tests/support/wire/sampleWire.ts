import { encode, safeDecode } from 'zod/mini'
import type { Entity } from '#schema/entity.ts'
import { infoOf, type Schema } from '#schema/fields.ts'

/** Decoded sample value of a field; text and numbers differ between rows. */
const sampleOf = (field: Schema, at: number): unknown => {
  const { kind, words, item, inner } = infoOf(field)
  if (inner) return [rowOf(inner, at)]
  if (item) {
    const year = Array(12).fill(encode(item, sampleOf(item, at)))
    return Array.from({ length: safeDecode(field, year as never).success ? 12 : 2 }, () => sampleOf(item, at))
  }
  switch (kind) {
    case 'integer':
      return 100 + at
    case 'money':
    case 'thousands':
      return (100 + at) * 1_000
    case 'quantity':
    case 'pounds':
    case 'inches':
      return 12.5 + at
    case 'kilograms':
      return 1_250 + at
    case 'percent':
      return 50 + at
    case 'day':
      return '2026-11-26'
    case 'instant':
      return '2026-11-26T16:30:00.000Z'
    case 'flag':
      return true
    case 'oneOf':
      return words[0]
    case 'documents':
      return [`/content/document/${at}`]
    case 'email':
      return `person${at}@plant.example`
    default:
      return `T${100 + at}`
  }
}

/** Decoded sample record with every field. */
export const rowOf = ({ fields }: Entity, at: number): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, sampleOf(field, at)]))

/** Rows of an entity in wire form. */
export const wireRows = (entity: Entity, count: number) =>
  Array.from({ length: count }, (_, at) => encode(entity, rowOf(entity, at) as never) as Record<string, unknown>)

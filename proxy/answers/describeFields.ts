import { encode } from 'zod/mini'
import { type Entity, isEntity } from '#schema/entity.ts'
import { infoOf, type KindName, type Schema } from '#schema/fields.ts'
import { formOf } from '#schema/wire/envelope.ts'
import { wireName } from '#schema/wire/product.ts'

/** Part of a JSON schema, as zod writes it. */
export interface JsonSchema {
  description?: string
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
  prefixItems?: JsonSchema[]
  anyOf?: JsonSchema[]
  [key: string]: unknown
}

/** `purchaseOrder` becomes `Purchase order`. */
export const sentenceOf = (name: string) => {
  const words = name.replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const forms: Readonly<Partial<Record<KindName, string>>> = {
  email: 'an e-mail address',
  quantity: 'in pieces',
  money: 'in US dollars',
  thousands: 'in thousands of US dollars',
  kilograms: 'in kilograms',
  pounds: 'in pounds',
  inches: 'in inches',
  percent: 'in percent',
  instant: 'a moment such as 2026-11-21T15:04:05Z',
  document: 'a link',
  documents: 'links, separated by commas',
}

/** `1 is forge, 2 is aerospace`; empty if the codes are the words. */
const codesOf = (field: Schema) => {
  const pairs = infoOf(field).words.map((word) => [encode(field, word), word] as const)
  return pairs.every(([code, word]) => code === word)
    ? ''
    : pairs.map(([code, word]) => `${code} is ${word}`).join(', ')
}

const formatOf = (field: Schema) => {
  const { kind } = infoOf(field)
  if (kind === 'oneOf') return codesOf(field)
  return kind === 'day' ? `a date such as ${encode(field, '2026-11-21')}` : forms[kind]
}

const limitsOf = (field: Schema) => {
  const { kind, limits } = infoOf(field)
  const { min, max } = limits
  if (kind === 'text' || kind === 'email' || kind === 'secret')
    return max === undefined ? '' : `up to ${max} characters`
  if (kind === 'many' || kind === 'rows') return max === undefined ? '' : `up to ${max} entries`
  const isOfEveryInteger = kind === 'integer' && min === -(2 ** 31) && max === 2 ** 31 - 1
  if (isOfEveryInteger || (min === undefined && max === undefined)) return ''
  return max === undefined ? `at least ${min}` : min === undefined ? `at most ${max}` : `${min} to ${max}`
}

/** One line about a field: `Reason, up to 255 characters.` */
export const describeField = (name: string, field: Schema) => {
  const parts = [sentenceOf(name), formatOf(field), limitsOf(field)]
  return `${parts.filter(Boolean).join(', ')}.`
}

/** Schema of a list inside a nullable or optional field. */
const listIn = (schema: JsonSchema): JsonSchema | undefined =>
  schema.items ? schema : schema.anyOf?.find(({ items }) => items)

const describeRecord = ({ fields }: Entity, schema: JsonSchema | undefined) => {
  for (const [name, field] of Object.entries(fields)) {
    const { wire, inner } = infoOf(field)
    const property = schema?.properties?.[wireName(wire)]
    if (!property) continue
    property.description = describeField(name, field)
    if (inner) describeRecord(inner, listIn(property)?.items)
  }
}

/** Codecs inside an envelope, with their schemas. */
const partsOf = (codec: Schema, schema: JsonSchema): readonly Part[] => {
  const form = formOf(codec)
  switch (form?.is) {
    case 'as':
      return [[form.of, schema]]
    case 'list':
    case 'first':
      return [[form.of, schema.items]]
    case 'key':
      return [[form.of, schema.properties?.[form.key]]]
    case 'either':
      return form.keys.map(({ of }, at) => [of, schema.anyOf?.[at]])
    case 'pair':
      return form.of.map((of, at) => [of, schema.prefixItems?.[at]])
    default:
      return []
  }
}
type Part = readonly [Schema, JsonSchema | undefined]

/**
 * Adds a description to each field of a codec's JSON schema, also inside its envelopes. `schemaOf` returns the described
 * schema of a codec that is sent as JSON text.
 */
export const describeFields = (codec: Schema, schema: JsonSchema, schemaOf: (codec: Schema) => JsonSchema) => {
  if (isEntity(codec)) describeRecord(codec, schema)
  for (const [inner, part] of partsOf(codec, schema)) if (part) describeFields(inner, part, schemaOf)
  const form = formOf(codec)
  const value = schema.properties?.value
  if (form?.is === 'text' && value)
    Object.assign(value, {
      description: 'JSON text.',
      contentMediaType: 'application/json',
      contentSchema: schemaOf(form.of),
    })
}

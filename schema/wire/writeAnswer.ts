import { encode } from 'zod/mini'
import { blankRecord } from '#values/records.ts'
import { type Entity, isEntity } from '../entity.ts'
import { infoOf, type Schema } from '../fields.ts'
import { formOf } from './envelope.ts'
import { wireName } from './product.ts'

type Write = (value: unknown) => unknown
type Values = Readonly<Record<string, unknown>>

const asIs: Write = (value) => value

const eachBy = (write: Write): Write => (write === asIs ? asIs : (values) => (values as readonly unknown[]).map(write))

/** Writes a value of a field, unchecked. */
export const writeOf = (field: Schema): Write => {
  const { inner, item, write } = infoOf(field)
  if (!inner && !item) return (write as Write | undefined) ?? asIs
  const each = inner ? writeRecord(inner) : writeOf(item as Schema)
  return each === asIs ? asIs : (values) => (values as readonly unknown[] | null | undefined)?.map(each) ?? values
}

const writeRecord = ({ fields, more }: Entity): Write => {
  const entries = Object.entries(fields).map(
    ([name, field]) => [name, wireName(infoOf(field).wire), writeOf(field)] as const,
  )
  // A record that starts with all its keys is faster to fill and to stringify.
  const blank = blankRecord(entries.map(([, key]) => key))
  return (row) => {
    const values = row as Values
    const wire: Record<string, unknown> = { ...blank }
    let isComplete = true
    for (let index = 0; index < entries.length; index += 1) {
      const [name, key, write] = entries[index] as (typeof entries)[number]
      const value = values[name]
      wire[key] = write(value)
      isComplete &&= value !== undefined
    }
    for (const name of more?.namesIn(values) ?? []) wire[name] = values[name]
    return isComplete ? wire : Object.fromEntries(Object.entries(wire).filter(([, value]) => value !== undefined))
  }
}

const writeEnvelope = (schema: Schema): Write => {
  const form = formOf(schema)
  switch (form?.is) {
    case 'list':
      return eachBy(writerOf(form.of))
    case 'key': {
      const write = writerOf(form.of)
      return (value) => ({ [form.key]: write(value) })
    }
    case 'text': {
      const write = writerOf(form.of)
      return (value) => ({ value: JSON.stringify(write(value)) })
    }
    case 'first': {
      const write = writerOf(form.of)
      return (value) => (value === null ? [] : [write(value)])
    }
    case 'pair': {
      const [left, right] = form.of.map(writerOf) as [Write, Write]
      return (value) => [left((value as unknown[])[0]), right((value as unknown[])[1])]
    }
    case 'value':
      return writeOf(form.field)
    case 'values':
      return asIs
    case 'either':
      return writerOf(form.keys[0]?.of as Schema)
    default:
      return (value) => encode(schema, value)
  }
}

const writers = new WeakMap<Schema, Write>()

const writerOf = (schema: Schema): Write => {
  const known = writers.get(schema)
  if (known) return known
  const writer = isEntity(schema) ? writeRecord(schema) : writeEnvelope(schema)
  writers.set(schema, writer)
  return writer
}

/**
 * Writes an answer of the portal's own handlers with the fields' own functions. `encode` also checks each value: it
 * takes four times as long, and one odd row of the database would fail a whole list.
 */
export const writeAnswer = <T>(schema: Schema<T>, value: T): unknown => writerOf(schema)(value)

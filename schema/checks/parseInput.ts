import * as z from 'zod/mini'
import { isEntity } from '../entity.ts'
import { infoOf, inputOf, isField, type Schema } from '../fields.ts'
import { wireName } from '../wire/product.ts'
import { writeAnswer, writeOf } from '../wire/writeAnswer.ts'
import { InvalidInputError, type Issue, type Issues, readIssue } from './issues.ts'

/** Name of a field, `nuevaFecha`; in a list of rows with its place, `0.nuevaFecha`. */
const nameOf = ([first = 'body', second]: readonly PropertyKey[]) =>
  typeof first === 'number' && second !== undefined ? `${first}.${String(second)}` : String(first)

/**
 * An unknown key of the input itself is reported by its name; one inside a value is reported as an issue of that value.
 */
const namesOf = (issue: z.core.$ZodIssue) =>
  issue.code === 'unrecognized_keys' && issue.path.length === 0 ? issue.keys : [nameOf(issue.path)]

/** Only the first issues are reported, and long keys are cut: no user needs more. */
const maxNamed = 100
const longestName = 100

const issuesOf = (error: z.core.$ZodError): Issues => {
  // A map, because an unknown key may equal a property of every object.
  const issues = new Map<string, Issue>()
  for (const found of error.issues) {
    const issue: Issue = found.code === 'unrecognized_keys' ? { code: 'unknownKey' } : readIssue(found.message)
    for (const name of namesOf(found).slice(0, maxNamed)) {
      const known = name.slice(0, longestName)
      if (!issues.has(known) && issues.size < maxNamed) issues.set(known, issue)
    }
  }
  return Object.fromEntries(issues)
}

type Values = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null

const written = (schema: Schema, value: unknown): unknown => {
  try {
    return isField(schema) ? writeOf(schema)(value) : writeAnswer(schema, value)
  } catch {
    return value
  }
}

/**
 * Writes a value of the program that is to be sent, unchecked. What its field cannot write stays as it is, so that
 * `parseInput` names its field together with all others.
 */
export const writeInput = (schema: Schema, value: unknown): unknown => {
  if (!isEntity(schema) || !isObject(value)) return written(schema, value)
  const wires = Object.entries(schema.fields).map(([name, field]) => {
    const { wire, inner } = infoOf(field)
    const one = value[name]
    const rows = inner && Array.isArray(one) ? one.map((row) => writeInput(inner, row)) : undefined
    return [wireName(wire), rows ?? written(field, one)] as const
  })
  return Object.fromEntries(wires.filter(([, wire]) => wire !== undefined))
}

/** Issues by wire name of a value of the program that is to be sent; empty if it is valid. */
export const inputIssues = (schema: Schema, value: unknown): Issues => {
  const result = z.safeDecode(inputOf(schema), writeInput(schema, value) as never)
  return result.success ? {} : issuesOf(result.error)
}

/** Strictly parses an input; throws `InvalidInputError` with an issue for each invalid, missing or unknown key. */
export const parseInput = <T>(schema: Schema<T>, wire: unknown): T => {
  const result = z.safeDecode(inputOf(schema), wire as never)
  if (!result.success) throw new InvalidInputError(issuesOf(result.error))
  return result.data
}

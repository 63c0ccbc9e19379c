import * as z from 'zod/mini'
import { inputOf, type Schema } from '../kinds.ts'
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

/** Issues by wire name of a value of the program that is to be sent; empty if it is valid. */
export const inputIssues = (schema: Schema, value: unknown): Issues => {
  const written = z.safeEncode(schema, value as never)
  const result = written.success ? z.safeDecode(inputOf(schema), written.data as never) : written
  return result.success ? {} : issuesOf(result.error)
}

/** Writes a value of the program that is to be sent; throws `InvalidInputError` if a field is missing or wrong. */
export const writeInput = (schema: Schema, value: unknown): unknown => {
  const written = z.safeEncode(schema, value as never)
  if (!written.success) throw new InvalidInputError(issuesOf(written.error))
  return written.data
}

/** Strictly parses an input; throws `InvalidInputError` with an issue for each invalid, missing or unknown key. */
export const parseInput = <T>(schema: Schema<T>, wire: unknown): T => {
  const result = z.safeDecode(inputOf(schema), wire as never)
  if (!result.success) throw new InvalidInputError(issuesOf(result.error))
  return result.data
}

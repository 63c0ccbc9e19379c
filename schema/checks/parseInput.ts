import * as z from 'zod/mini'
import type { Codec, Fields } from '../entity.ts'
import { wireName } from '../wire/product.ts'
import { InvalidInputError, type Issue, type Issues, readIssue } from './issues.ts'
import { type Validators, validators } from './validators.ts'

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

/**
 * zod reads all entries of a list before it checks the length, and its issues overflow the stack: reject lists that are
 * too long before parsing.
 */
const requireShortLists = (codec: Codec<unknown> & { fields?: Fields }, wire: unknown) => {
  for (const { kind, limits, wire: name } of Object.values(codec.fields ?? {})) {
    if (kind !== 'many' && kind !== 'rows') continue
    const key = wireName(name)
    const entries = (wire as Readonly<Record<string, unknown>> | null)?.[key]
    if (Array.isArray(entries) && limits.max !== undefined && entries.length > limits.max)
      throw new InvalidInputError({ [key]: { code: 'tooMany', limit: limits.max } })
  }
}

interface Readable {
  readonly schema: (validators: Validators) => z.ZodMiniType
}

const schemas = new WeakMap<Readable, z.ZodMiniType>()

/** Strict schema of a field, entity or envelope, created once. */
export const schemaOf = (codec: Readable) => {
  const schema = schemas.get(codec) ?? codec.schema(validators)
  schemas.set(codec, schema)
  return schema
}

/** Strictly parses an input; throws `InvalidInputError` with an issue for each invalid, missing or unknown key. */
export const parseInput = <T>(codec: Codec<T>, wire: unknown): T => {
  // zod ignores this key on purpose; here it must be rejected like any unknown key.
  if (typeof wire === 'object' && wire !== null && Object.hasOwn(wire, '__proto__'))
    throw new InvalidInputError({ ['__proto__']: { code: 'unknownKey' } })
  requireShortLists(codec, wire)
  const result = z.safeParse(schemaOf(codec), wire)
  if (!result.success) throw new InvalidInputError(issuesOf(result.error))
  return codec.decode(result.data, 'input')
}

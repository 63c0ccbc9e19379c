import { HttpError } from '../../backend/httpError.ts'
import { InvalidInputError } from '../../schema/checks/issues.ts'

/** More than any call needs. Parsing and validation cost time and memory per value, not per byte. */
const maxValues = 20_000
const deepest = 100
const maxFields = 1_000

const unreadable = () => new HttpError(400, 'invalid_input', 'The body does not match its content type.')
const excessive = () => new HttpError(400, 'invalid_input', 'The body has too many values or is nested too deeply.')

const duplicate = (key: string) => new InvalidInputError({ [key]: { code: 'duplicate' } })

const isEscaped = (json: string, quote: number) => {
  let at = quote
  while (json[at - 1] === '\\') at -= 1
  return (quote - at) % 2 === 1
}

const endOfString = (json: string, start: number) => {
  let quote = json.indexOf('"', start + 1)
  while (isEscaped(json, quote)) quote = json.indexOf('"', quote + 1)
  return quote
}

/** Counts before parsing, so the text may be malformed. */
const requireModestSize = (json: string) => {
  let depth = 0
  let values = 1
  for (let at = 0; at < json.length; at += 1) {
    const sign = json[at]
    if (sign === '"') {
      at = endOfString(json, at)
      if (at < 0) return
    } else if (sign === '[' || sign === '{') depth += 1
    else if (sign === ']' || sign === '}') depth -= 1
    if (sign === ',' || sign === '[' || sign === '{') values += 1
    if (values > maxValues || depth > deepest) throw excessive()
  }
}

/** Returns the first duplicate key within an object of valid JSON, or null. */
export const duplicateKey = (json: string): string | null => {
  const open: (Set<string> | null)[] = []
  let expectsKey = false
  for (let at = 0; at < json.length; at += 1) {
    const sign = json[at]
    if (sign === '{') open.push(new Set())
    else if (sign === '[') open.push(null)
    else if (sign === '}' || sign === ']') open.pop()
    if (sign === '{' || sign === ',') expectsKey = true
    else if (sign === ':') expectsKey = false
    if (sign !== '"') continue
    const end = endOfString(json, at)
    const keys = open.at(-1)
    if (keys && expectsKey) {
      const key: string = JSON.parse(json.slice(at, end + 1))
      if (keys.has(key)) return key
      keys.add(key)
    }
    at = end
  }
  return null
}

/**
 * Parses a JSON body. Throws 400 for invalid JSON, more than 20,000 values or 100 levels, and duplicate keys: parsers
 * disagree whether the first or last value counts, so a service could read another value than the one checked here.
 */
export const parseJson = (json: string): unknown => {
  requireModestSize(json)
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch {
    throw unreadable()
  }
  const key = duplicateKey(json)
  if (key !== null) throw duplicate(key)
  return value
}

/** Parses a form body; throws 400 for duplicate names, and for more than 1,000 names. */
export const parseForm = (form: string): Readonly<Record<string, string>> => {
  const fields = new Map<string, string>()
  for (const [name, value] of new URLSearchParams(form)) {
    if (fields.has(name)) throw duplicate(name)
    if (fields.size === maxFields) throw excessive()
    fields.set(name, value)
  }
  return Object.fromEntries(fields)
}

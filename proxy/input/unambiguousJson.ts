import type { IncomingMessage } from 'node:http'
import { InvalidInputError } from '#schema/checks/issues.ts'
import { HttpError } from '../httpError.ts'

/** More than any call needs. Validation costs time and memory per value, not per byte. */
const maxValues = 20_000
const deepest = 100

export const duplicate = (key: string) => new InvalidInputError({ [key]: { code: 'duplicate' } })

const isEscaped = (json: string, quote: number) => {
  let at = quote
  while (json[at - 1] === '\\') at -= 1
  return (quote - at) % 2 === 1
}

/** Position of the closing quote; -1 if there is none. */
const endOfString = (json: string, start: number) => {
  let quote = json.indexOf('"', start + 1)
  while (isEscaped(json, quote)) quote = json.indexOf('"', quote + 1)
  return quote
}

const keyIn = (quoted: string): string => {
  try {
    return JSON.parse(quoted)
  } catch {
    return quoted
  }
}

/**
 * Throws 400 for duplicate keys, more than 20,000 values or 100 levels; leaves malformed JSON to the parser. Parsers
 * disagree whether the first or the last of two keys counts: a connected service could read another value than the one
 * checked here.
 */
export const requireUnambiguousJson = (json: string) => {
  const open: (Set<string> | null)[] = []
  let values = 1
  let expectsKey = false
  for (let at = 0; at < json.length; at += 1) {
    const sign = json[at]
    if (sign === '{') open.push(new Set())
    else if (sign === '[') open.push(null)
    else if (sign === '}' || sign === ']') open.pop()
    if (sign === '{' || sign === '[' || sign === ',') values += 1
    if (values > maxValues || open.length > deepest)
      throw new HttpError(400, 'invalid_input', 'The body has too many values or is nested too deeply.')
    if (sign === '{' || sign === ',') expectsKey = true
    else if (sign === ':') expectsKey = false
    if (sign !== '"') continue
    const end = endOfString(json, at)
    if (end < 0) return
    const keys = open.at(-1)
    if (keys && expectsKey) {
      const key = keyIn(json.slice(at, end + 1))
      if (keys.has(key)) throw duplicate(key)
      keys.add(key)
    }
    at = end
  }
}

/** As `verify` of `express.json`, which is called with the bytes before they are parsed. */
export const verifyUnambiguous = (_request: IncomingMessage, _response: unknown, bytes: Buffer) =>
  requireUnambiguousJson(new TextDecoder().decode(bytes))

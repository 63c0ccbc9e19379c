import type { AnyCall } from '../call.ts'
import { writeInput } from '../checks/parseInput.ts'
import { infoOf } from '../fields.ts'
import { wireName } from './product.ts'

/** Untyped input values, keyed by program name. */
export type Values = Readonly<Record<string, unknown>>

/** Characters that the gateway rejects in paths, however they are encoded. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern rejects them
const unfitForPath = /[\u0000-\u001f\u007f/\\%]|^\.|^$/

/** False for values that cannot be part of a path `docs/product/wire.md#numbers-with-a-slash`. */
export const isFitForPath = (value: string) => !unfitForPath.test(value)

/** Path of a call below its service's base URL, with the input values filled in. */
export const pathOf = ({ path, params }: Pick<AnyCall, 'path' | 'params'>, values: Values) =>
  wireName(path).replace(/:(\w+)/g, (_, name: string) => {
    const field = params[name]
    return encodeURIComponent(String(field ? writeInput(field, values[name]) : values[name]))
  })

/**
 * Query parameters of a call, except sort, range and filter of lists. Null values are omitted, because a query string
 * cannot express them.
 */
export const queryPairs = ({ query }: Pick<AnyCall, 'query'>, values: Values) =>
  Object.entries(query).flatMap(([name, field]): [string, string][] => {
    const value = values[name] === undefined ? undefined : writeInput(field, values[name])
    return value === undefined || value === null ? [] : [[wireName(infoOf(field).wire), String(value)]]
  })

export const asQuery = (pairs: readonly (readonly [string, string])[]) =>
  pairs.length === 0 ? '' : `?${new URLSearchParams(pairs.map((pair) => [...pair]))}`

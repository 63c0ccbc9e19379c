import type { AnyCall } from '../call.ts'
import { wireName } from './product.ts'

/** An input before its types matter: values by their names in the program. */
export type Values = Readonly<Record<string, unknown>>

/** The path of a call below its service's base, with the input's values in it. */
export const pathOf = ({ path, params }: Pick<AnyCall, 'path' | 'params'>, values: Values) =>
  wireName(path).replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name]?.encode(values[name]) ?? values[name])),
  )

/** What stands in the query string of a call, lists' sort, range and filter aside; null has no form there. */
export const queryPairs = ({ query }: Pick<AnyCall, 'query'>, values: Values) =>
  Object.entries(query).flatMap(([name, field]): [string, string][] => {
    const value = values[name] === undefined ? undefined : field.encode(values[name])
    return value === undefined || value === null ? [] : [[wireName(field.wire), String(value)]]
  })

/** A query string with its question mark; empty where there is nothing to say. */
export const asQuery = (pairs: readonly (readonly [string, string])[]) =>
  pairs.length === 0 ? '' : `?${new URLSearchParams(pairs.map((pair) => [...pair]))}`

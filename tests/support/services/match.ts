import type { AnyCall, ServiceName } from '#schema/call.ts'
import type { calls } from '#schema/index.ts'
import { wireName } from '#schema/wire/product.ts'

export interface Match {
  readonly name: string
  readonly call: AnyCall
  readonly params: Readonly<Record<string, string>>
}

interface Pattern {
  readonly name: string
  readonly call: AnyCall
  readonly expression: RegExp
  readonly letters: number
}

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const expressionOf = (path: string) => {
  const pattern = wireName(path)
    .replace(/\/$/, '')
    .split(/(:\w+)/)
    .map((part) => (part.startsWith(':') ? `(?<${part.slice(1)}>[^/]+)` : literal(part)))
    .join('')
  return new RegExp(`^${pattern}/?$`)
}

/** A pattern matches only paths with the same number of segments; others need not be tried. */
const groupOf = (service: ServiceName, method: string, path: string) =>
  `${method} ${service} ${path.replace(/\/$/, '').split('/').length}`

/** Finds the declared call of a request that has arrived at a company. */
export const createMatcher = (declared: typeof calls) => {
  const all = [...declared].map(([name, call]): Pattern => {
    const letters = call.path.replace(/:\w+/g, '').length
    return { name, call, expression: expressionOf(call.path), letters }
  })
  // If two patterns match, the one with more literal characters wins `docs/product/wire.md#paths`.
  all.sort((one, other) => other.letters - one.letters)
  const patterns = Map.groupBy(all, ({ call }) => groupOf(call.service, call.method, call.path))
  return (service: ServiceName, method: string, path: string): Match | null => {
    for (const { name, call, expression } of patterns.get(groupOf(service, method, path)) ?? []) {
      const found = expression.exec(path)
      if (!found) continue
      const params = Object.entries(found.groups ?? {}).map(([key, value]) => [key, decodeURIComponent(value)])
      return { name, call, params: Object.fromEntries(params) }
    }
    return null
  }
}

import type { AnyRows } from './source.ts'

type Node = Readonly<Record<string, unknown>>
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

const nameOf = (table: Node): string => {
  const { alias, identifier } = table as { alias?: Node; identifier?: Node }
  if (alias) return String(alias.name)
  return identifier ? String(identifier.name) : nameOf(table.table as Node)
}

export const tablesOf = (rows: AnyRows): ReadonlySet<string> => {
  const { from, joins = [] } = rows.toOperationNode() as unknown as {
    from: { froms: Node[] }
    joins?: { table: Node }[]
  }
  return new Set([...from.froms, ...joins.map(({ table }) => table)].map(nameOf))
}

/** Tables whose columns an expression refers to; in raw SQL, the names before a dot. */
const tablesIn = (node: unknown): string[] => {
  if (Array.isArray(node)) return node.flatMap(tablesIn)
  if (!isNode(node)) return []
  if (node.kind === 'ReferenceNode' && isNode(node.table)) return [nameOf(node.table)]
  if (node.kind === 'RawNode') {
    const written = (node.sqlFragments as string[]).flatMap((sql) => [...sql.matchAll(/\b([a-z_]+)\.[a-z_]+/g)])
    return [...written.map(([, table = '']) => table), ...tablesIn(node.parameters)]
  }
  return Object.values(node).flatMap(tablesIn)
}

/** True if parts of a query refer only to columns of these tables. */
export const namesAll = (tables: ReadonlySet<string>, parts: readonly object[]) =>
  parts.every((part) => tablesIn(part).every((table) => tables.has(table)))

export interface Violation {
  readonly rule: 'unique' | 'foreignKey' | 'check' | 'notNull'
  readonly columns: readonly string[]
}

const rulesOfSqlite: Readonly<Record<number, Violation['rule']>> = {
  275: 'check',
  787: 'foreignKey',
  1299: 'notNull',
  1555: 'unique',
  2067: 'unique',
}
const rulesOfPostgres: Readonly<Record<string, Violation['rule']>> = {
  23502: 'notNull',
  23503: 'foreignKey',
  23505: 'unique',
  23514: 'check',
}

interface DatabaseError extends Error {
  /** SQLite only. */
  readonly errcode?: number
  /** PostgreSQL only, like the next two. */
  readonly code?: string
  readonly detail?: string
  readonly column?: string
}

/** `UNIQUE constraint failed: parts.customer_id, parts.number`. */
const columnsInMessage = (message: string) =>
  [...message.matchAll(/\b[a-z_]+\.([a-z_0-9]+)/g)].map(([, column = '']) => column)

/** `Key (customer_id, number)=(101, 7) already exists.` */
const columnsInDetail = ({ detail = '', column }: DatabaseError) =>
  column === undefined ? (/^Key \(([^)]*)\)/.exec(detail)?.[1]?.split(', ') ?? []) : [column]

/** Table constraint that a database error reports; null for any other error. */
export const violationOf = (error: unknown): Violation | null => {
  if (!(error instanceof Error)) return null
  const failed = error as DatabaseError
  const ofSqlite = rulesOfSqlite[failed.errcode ?? 0]
  if (ofSqlite) return { rule: ofSqlite, columns: ofSqlite === 'check' ? [] : columnsInMessage(failed.message) }
  const ofPostgres = rulesOfPostgres[failed.code ?? '']
  return ofPostgres ? { rule: ofPostgres, columns: columnsInDetail(failed) } : null
}

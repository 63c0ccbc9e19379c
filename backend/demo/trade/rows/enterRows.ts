import type { Insertable } from 'kysely'
import type { Tables } from '../../../database/tables.ts'
import type { Ground } from '../../ground.ts'

/** Below what either database takes in one statement. */
const parametersAtOnce = 8_000

/**
 * Enters rows that all have the same columns, many with each statement. One statement is written for all but the last
 * of them: writing it takes several times as long as running it.
 */
export const enterRows = async <Table extends keyof Tables>(
  db: Ground['db'],
  table: Table,
  rows: readonly Insertable<Tables[Table]>[],
) => {
  const [first] = rows
  if (!first) return
  const columns = Object.keys(first) as (keyof typeof first)[]
  const rowsAtOnce = Math.floor(parametersAtOnce / columns.length)
  const write = (some: typeof rows) =>
    db
      .insertInto(table)
      .values(some as never)
      .compile()
  const whole = rows.length >= rowsAtOnce ? write(rows.slice(0, rowsAtOnce)) : null
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    const some = rows.slice(at, at + rowsAtOnce)
    const statement = whole && some.length === rowsAtOnce ? whole : write(some)
    const parameters = some.flatMap((row) => columns.map((column) => row[column]))
    await db.executeQuery({ ...statement, parameters })
  }
}

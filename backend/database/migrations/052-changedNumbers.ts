import { type Kysely, sql } from 'kysely'
import { enter, nameOf, remove, type Source, sources } from './044-numbers.ts'
import type { Dialect, DialectName } from './frozen/dialect.ts'

const change = (source: Source) => {
  const differs = source.columns.map((column) => `old.${column} is distinct from new.${column}`).join(' or ')
  const on = `after update of ${source.columns.join(', ')} on ${source.table} for each row when (${differs})`
  return { name: nameOf(source, 'changed'), on, body: remove(source) + enter(source, 'new') }
}

const statementsFor: Record<DialectName, (source: Source) => readonly string[]> = {
  sqlite: (source) => {
    const { name, on, body } = change(source)
    return [`drop trigger ${name}`, `create trigger ${name} ${on} begin ${body} end`]
  },
  postgres: (source) => {
    const { name, on } = change(source)
    return [`drop trigger ${name} on ${source.table}`, `create trigger ${name} ${on} execute function ${name}()`]
  },
}

/** Updates the numbers of a changed row only if they differ, because imports write all columns of changed rows. */
export const changedNumbers = async (db: Kysely<unknown>, { name }: Dialect) => {
  for (const statement of sources.flatMap(statementsFor[name])) await sql.raw(statement).execute(db)
}

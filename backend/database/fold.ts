import { type Kysely, sql } from 'kysely'
import type { Tables } from './tables/tables.ts'

/* SQL function `fold(text)`: normalizes text for searches in columns without a folded copy. */

const lastCodePoint = 0x10ffff
const escaped = (code: number) => `\\U${code.toString(16).padStart(8, '0')}`

/** Combining marks (`\p{M}`); PostgreSQL's regular expressions have no class for them. */
const marks = () => {
  const ranges: string[] = []
  let first: number | null = null
  for (let code = 0; code <= lastCodePoint + 1; code += 1) {
    const isMark = code <= lastCodePoint && /\p{M}/u.test(String.fromCodePoint(code))
    if (isMark) first ??= code
    else if (first !== null) {
      ranges.push(`${escaped(first)}-${escaped(code - 1)}`)
      first = null
    }
  }
  return `[${ranges.join('')}]`
}

/** Creates the function in PostgreSQL. Uses Unicode lowercasing if the server supports ICU. */
export const createFold = async (db: Kysely<Tables>) => {
  const { rows } = await sql`select 1 from pg_collation where collname = 'und-x-icu'`.execute(db)
  const collation = sql.raw(rows.length > 0 ? 'collate "und-x-icu"' : '')
  const bare = sql`regexp_replace(normalize(value, NFD), ${sql.lit(marks())}, '', 'g')`
  await sql`create function fold(value text) returns text language sql immutable strict parallel safe
    as $$ select lower(${bare} ${collation}) $$`.execute(db)
}

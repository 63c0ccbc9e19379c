import { type Kysely, sql } from 'kysely'
import { plainLetters, uncounted } from './texts.ts'

/*
 * SQL functions with the same results as those of `values/texts.ts`: `fold(text)`, `natural_order(text)` for `naturalOrder`,
 * and `normal_number(text)` for `normalNumber`.
 */

const lastCodePoint = 0x10ffff
const escaped = (code: number) => `\\U${code.toString(16).padStart(8, '0')}`

/** Character class of PostgreSQL for what matches; its regular expressions have no Unicode properties. */
const classOf = (matching: RegExp) => {
  const ranges: string[] = []
  let first: number | null = null
  for (let code = 0; code <= lastCodePoint + 1; code += 1) {
    const isMatch = code <= lastCodePoint && matching.test(String.fromCodePoint(code))
    if (isMatch) first ??= code
    else if (first !== null) {
      ranges.push(`${escaped(first)}-${escaped(code - 1)}`)
      first = null
    }
  }
  return `[${ranges.join('')}]`
}

const isAscii = String.raw`value ~ '^[\x01-\x7f]*$'`
const lowerAscii = 'lower(value collate "C")'

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`

/** Pads each number of a folded text to ten digits. */
const padded = (folded: string) =>
  String.raw`regexp_replace(regexp_replace(${folded}, '([0-9]+)', '0000000000\1', 'g'),
    '0{1,10}([0-9]{10,})(?![0-9])', '\1', 'g')`

/** Expressions for a text that holds more than ASCII. */
const expressions = (collation: string) => {
  // One collation for all branches of the function.
  const bare = `lower(regexp_replace(normalize(value, NFD), ${quoted(classOf(/\p{M}/u))}, '', 'g') ${collation}) collate "C"`
  const folded = Object.entries(plainLetters).reduce(
    (inner, [letter, plain]) => `replace(${inner}, ${quoted(letter)}, ${quoted(plain)})`,
    bare,
  )
  return { folded, counted: `regexp_replace(${folded}, ${quoted(classOf(uncounted))}, '', 'g')` }
}

/**
 * Creates the functions in PostgreSQL. Uses Unicode lowercasing if the server supports ICU. Their bodies call nothing of
 * the schema: a restored dump evaluates generated columns without a search path.
 */
export const createTextFunctions = async (db: Kysely<unknown>) => {
  const { rows } = await sql`select 1 from pg_collation where collname = 'und-x-icu'`.execute(db)
  const { folded, counted } = expressions(rows.length > 0 ? 'collate "und-x-icu"' : '')
  const create = (name: string, ofAscii: string, ofAny: string) =>
    sql
      .raw(`create or replace function ${name}(value text) returns text language sql immutable strict parallel safe
      as $$ select case when ${isAscii} then ${ofAscii} else ${ofAny} end $$`)
      .execute(db)
  await create('fold', lowerAscii, folded)
  await create('natural_order', padded(lowerAscii), padded(folded))
  const ascii = String.raw`ltrim(translate(${lowerAscii}, E'- \t\n\r\f\x0b', ''), '0')`
  await create('normal_number', ascii, `ltrim(${counted}, '0')`)
}

import type { DataFile } from '#schema/imports/file.ts'
import { dataFiles } from '#schema/imports/index.ts'
import { reasonOf } from '#schema/imports/problems.ts'
import type { DialectName } from '../../database/dialect.ts'
import type { Db } from '../../database/open.ts'
import { ownedBy } from '../../records/derived.ts'
import { type ForeignKey, foreignKeys } from '../../records/referring.ts'
import { ImportRejectedError } from '../imported.ts'
import { plainProblem } from '../reading/problems.ts'
import { numberOf as keyOf } from '../runs/rowCells.ts'
import { type Ask, numberOf, problemsOf } from './checks.ts'
import { quoted } from './statements.ts'

const kindOf = (table: string) => dataFiles.find((file) => file.table === table)?.name ?? null

/** Foreign keys by which rows of other tables hold rows of a file; its own parts are removed with it. */
export const holdersOf = async (db: Db, dialect: DialectName, { name, table }: DataFile) =>
  (await foreignKeys(db, dialect)).filter((key) => key.refersTo === table && !ownedBy(name).includes(key.table))

/** SQL that a row of the file's table is to be removed, for a table name or alias. */
export type Gone = (alias: string) => string

/** Rows of the file itself hold others only if they stay. */
const heldBy = (file: DataFile, { table, column, on }: ForeignKey, gone: Gone) => {
  const stays = table === file.table ? ` and not (${gone('holding')})` : ''
  return `from ${table} holding where holding.${quoted(column)} = ${file.table}.${quoted(on)}${stays}`
}

/** Condition that a row is held. */
export const isHeld = (file: DataFile, holders: readonly ForeignKey[], gone: Gone) =>
  holders.map((key) => `exists (select 1 ${heldBy(file, key, gone)})`).join(' or ') || '1 = 0'

/** Problems of the rows that cannot be removed, with the kinds of rows that hold each. */
export const heldProblems = (ask: Ask, file: DataFile, holders: readonly ForeignKey[], gone: Gone) => {
  const counts = holders.map(
    (
      key,
      at,
    ) => `select ${at} as other, ${keyOf(file, file.table)} as value, (select count(*) ${heldBy(file, key, gone)}) as line
      from ${file.table} where ${gone(file.table)}`,
  )
  const text = `select * from (${counts.join(' union all ')}) counted where line > 0`
  return problemsOf(ask, text, ({ line: count, other, value }) => {
    const { table = '' } = holders[other] ?? {}
    const reason = reasonOf('heldBy', { count, file: kindOf(table) ?? table.replaceAll('_', ' ') })
    return { ...plainProblem(0, reason, file.key.join(', ')), value: String(value) }
  })
}

/** Removes the rows that hold others, and those that hold them in turn; returns their number. Only the plant's rows go. */
export const removeHolders = async (
  ask: Ask,
  keys: readonly ForeignKey[],
  file: DataFile,
  condition: string,
): Promise<number> => {
  let removed = 0
  for (const { table, column, on } of keys.filter((key) => key.refersTo === file.table && key.table !== file.table)) {
    const holds = `${quoted(column)} in (select ${quoted(on)} from ${file.table} where ${condition})`
    const count = await numberOf(ask, `select count(*) as count from ${table} where ${holds}`)
    if (count === 0) continue
    const holding = dataFiles.find((one) => one.table === table)
    if (!holding) {
      const reason = reasonOf('heldBy', { count, file: table.replaceAll('_', ' ') })
      throw new ImportRejectedError(file.name, [plainProblem(0, reason)])
    }
    removed += (await removeHolders(ask, keys, holding, holds)) + count
    await ask(`delete from ${table} where ${holds}`)
  }
  return removed
}

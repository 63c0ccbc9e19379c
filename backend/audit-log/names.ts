import { type RawBuilder, sql } from 'kysely'
import type { AuditedKind } from '#schema/administration/auditedRecords.ts'
import { recordTypeOf } from '#schema/records/index.ts'
import { columnOf, refersTo } from '#schema/records/record.ts'
import type { Db } from '../database/open.ts'

/** Names by number; an unknown number is shown unchanged. */
type NameOf = (id: number) => string

const namedBy = (rows: readonly { id: number; name: string }[]): NameOf => {
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  return (id) => names.get(id) ?? `#${id}`
}

type Query = RawBuilder<{ id: number; name: string }>

/** Number and name of audited records that are not records of Data. */
const sources: Partial<Record<AuditedKind | 'approvalTypes', Query>> = {
  answerFault: sql`select id, call || ' ' || field as name from answer_faults`,
  'approval file': sql`select approval_files.id, files.name from approval_files
    join files on files.id = approval_files.file_id`,
  'approval folder': sql`select id, part_number as name from approval_folders`,
  approvalTypes: sql`select id, name from approval_types`,
  bar: sql`select bars.id, heats.number || ' / ' || bars.name as name from bars
    join heats on heats.id = bars.heat_id`,
  concession: sql`select id, ncr as name from concessions`,
  digest: sql`select id, name from users`,
  loadMails: sql`select id, name from users`,
  taskMails: sql`select id, name from users`,
}

/** Field that names a record of Data: the first of its label that is no reference. */
export const nameField = (kind: string) => {
  const type = recordTypeOf(kind)
  return type?.label.find((name) => !refersTo(type.fields[name] as never))
}

const sourceOf = (kind: string): Query | undefined => {
  const type = recordTypeOf(kind)
  if (!type) return sources[kind as AuditedKind]
  const name = nameField(kind)
  if (type.key.length > 0 || name === undefined) return undefined
  return sql`select id, cast(${sql.ref(columnOf(name))} as text) as name from ${sql.table(columnOf(kind))}`
}

/** Numbers by the kind of their records. */
export type IdsByKind = ReadonlyMap<string, ReadonlySet<number>>

const namesOf = async (db: Db, kind: string, ids: ReadonlySet<number>) => {
  const source = sourceOf(kind)
  if (!source) return []
  const { rows } = await sql<{ id: number; name: string }>`select id, name from (${source}) as named
    where id in (${sql.join([...ids])})`.execute(db)
  return rows.map(({ id, name }) => ({ id: Number(id), name }))
}

export const namesFor = async (db: Db, idsByKind: IdsByKind) => {
  const found = new Map<string, NameOf>()
  for (const [kind, ids] of idsByKind) if (ids.size > 0) found.set(kind, namedBy(await namesOf(db, kind, ids)))
  return {
    roleOf: namedBy(await db.selectFrom('roles').select(['id', 'name']).execute()),
    pageOf: namedBy(await db.selectFrom('pages').select(['id', 'name']).execute()),
    nameOf: (kind: string, id: number) => found.get(kind)?.(id) ?? `#${id}`,
  }
}

export type Names = Awaited<ReturnType<typeof namesFor>>

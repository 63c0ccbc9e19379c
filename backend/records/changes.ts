import { sql } from 'kysely'
import { InvalidInputError } from '#schema/checks/issues.ts'
import type { RecordCalls } from '#schema/records/crud.ts'
import type { RecordName } from '#schema/records/index.ts'
import { columnOf, type RecordType } from '#schema/records/record.ts'
import { writeAnswer } from '#schema/wire/writeAnswer.ts'
import { compareValues } from '#values/texts.ts'
import type { Dialect } from '../database/dialect.ts'
import type { Db } from '../database/open.ts'
import { violationOf } from '../database/violations.ts'
import { conflict, DomainError, notFound } from '../errors.ts'
import type { Context, Handler } from '../implement.ts'
import { derivedValues, followUp, generatedColumns } from './derived.ts'
import { referredTo, removeOwned, requireKnownReferences, requireUnreferenced } from './referring.ts'
import { columnsIn, isRecord, keyColumns, type Row, readRecord, tableOf, untyped } from './table.ts'

/** Converts a constraint violation to validation issues of the fields. */
const throwViolation = (type: RecordType, error: unknown): never => {
  const violation = violationOf(error)
  if (!violation) throw error
  const names = Object.keys(type.entity.fields).filter((name) => violation.columns.includes(columnOf(name)))
  const code = violation.rule === 'unique' ? 'alreadyThere' : 'inconsistent'
  if (names.length > 0) throw new InvalidInputError(Object.fromEntries(names.map((name) => [name, { code }])))
  throw new DomainError('invalid_input', 'The values do not match each other.')
}

const nextNumber = async (db: Db, dialect: Dialect, type: RecordType) => {
  await dialect.lockTable(db, tableOf(type))
  const [last] = await untyped(db)
    .selectFrom(tableOf(type))
    .select(sql<number>`coalesce(max(id), 0)`.as('id'))
    .execute()
  return Number(last?.id ?? 0) + 1
}

const auditName = ({ name }: RecordType, id: unknown) => `${name as RecordName} ${id}` as const

const audited = ({ version: _, ...row }: Row) => row

const insert = async (db: Db, dialect: Dialect, type: RecordType, input: Row) => {
  const number = type.isNumberGiven ? { id: input.id ?? (await nextNumber(db, dialect, type)) } : {}
  const columns = {
    ...number,
    ...columnsIn(type, input),
    ...generatedColumns(type.name),
    ...derivedValues(type.name, input),
  }
  const keys = keyColumns(type)
  const [made] = await untyped(db)
    .insertInto(tableOf(type))
    .values(columns)
    .returning(keys)
    .execute()
    .catch((error: unknown) => throwViolation(type, error))
  return keys.map((key) => (made as Row)[key]).join('.')
}

export const create =
  (type: RecordType): Handler<RecordCalls['create']> =>
  async ({ db, dialect, input, changed }) => {
    await requireKnownReferences(db, type, input as Row)
    const after = (await readRecord(db, type, await insert(db, dialect, type, input as Row))) as Row
    await followUp(db, type.name, after)
    changed({ record: auditName(type, after.id), after: audited(after) })
    return after as never
  }

type Changing = Pick<Context<RecordCalls['update']>, 'db' | 'dialect' | 'changed'>

/** Changes a record as it was read to these values; an unchanged one leaves no trace in the audit log. */
const change =
  ({ db, dialect, changed }: Changing, type: RecordType) =>
  async ({ id: given, version, ...input }: Row) => {
    const id = String(given)
    const before = await readRecord(db, type, id, dialect)
    if (!before) throw notFound()
    if (before.version !== version)
      throw conflict('Someone else has changed this record.', writeAnswer(type.entity, before as never))
    // Key fields cannot be changed.
    const keys = Object.fromEntries(type.key.map((name) => [name, before[name]]))
    const values = { ...input, ...keys }
    await requireKnownReferences(db, type, values)
    const columns = { ...columnsIn(type, values), ...derivedValues(type.name, values) }
    await untyped(db)
      .updateTable(tableOf(type))
      .set(columns)
      .where(isRecord(type, id))
      .execute()
      .catch((error: unknown) => throwViolation(type, error))
    const after = (await readRecord(db, type, id)) as Row
    await followUp(db, type.name, after)
    if (after.version !== before.version)
      changed({ record: auditName(type, id), before: audited(before), after: audited(after) })
    return after
  }

export const update =
  (type: RecordType): Handler<RecordCalls['update']> =>
  async ({ input, ...context }) =>
    (await change(context, type)(input as Row)) as never

/** In the order of their ids, so that two such calls do not wait for each other. */
export const updateMany =
  (type: RecordType): Handler<RecordCalls['updateMany']> =>
  async ({ input, ...context }) => {
    const { rows } = input as unknown as { readonly rows: readonly Row[] }
    const inOrder = rows.toSorted((left, right) => compareValues(left.id, right.id))
    const after: Row[] = []
    for (const row of inOrder) after.push(await change(context, type)(row))
    return after as never
  }

export const remove =
  (type: RecordType): Handler<RecordCalls['remove']> =>
  async ({ db, dialect, input: { id }, changed }) => {
    const before = await readRecord(db, type, id, dialect)
    if (!before) throw notFound()
    await requireUnreferenced(db, dialect, type, before)
    await removeOwned(db, dialect, type, before)
    await untyped(db)
      .deleteFrom(tableOf(type))
      .where(isRecord(type, id))
      .execute()
      .catch((error: unknown) => {
        // Another row has started to refer to it since the check.
        throw violationOf(error)?.rule === 'foreignKey' ? referredTo() : error
      })
    changed({ record: auditName(type, id), before: audited(before) })
    return before as never
  }

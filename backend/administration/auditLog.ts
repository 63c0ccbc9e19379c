import { type SqlBool, sql } from 'kysely'
import { type AuditLogAction, auditLog, maxAuditEvents, sessionActions } from '#schema/administration/auditLog.ts'
import { type EntryRow, toEntries } from '../audit-log/entries.ts'
import { after } from '../clock.ts'
import { type DialectName, dialects } from '../database/dialect.ts'
import type { Placing } from '../database/prepared.ts'
import { type Context, type Handler, implement, type Tools } from '../implement.ts'
import { list } from '../list/list.ts'
import type { RowsOfAny } from '../list/source.ts'
import { ownerOfUser } from './readUsers.ts'
import { isNamed, namedText, textSearchOf } from './userText.ts'

type Filter = Context<typeof auditLog.listAuditLog>['input']['list']['filter']
type Person = 'actor' | 'subject'

// Uses literals, because a partial index applies only if the query repeats its condition.
const isChange = sql<SqlBool>`audit.action <> ${sql.lit(sessionActions[0])} and audit.action <> ${sql.lit(sessionActions[1])}`

const isAmongChanges = ({ action, withSignIns = false }: Filter) =>
  action === undefined ? !withSignIns : !(sessionActions as readonly AuditLogAction[]).includes(action)

/** Search values for a user's name or address, with a separate prefix for each of the two filters. */
const personCondition = (dialect: Tools['dialect'], person: Person, text = '') =>
  Object.fromEntries(Object.entries(namedText(dialect, text)).map(([name, value]) => [`${person}.${name}`, value]))

/** Filter condition: the actor or subject is a user with a matching name or address, deleted or not. */
const isOf =
  (person: Person) =>
  (_eb: unknown, value: unknown, { own, dialect }: { own: Own; dialect: DialectName }) => {
    const place = value as Placing<Record<string, string>>
    const column = sql.ref(person === 'actor' ? 'audit.user_id' : 'audit.subject_id')
    const isIndexed = own[person] === 'contains'
    const found = isIndexed ? sql`${dialects[dialect].usersContaining(place(`${person}.text`))} and ` : sql``
    return sql<SqlBool>`${column} in (select users.id from users
    where ${found}${isNamed(place(`${person}.name`), place(`${person}.address`))})`
  }

type FilterContext = Pick<Tools, 'dialect'> & { readonly input: { readonly list: { readonly filter: Filter } } }
type Own = ReturnType<typeof ownOf>

const ownOf = ({ input: { list } }: FilterContext) => ({
  isWhole: list.filter.bulkId !== undefined || (list.filter.subject ?? '') !== '',
  isAmongChanges: isAmongChanges(list.filter),
  actor: textSearchOf(list.filter.actor),
  subject: textSearchOf(list.filter.subject),
})

// A change of many records is one entry; its own ones are read by its number or by their subject.
const withoutParts = (rows: RowsOfAny, { own }: { own: Own }) =>
  own.isWhole ? rows : rows.where('audit.bulk_id', 'is', null)

const ofKind = (rows: RowsOfAny, { own }: { own: Own }) => (own.isAmongChanges ? rows.where(isChange) : rows)

const source = {
  parameters: (context: FilterContext) => {
    const { dialect, input } = context
    const { actor, subject } = input.list.filter
    return {
      own: ownOf(context),
      values: { ...personCondition(dialect, 'actor', actor), ...personCondition(dialect, 'subject', subject) },
    }
  },
  from: (db: Tools['db']) => db.selectFrom('audit'),
  joins: {
    actors: (rows: RowsOfAny) => rows.leftJoin('users as actors', 'actors.id', 'audit.user_id'),
    subjects: (rows: RowsOfAny) => rows.leftJoin('users as subjects', 'subjects.id', 'audit.subject_id'),
  },
  fields: {
    id: 'audit.id',
    at: 'audit.at',
    action: 'audit.action',
    record: 'audit.record',
    before: 'audit.before',
    after: 'audit.after',
    subject_id: 'audit.subject_id',
    actorName: sql<string | null>`actors.name`,
    actorAddress: sql<string | null>`actors.email`,
    subjectName: sql<string | null>`subjects.name`,
    subjectAddress: sql<string | null>`subjects.email`,
    subjectDeletedAt: sql<string | null>`subjects.deleted_at`,
  },
  complete: (found: readonly EntryRow[], { reader }: Pick<Tools, 'reader'>) => toEntries(reader, found),
  order: ['at', 'DESC'],
  key: 'audit.id',
  filters: { withSignIns: null },
  paging: () => ({ maxCounted: 10_000 }),
} as const

const listAuditLog = list(auditLog.listAuditLog, {
  ...source,
  scope: (rows, _value, shape) => withoutParts(ofKind(rows, shape), shape),
  filters: {
    ...source.filters,
    bulkId: (_eb, value) => sql<SqlBool>`audit.bulk_id = ${value('bulkId')}`,
    actor: isOf('actor'),
    subject: isOf('subject'),
  },
})

const auditLogOfUser = {
  ownerOf: ownerOfUser,
  ...list(auditLog.auditLogOfUser, {
    ...source,
    scope: (rows, value, shape) => ofKind(rows.where('audit.subject_id', '=', value('id')), shape),
  }),
}

/** Seconds after which no entry with a smaller id can appear: entries are written at the end of their transaction. */
const settledSeconds = 60

const readAudit: Handler<typeof auditLog.readAudit> = ({ reader, clock, input: { after: id = 0 } }) =>
  reader
    .selectFrom('audit')
    .select(['id', 'at', 'user_id as userId', 'action', 'call', 'record', 'subject_id as subjectId', 'before', 'after'])
    .where('id', '>', id)
    .where('at', '<=', after(clock.now(), -settledSeconds))
    .orderBy('id')
    .limit(maxAuditEvents)
    .execute()

export const auditLogCalls = implement('auditLog', auditLog, { listAuditLog, auditLogOfUser, readAudit })

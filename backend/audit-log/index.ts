import { type SqlBool, sql } from 'kysely'
import { type AuditLogAction, auditLog, sessionActions } from '../../schema/administration/auditLog.ts'
import { ownerOfUser } from '../administration/rows/readUsers.ts'
import { isNamed, namedText, textSearchOf } from '../administration/rows/userText.ts'
import { type DialectName, dialects } from '../database/dialect.ts'
import type { Placing } from '../database/prepared.ts'
import { type Context, implement, type Tools } from '../implement.ts'
import { list } from '../list/list.ts'
import type { RowsOfAny } from '../list/source.ts'
import { type EntryRow, toEntries } from './entries.ts'

type Filter = Context<typeof auditLog.listAuditLog>['input']['list']['filter']
type Person = 'actor' | 'subject'

// Uses literals, because a partial index applies only if the query repeats its condition.
const isChange = sql<SqlBool>`audit.action <> ${sql.lit(sessionActions[0])} and audit.action <> ${sql.lit(sessionActions[1])}`

const isAmongChanges = ({ action, withSignIns = false }: Filter) =>
  action === undefined ? !withSignIns : !(sessionActions as readonly AuditLogAction[]).includes(action)

/** Search values for a user's name or address, with a separate prefix for each of the two filters. */
const personCondition = (dialect: Tools['dialect'], person: Person, text = '') =>
  Object.fromEntries(Object.entries(namedText(dialect, text)).map(([name, value]) => [`${person}.${name}`, value]))

/** Condition: the id belongs to a user with a matching name or address, deleted or not. */
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
  isAmongChanges: isAmongChanges(list.filter),
  actor: textSearchOf(list.filter.actor),
  subject: textSearchOf(list.filter.subject),
})

const ofKind = (rows: RowsOfAny, { own }: { own: Own }) => (own.isAmongChanges ? rows.where(isChange) : rows)

const source = {
  own: ownOf,
  values: ({ dialect, input: { list } }: FilterContext) => ({
    ...personCondition(dialect, 'actor', list.filter.actor),
    ...personCondition(dialect, 'subject', list.filter.subject),
  }),
  from: (db: Tools['db']) => db.selectFrom('audit'),
  joins: (rows: RowsOfAny) =>
    rows
      .leftJoin('users as actors', 'actors.id', 'audit.user_id')
      .leftJoin('users as subjects', 'subjects.id', 'audit.subject_id'),
  fields: { id: 'audit.id', at: 'audit.at', action: 'audit.action' },
  more: (rows: RowsOfAny) =>
    rows
      .select(['audit.record', 'audit.before', 'audit.after', 'audit.subject_id'])
      .select([
        sql<string | null>`actors.name`.as('actorName'),
        sql<string | null>`actors.email`.as('actorAddress'),
        sql<string | null>`subjects.name`.as('subjectName'),
        sql<string | null>`subjects.email`.as('subjectAddress'),
        sql<string | null>`subjects.deleted_at`.as('subjectDeletedAt'),
      ]),
  complete: (found: readonly EntryRow[], { reader }: Pick<Tools, 'reader'>) => toEntries(reader, found),
  order: ['at', 'DESC'],
  key: 'audit.id',
  filters: { withSignIns: () => sql<SqlBool>`1 = 1` },
  maxCounted: () => 10_000,
} as const

const listAuditLog = list(auditLog.listAuditLog, {
  ...source,
  scope: (rows, _value, shape) => ofKind(rows, shape),
  filters: { ...source.filters, actor: isOf('actor'), subject: isOf('subject') },
})

const auditLogOfUser = {
  ownerOf: ownerOfUser,
  ...list(auditLog.auditLogOfUser, {
    ...source,
    scope: (rows, value, shape) => ofKind(rows.where('audit.subject_id', '=', value('id')), shape),
  }),
}

export const auditLogCalls = implement('auditLog', auditLog, { listAuditLog, auditLogOfUser })

import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { InputOf } from '../../schema/call.ts'
import { sessionActions, type TrailAction, type trail } from '../../schema/trail.ts'
import { daysAfter } from '../../values/days.ts'
import { fold } from '../../values/texts.ts'
import { ownerOfUser } from '../administration/readUsers.ts'
import { emailKey } from '../administration/userColumns.ts'
import type { Dialect } from '../database/dialect.ts'
import type { Db } from '../database/open.ts'
import type { Tables } from '../database/tables.ts'
import type { Context, Handler } from '../implement.ts'
import { mostCounted, type Slice, sliceOf, sliceOfEndless, totalBeyond } from '../paging.ts'
import { entriesIn, toEntries } from './entries.ts'

type ListTrail = typeof trail.listTrail
type TrailOfUser = typeof trail.trailOfUser
type Asked = Context<ListTrail> | Context<TrailOfUser>
type Filter = InputOf<ListTrail>['list']['filter']

const rowsAtOnce = 100
const indexedLetters = 3

/** Who is meant by a text: whose name or address contains it; of one or two letters, begins with it. */
const usersNamed = (db: Db, dialect: Dialect, text: string) => {
  const like = (key: string) => key.replace(/[\\%_]/g, '\\$&')
  const [name, address] = [fold(text), emailKey(text)]
  const isLong = [...name].length >= indexedLetters
  const start = isLong ? '%' : ''
  return db
    .selectFrom('users')
    .select('users.id')
    .$if(isLong, (query) => query.where(dialect.usersContaining(sql.val(dialect.searchPattern(name)))))
    .where(
      sql<boolean>`(name_key like ${`${start}${like(name)}%`} escape '\\' or email_key like ${`${start}${like(address)}%`} escape '\\')`,
    )
}

// Written out, for the partial index is used only where the query says the very words of its condition.
const isChange = sql<SqlBool>`audit.action <> ${sql.lit(sessionActions[0])} and audit.action <> ${sql.lit(sessionActions[1])}`

const isAmongChanges = (action: TrailAction | undefined, withSignIns = false) =>
  action === undefined ? !withSignIns : !(sessionActions as readonly TrailAction[]).includes(action)

const matching =
  ({ reader, dialect, clock, input }: Asked) =>
  (eb: ExpressionBuilder<Tables, 'audit'>) => {
    const { actor, subject, action, from, to, withSignIns }: Filter = input.list.filter
    const conditions: Expression<SqlBool>[] = []
    if ('id' in input) conditions.push(eb('audit.subject_id', '=', input.id))
    if (actor !== undefined) conditions.push(eb('audit.user_id', 'in', usersNamed(reader, dialect, actor)))
    if (subject !== undefined) conditions.push(eb('audit.subject_id', 'in', usersNamed(reader, dialect, subject)))
    if (from !== undefined) conditions.push(eb('audit.at', '>=', clock.startOf(from)))
    if (to !== undefined) conditions.push(eb('audit.at', '<', clock.startOf(daysAfter(to, 1))))
    if (action !== undefined) conditions.push(eb('audit.action', '=', action))
    if (isAmongChanges(action, withSignIns)) conditions.push(isChange)
    return eb.and(conditions)
  }

const inOrder = (context: Asked, { from, length }: Slice) => {
  const direction = context.input.list.sort?.[1] === 'ASC' ? 'asc' : 'desc'
  return entriesIn(context.reader)
    .where(matching(context))
    .orderBy('audit.at', direction)
    .orderBy('audit.id', direction)
    .limit(length)
    .offset(from)
}

/** How many rows there are; where there are more than are counted, one more than those. */
const count = async (context: Asked) => {
  const counted = context.reader
    .selectFrom('audit')
    .where(matching(context))
    .select('audit.id')
    .limit(mostCounted + 1)
  const { total } = await context.reader
    .selectFrom(counted.as('counted'))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

const run = async (context: Asked) => {
  const slice = sliceOfEndless(context.input.list)
  const found = await inOrder(context, { ...slice, length: slice.length + 1 }).execute()
  const rows = await toEntries(context.reader, found.slice(0, slice.length))
  const counted = await count(context)
  return counted <= mostCounted
    ? { rows, total: counted, isExact: true }
    : { rows, ...totalBeyond(slice, found.length) }
}

async function* stream(context: Asked) {
  let portion = []
  for await (const row of inOrder(context, sliceOf(context.input.list)).stream(rowsAtOnce)) {
    if (portion.push(row) < rowsAtOnce) continue
    yield toEntries(context.reader, portion)
    portion = []
  }
  yield toEntries(context.reader, portion)
}

export const listTrail: Handler<ListTrail> = { run, stream }
export const trailOfUser: Handler<TrailOfUser> = { ownerOf: ownerOfUser, run, stream }

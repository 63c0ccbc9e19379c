import { sql } from 'kysely'
import { type DialectName, dialects } from '../database/dialect.ts'
import type { Db } from '../database/open.ts'
import { type Placing, prepared } from '../database/prepared.ts'
import { mostCounted, type Slice, totalBeyond } from '../paging.ts'
import { asksUsers, type Shape, usersMatching, visitsMatching, type Wanted } from './visitSearch.ts'

type Direction = 'asc' | 'desc'
type Paged = Wanted & Slice

/**
 * The visits in the order of time, each looked at whether it is meant. The plus keeps SQLite from going by users, whose
 * visits it would have to sort.
 */
const walk = (db: Db, value: Placing<Wanted>, shape: Shape) =>
  db
    .selectFrom('visits')
    .where(visitsMatching(shape, value))
    .$if(asksUsers(shape), (query) =>
      query.where((eb) =>
        eb(
          sql<number>`+visits.user_id`,
          'in',
          eb.selectFrom('users').select('users.id').where(usersMatching(shape, value)),
        ),
      ),
    )

/** User by user the visits of those who are meant, which are then few. SQLite keeps the order of a cross join. */
const gather = (db: Db, value: Placing<Wanted>, shape: Shape) =>
  db
    .selectFrom('users')
    .where(usersMatching(shape, value))
    .crossJoin('visits')
    .whereRef('visits.user_id', '=', 'users.id')
    .where(visitsMatching(shape, value, { isByUser: true }))

const idsOf = (db: Db, value: Placing<Wanted>, shape: Shape, isFew: boolean) =>
  isFew && asksUsers(shape) ? gather(db, value, shape).select('visits.id') : walk(db, value, shape).select('visits.id')

/** Of more candidates than this, reading all users is quicker than picking them by the index. */
const mostCandidates = 2_000

const countCandidates = prepared((db, value: Placing<Wanted>, dialect: DialectName) =>
  db
    .selectFrom(
      db
        .selectFrom('users')
        .select('users.id')
        .where(dialects[dialect].usersContaining(value('text'), mostCandidates + 1))
        .limit(sql.lit(mostCandidates + 1))
        .as('found'),
    )
    .select((eb) => eb.fn.countAll<number>().as('count')),
)

/** How users are best searched for the text that is wanted. */
const bestShape = async (db: Db, wanted: Wanted, shape: Shape): Promise<Shape> => {
  if (shape.search !== 'contains') return shape
  const [row] = await countCandidates(db, wanted, shape.dialect)
  return Number(row?.count) > mostCandidates ? { ...shape, search: 'scan' } : shape
}

const countUpTo = prepared((db, value: Placing<Wanted>, shape: Shape) =>
  db
    .selectFrom(
      idsOf(db, value, shape, true)
        .limit(sql.lit(mostCounted + 1))
        .as('found'),
    )
    .select((eb) => eb.fn.countAll<number>().as('total')),
)

/** Visits with what is shown of them. */
const shown = (found: ReturnType<typeof walk>) =>
  found
    .leftJoin('users', 'users.id', 'visits.user_id')
    .leftJoin('roles', 'roles.id', 'visits.role_id')
    .select([
      'visits.user_id',
      'users.email',
      'roles.name as role',
      'visits.page_name',
      'visits.at',
      'visits.is_mobile',
      'visits.language',
      'visits.customer_id',
      'visits.time_zone',
      'visits.browser',
    ])

export type VisitRow = Awaited<ReturnType<ReturnType<typeof shown>['executeTakeFirstOrThrow']>>

/** The rows of a page: which they are comes off an index, only then are they read. */
const pageOf = prepared((db, value: Placing<Paged>, shape: Shape, isFew: boolean, direction: Direction) =>
  shown(db.selectFrom('visits'))
    .where('visits.id', 'in', () =>
      idsOf(db, value as Placing<Wanted>, shape, isFew)
        .orderBy('visits.at', direction)
        .orderBy('visits.id', direction)
        .offset(value('from'))
        .limit(value('length')),
    )
    .orderBy('visits.at', direction)
    .orderBy('visits.id', direction),
)

/** All rows that are meant, as a stream. */
export const rowsOf = prepared((db, value: Placing<Paged>, shape: Shape, direction: Direction) =>
  shown(walk(db, value as Placing<Wanted>, shape))
    .orderBy('visits.at', direction)
    .orderBy('visits.id', direction)
    .offset(value('from'))
    .limit(value('length')),
)

/** A page of visits and how many there are; of more than 10,000 it is a lower bound, unless the page is the last. */
export const findVisits = async (db: Db, wanted: Paged, asked: Shape, direction: Direction) => {
  const shape = await bestShape(db, wanted, asked)
  const [row] = await countUpTo(db, wanted, shape)
  const counted = Number(row?.total)
  if (counted === 0) return { rows: [], total: 0, isExact: true }
  if (counted <= mostCounted)
    return { rows: await pageOf(db, wanted, shape, true, direction), total: counted, isExact: true }
  const found = await pageOf(db, { ...wanted, length: wanted.length + 1 }, shape, false, direction)
  return { rows: found.slice(0, wanted.length), ...totalBeyond(wanted, found.length) }
}

import { sql } from 'kysely'
import { type DialectName, dialects } from '../database/dialect.ts'
import type { Db } from '../database/open.ts'
import { type Placing, prepared } from '../database/prepared.ts'
import { isNearStart, mostCounted, type Slice, totalBeyond } from '../paging.ts'
import { askFirst, type Direction, gather, walk } from './visitQueries.ts'
import { asksUsers, type Shape, type Wanted } from './visitSearch.ts'

type Paged = Wanted & Slice

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

/** All rows that are meant, as a stream. */
export const rowsOf = prepared((db, value: Placing<Paged>, shape: Shape, direction: Direction) =>
  shown(walk(db, value as Placing<Wanted>, shape))
    .orderBy('visits.at', direction)
    .orderBy('visits.id', direction)
    .offset(value('from'))
    .limit(value('length')),
)

/** A page's rows, by the query that finds them: which they are comes off an index, only then are they read. */
const pageBy = (query: typeof walk | typeof askFirst) =>
  prepared((db, value: Placing<Paged>, shape: Shape, direction: Direction) =>
    shown(db.selectFrom('visits'))
      .where('visits.id', 'in', () =>
        query(db, value as Placing<Wanted>, shape, direction)
          .select('visits.id')
          .orderBy('visits.at', direction)
          .orderBy('visits.id', direction)
          .offset(value('from'))
          .limit(value('length')),
      )
      .orderBy('visits.at', direction)
      .orderBy('visits.id', direction),
  )

const walkedPage = pageBy(walk)
const firstPage = pageBy(askFirst)

/** A page of very many visits, in the order of time. */
const findOfMany = async (db: Db, wanted: Paged, shape: Shape, direction: Direction) => {
  const isAtHand = shape.search === 'scan' && isNearStart(wanted)
  const first = isAtHand ? await firstPage(db, wanted, shape, direction) : []
  return first.length === wanted.length ? first : await walkedPage(db, wanted, shape, direction)
}

/** Up to as many visits as are counted and one more, in any order. */
const upToMost = (query: typeof walk | typeof gather, ...asked: Parameters<typeof walk>) =>
  query(...asked)
    .select(['visits.id', 'visits.at'])
    .limit(sql.lit(mostCounted + 1))

const countWalked = prepared((db, value: Placing<Wanted>, shape: Shape) =>
  db.selectFrom(upToMost(walk, db, value, shape).as('found')).select((eb) => eb.fn.countAll<number>().as('total')),
)

/** A page of what is found user by user, each row with how many were found: to find them again takes as long again. */
const gatheredPage = prepared((db, value: Placing<Paged>, shape: Shape, direction: Direction) =>
  shown(db.selectFrom('visits'))
    .innerJoin(
      db
        .selectFrom(upToMost(gather, db, value as Placing<Wanted>, shape).as('found'))
        .select(['id', sql<number>`count(*) over ()`.as('total')])
        .orderBy('at', direction)
        .orderBy('id', direction)
        .offset(value('from'))
        .limit(value('length'))
        .as('page'),
      'page.id',
      'visits.id',
    )
    .select('page.total')
    .orderBy('visits.at', direction)
    .orderBy('visits.id', direction),
)

/** How many visits are meant, as far as they are counted, and the page, where counting has found it too. */
const countGathered = async (db: Db, wanted: Paged, shape: Shape, direction: Direction) => {
  const rows = wanted.from <= mostCounted ? await gatheredPage(db, wanted, shape, direction) : []
  // Where there is no row of a page the first of all tells how many there are.
  const isBeyond = rows.length === 0 && wanted.from > 0
  const [counted] = isBeyond ? await gatheredPage(db, { ...wanted, from: 0, length: 1 }, shape, direction) : rows
  return { total: Number(counted?.total ?? 0), rows }
}

/** The same without a page, where no user is asked for: to count takes an index only. */
const countAlone = async (db: Db, wanted: Wanted, shape: Shape) => {
  const [counted] = await countWalked(db, wanted, shape)
  return { total: Number(counted?.total), rows: null }
}

/** A page of visits and how many there are; of more than 10,000 it is a lower bound, unless the page is the last. */
export const findVisits = async (db: Db, wanted: Paged, asked: Shape, direction: Direction) => {
  const shape = await bestShape(db, wanted, asked)
  const { total, rows } = asksUsers(shape)
    ? await countGathered(db, wanted, shape, direction)
    : await countAlone(db, wanted, shape)
  if (total <= Math.min(wanted.from, mostCounted)) return { rows: [], total, isExact: true }
  if (total <= mostCounted)
    return { rows: rows ?? (await walkedPage(db, wanted, shape, direction)), total, isExact: true }
  const found = await findOfMany(db, { ...wanted, length: wanted.length + 1 }, shape, direction)
  return { rows: found.slice(0, wanted.length), ...totalBeyond(wanted, found.length) }
}

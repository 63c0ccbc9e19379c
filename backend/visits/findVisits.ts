import { sql } from 'kysely'
import { type DialectName, dialects } from '../database/dialect.ts'
import type { Db } from '../database/open.ts'
import { type Placing, prepared } from '../database/prepared.ts'
import { isNearStart, type Slice, totalBeyond } from '../list/paging.ts'
import type { FoundKeys, ListQuery, Shape } from '../list/source.ts'
import { asksUsers, isOfUserMeant, type Own, type Searched, usersMatching, visitsMatching } from './visitSearch.ts'

type Value = Placing<Searched>
type Paged = Searched & Slice
type VisitShape = Shape<Own>

/** Maximum number of visits that are counted. */
const maxCounted = 10_000
/** With more candidates than this, scanning all users is faster than selecting them by the index. */
const maxCandidates = 2_000
/** Number of visits whose users are looked up one by one before all users are scanned. */
const maxNarrowed = 2_000

const countCandidates = prepared((db, value: Placing<Searched>, dialect: DialectName) =>
  db
    .selectFrom(
      db
        .selectFrom('users')
        .select('users.id')
        .where(dialects[dialect].usersContaining(value('text'), maxCandidates + 1))
        .limit(sql.lit(maxCandidates + 1))
        .as('found'),
    )
    .select((eb) => eb.fn.countAll<number>().as('count')),
)

const bestShape = async (db: Db, { shape, values }: ListQuery<Own>): Promise<VisitShape> => {
  if (shape.own.search !== 'contains') return shape
  const [row] = await countCandidates(db, values as unknown as Searched, shape.dialect)
  return Number(row?.count) > maxCandidates ? { ...shape, own: { ...shape.own, search: 'scan' } } : shape
}

/** Scans visits by time and filters them. */
const walk = (db: Db, value: Value, shape: VisitShape) =>
  db
    .selectFrom('visits')
    .where(visitsMatching(shape, value))
    .$if(asksUsers(shape), (query) => query.where(isOfUserMeant(shape, value)))

/** Reads visits user by user, for few matching users. SQLite keeps the order of a cross join. */
const gather = (db: Db, value: Value, shape: VisitShape) =>
  db
    .selectFrom('users')
    .where(usersMatching(shape, value))
    .crossJoin('visits')
    .whereRef('visits.user_id', '=', 'users.id')
    .where(visitsMatching(shape, value, { isByUser: true }))

/** Filters the first visits by time, looking up each one's user. */
const askFirst = (db: Db, value: Value, shape: VisitShape) => {
  const first = db
    .selectFrom('visits')
    .where(visitsMatching(shape, value))
    .select(['visits.id', 'visits.user_id'])
    .orderBy('visits.at', shape.direction)
    .orderBy('visits.id', shape.direction)
    .limit(sql.lit(maxNarrowed))
  const filtered = db
    .selectFrom(first.as('first'))
    .select('first.id')
    .where((eb) => {
      const user = eb.selectFrom('users').select('users.id').whereRef('users.id', '=', 'first.user_id')
      return eb.exists(user.where(usersMatching(shape, value)))
    })
  return db.selectFrom('visits').where('visits.id', 'in', filtered)
}

const keysBy = (query: typeof walk) =>
  prepared((db, value: Placing<Paged>, shape: VisitShape) =>
    query(db, value as Value, shape)
      .select('visits.id')
      .orderBy('visits.at', shape.direction)
      .orderBy('visits.id', shape.direction)
      .offset(value('from'))
      .limit(value('length')),
  )

const walked = keysBy(walk)
const narrowedFirst = keysBy(askFirst)

/** Reads up to one visit more than the counting limit, in any order. */
const limitedToCount = (query: typeof walk | typeof gather, ...parameters: Parameters<typeof walk>) =>
  query(...parameters)
    .select(['visits.id', 'visits.at'])
    .limit(sql.lit(maxCounted + 1))

const countWalked = prepared((db, value: Placing<Searched>, shape: VisitShape) =>
  db
    .selectFrom(limitedToCount(walk, db, value, shape).as('found'))
    .select((eb) => eb.fn.countAll<number>().as('total')),
)

/** A page of visits found by user; each key includes the total, because a second search would take as long again. */
const gathered = prepared((db, value: Placing<Paged>, shape: VisitShape) =>
  db
    .selectFrom(limitedToCount(gather, db, value as Value, shape).as('found'))
    .select(['id', sql<number>`count(*) over ()`.as('total')])
    .orderBy('at', shape.direction)
    .orderBy('id', shape.direction)
    .offset(value('from'))
    .limit(value('length')),
)

interface Counted {
  readonly total: number
  /** Keys of the page, if counting found them as well. */
  readonly found: readonly { id: number }[] | null
}

const count = async (db: Db, paged: Paged, shape: VisitShape): Promise<Counted> => {
  if (!asksUsers(shape)) return { total: Number((await countWalked(db, paged, shape))[0]?.total), found: null }
  const found = paged.from <= maxCounted ? await gathered(db, paged, shape) : []
  // An empty page has no row with the total, so the first row is read instead.
  const isBeyond = found.length === 0 && paged.from > 0
  const [first] = isBeyond ? await gathered(db, { ...paged, from: 0, length: 1 }, shape) : found
  return { total: Number(first?.total ?? 0), found }
}

/** A page of a very large number of visits, in order of time. */
const findOfMany = async (db: Db, paged: Paged, shape: VisitShape) => {
  const isAtHand = shape.own.search === 'scan' && isNearStart(paged)
  const first = isAtHand ? await narrowedFirst(db, paged, shape) : []
  return first.length === paged.length ? first : await walked(db, paged, shape)
}

const idsOf = (found: readonly { id: number }[]) => found.map(({ id }) => id)

/** A page of visits and the total; beyond 10,000 the total is a lower bound, unless the page is the last. */
export const findVisits = async (db: Db, query: ListQuery<Own>): Promise<FoundKeys> => {
  const shape = await bestShape(db, query)
  const paged = { ...query.values, ...query.slice } as unknown as Paged
  const { total, found } = await count(db, paged, shape)
  if (total <= Math.min(paged.from, maxCounted)) return { keys: [], total, isExact: true }
  if (total <= maxCounted) return { keys: idsOf(found ?? (await walked(db, paged, shape))), total, isExact: true }
  const keys = idsOf(await findOfMany(db, { ...paged, length: paged.length + 1 }, shape))
  return { keys: keys.slice(0, paged.length), ...totalBeyond(paged, keys.length, maxCounted) }
}

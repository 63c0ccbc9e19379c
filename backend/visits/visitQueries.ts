import { sql } from 'kysely'
import type { Db } from '../database/open.ts'
import type { Placing } from '../database/prepared.ts'
import { asksUsers, type Shape, usersMatching, visitsMatching, type Wanted } from './visitSearch.ts'

/** The order of time that a list is in. */
export type Direction = 'asc' | 'desc'

/**
 * The visits in the order of time, each looked at whether it is meant. The plus keeps SQLite from going by users, whose
 * visits it would have to sort.
 */
export const walk = (db: Db, value: Placing<Wanted>, shape: Shape) =>
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
export const gather = (db: Db, value: Placing<Wanted>, shape: Shape) =>
  db
    .selectFrom('users')
    .where(usersMatching(shape, value))
    .crossJoin('visits')
    .whereRef('visits.user_id', '=', 'users.id')
    .where(visitsMatching(shape, value, { isByUser: true }))

/** So many visits are asked one by one for their users before all users are read. */
const mostAsked = 2_000

/** Of the first visits in the order of time those that are meant, each asked for its user. */
export const askFirst = (db: Db, value: Placing<Wanted>, shape: Shape, direction: Direction) => {
  const first = db
    .selectFrom('visits')
    .where(visitsMatching(shape, value))
    .select(['visits.id', 'visits.user_id'])
    .orderBy('visits.at', direction)
    .orderBy('visits.id', direction)
    .limit(sql.lit(mostAsked))
  const asked = db
    .selectFrom(first.as('first'))
    .select('first.id')
    .where((eb) => {
      const user = eb.selectFrom('users').select('users.id').whereRef('users.id', '=', 'first.user_id')
      return eb.exists(user.where(usersMatching(shape, value)))
    })
  return db.selectFrom('visits').where('visits.id', 'in', asked)
}

import type { SelectQueryBuilder } from 'kysely'
import type { Instant } from '#schema/kinds.ts'
import { after } from '../clock.ts'
import type { Db } from '../database/open.ts'
import type { Tables } from '../database/tables.ts'
import { permitted } from './permittedChanges.ts'

/** Rows that are deleted once they are old enough, and the setting of their days. */
const settings = {
  visits: 'VISITS_KEPT_DAYS',
  tracking: 'TRACKING_KEPT_DAYS',
  audit: 'AUDIT_KEPT_DAYS',
  mails: 'MAILS_KEPT_DAYS',
  requests: 'REQUESTS_KEPT_DAYS',
} as const

type Kept = keyof typeof settings
export type KeptDays = Readonly<Record<Kept, number>>

const kinds = Object.keys(settings) as readonly Kept[]
const daySeconds = 24 * 3600

/** Enough for one statement; a backlog of years must not block other requests. */
const rowsAtOnce = 5_000
/** A request has messages and files. */
const requestsAtOnce = 500

/** Common form of the queries of all tables. */
type Ids = SelectQueryBuilder<Tables, 'visits', { id: number }>

/** Ids of outdated rows. */
const outdated = {
  visits: (db: Db, until: Instant) => db.selectFrom('visits').select('id').where('at', '<', until),
  tracking: (db: Db, until: Instant) => db.selectFrom('tracked').select('id').where('at', '<', until),
  audit: (db: Db, until: Instant) => db.selectFrom('audit').select('id').where('at', '<', until),
  /** Those that wait are kept until they are sent. */
  mails: (db: Db, until: Instant) => db.selectFrom('outbox').select('id').where('sent_at', '<', until),
  /** Closed ones without a message since. */
  requests: (db: Db, until: Instant) =>
    db
      .selectFrom('requests')
      .select('id')
      .where('state', '=', 'closed')
      .where('asked_at', '<', until)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('request_messages')
              .select('request_messages.id')
              .whereRef('request_id', '=', 'requests.id')
              .where('written_at', '>=', until),
          ),
        ),
      ),
}

const deleteRequests = (db: Db, ids: readonly number[]) =>
  db.transaction().execute((transaction) =>
    permitted(transaction, 'retention', async () => {
      const messages = transaction.selectFrom('request_messages').select('id').where('request_id', 'in', ids)
      const files = await transaction
        .deleteFrom('request_files')
        .where('message_id', 'in', messages)
        .returning('file_id')
        .execute()
      const fileIds = files.map(({ file_id }) => file_id)
      // The file itself is deleted with others that have no row.
      if (fileIds.length > 0) await transaction.deleteFrom('files').where('id', 'in', fileIds).execute()
      await transaction.deleteFrom('request_messages').where('request_id', 'in', ids).execute()
      await transaction.deleteFrom('requests').where('id', 'in', ids).execute()
    }),
  )

const deleteSome: Readonly<Record<Kept, (db: Db, ids: readonly number[]) => Promise<unknown>>> = {
  visits: (db, ids) => db.deleteFrom('visits').where('id', 'in', ids).execute(),
  tracking: (db, ids) => db.deleteFrom('tracked').where('id', 'in', ids).execute(),
  audit: (db, ids) =>
    db
      .transaction()
      .execute((transaction) =>
        permitted(transaction, 'retention', () => transaction.deleteFrom('audit').where('id', 'in', ids).execute()),
      ),
  mails: (db, ids) => db.deleteFrom('outbox').where('id', 'in', ids).execute(),
  requests: deleteRequests,
}

const untilOf = (now: Instant, days: number) => after(now, -days * daySeconds)

/** Deletes what is older than its days, some rows at a time. */
export const deleteOutdated = async (db: Db, now: Instant, days: KeptDays) => {
  for (const kind of kinds) {
    const atOnce = kind === 'requests' ? requestsAtOnce : rowsAtOnce
    let ids: readonly number[]
    do {
      const found = outdated[kind](db, untilOf(now, days[kind])) as Ids
      const rows = await found.limit(atOnce).execute()
      ids = rows.map(({ id }) => id)
      if (ids.length > 0) await deleteSome[kind](db, ids)
    } while (ids.length === atOnce)
  }
}

/** Number of rows that would be deleted now. */
export const countOutdated = async (db: Db, now: Instant, days: KeptDays) => {
  const counts = []
  for (const kind of kinds) {
    const until = untilOf(now, days[kind])
    const { count } = await db
      .selectFrom((outdated[kind](db, until) as Ids).as('outdated'))
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    counts.push({ kind, setting: settings[kind], days: days[kind], until, count: Number(count) })
  }
  return counts
}

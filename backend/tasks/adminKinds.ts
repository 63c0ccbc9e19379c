import { sql } from 'kysely'
import type { Db } from '../database/open.ts'
import { type Placing, prepared } from '../database/prepared.ts'
import { lastImports } from '../imports/freshness.ts'
import { type FoundRow, inSql, none, type Source, textOf } from './source.ts'

const maxErrorCharacters = 200

/** Mails that failed to send. They are retried, and leave the list once sent. */
const failedMail = inSql('failedMail', (db) =>
  db
    .selectFrom('outbox')
    .where('outbox.sent_at', 'is', null)
    .where('outbox.last_error', 'is not', null)
    .select([textOf('outbox.id').as('key'), 'outbox.recipient as number'])
    .select(sql<string>`substr(outbox.last_error, 1, ${sql.lit(maxErrorCharacters)})`.as('about'))
    .select([none.as('place'), none.as('customerId'), 'outbox.created_at as day', none.as('amount')]),
)

/** Users who never had a password and whose invitation link has expired. */
const invitation = inSql('invitation', (db, { value }) =>
  db
    .selectFrom('users')
    .where('users.password_hash', 'is', null)
    .where('users.deleted_at', 'is', null)
    .where('users.asleep_at', 'is', null)
    .where(
      sql<boolean>`not exists (select 1 from one_time_codes where one_time_codes.user_id = users.id
        and one_time_codes.purpose <> 'session' and one_time_codes.expires_at > ${value('now')})`,
    )
    .select([textOf('users.id').as('key'), 'users.email as number', 'users.name as about'])
    .select([textOf('users.id').as('place'), none.as('customerId'), 'users.created_at as day', none.as('amount')]),
)

const failedImport = inSql('failedImport', (db) =>
  db
    .selectFrom('imports')
    .where('imports.result', '=', 'refused')
    .where(
      sql<boolean>`not exists (select 1 from imports as later
        where later.entity = imports.entity and later.id > imports.id)`,
    )
    .select([textOf('imports.id').as('key'), 'imports.entity as number', 'imports.made_by as about'])
    .select([none.as('place'), none.as('customerId'), 'imports.at as day', none.as('amount')]),
)

const marked = prepared((db, value: Placing<{ kind: string }>) =>
  db.selectFrom('waiting_done').select('record').where('kind', '=', value('kind')),
)

const markedOf = async (db: Db, kind: string) => new Set((await marked(db, { kind })).map(({ record }) => record))

/** Not a single SQL statement: the maximum age of a file is set in the schema, not in a column. */
const staleImport: Source = async ({ db, clock, max }) => {
  const done = await markedOf(db, 'staleImport')
  const rows = (await lastImports(db, clock.now()))
    .filter(({ isStale }) => isStale)
    .map(
      ({ file, importedAt }): FoundRow => ({
        key: `${file} ${importedAt}`,
        number: file,
        about: null,
        place: null,
        customerId: null,
        day: importedAt,
        amount: null,
      }),
    )
    .filter((row) => !done.has(row.key))
    .sort((left, right) => (String(left.day) < String(right.day) ? -1 : 1))
  return { count: rows.length, rows: rows.slice(0, max) }
}

export const adminKinds = { failedMail, invitation, failedImport, staleImport }

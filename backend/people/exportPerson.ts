import { sql } from 'kysely'
import type { people } from '#schema/administration/people.ts'
import type { Db } from '../database/open.ts'
import { zipOf } from '../documents/zip/zipOf.ts'
import type { Handler } from '../implement.ts'
import { ownerOfPerson, requireAdministrator } from './erasePerson.ts'
import { identityOf } from './identity.ts'
import type { Identity } from './namedText.ts'
import { personalTableList } from './personalData.ts'

type Row = Record<string, unknown>

const rowsOf = async (
  db: Db,
  table: string,
  columns: readonly string[],
  values: readonly unknown[],
  secret: readonly string[],
) => {
  const isTheirs = columns.map((column) => sql`${sql.ref(column)} in (${sql.join(values)})`)
  const { rows } = await sql<Row>`select * from ${sql.table(table)} where ${sql.join(isTheirs, sql` or `)}`.execute(db)
  return rows.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => !secret.includes(name))))
}

/** Rows that are a person's, or are kept under the person's name or address. */
const readTable = (
  db: Db,
  userId: number,
  identity: Identity,
  [table, described]: (typeof personalTableList)[number],
) => {
  const { owner, names, emails, secret = [] } = described
  if (owner) return rowsOf(db, table, owner, [userId], secret)
  const [columns = [], known] = emails ? [emails, identity.emails] : [names, identity.names]
  return columns.length > 0 && known.length > 0 ? rowsOf(db, table, columns, known, secret) : []
}

/** A zip with a file of JSON for each table that has rows of the person. */
export const exportPerson: Handler<typeof people.exportPerson> = {
  ownerOf: ownerOfPerson,
  run: async ({ db, reader, caller, input, clock }) => {
    requireAdministrator(caller)
    const identity = await identityOf(db, input.id)
    const files = []
    for (const described of personalTableList) {
      const rows = await readTable(reader, input.id, identity, described)
      if (rows.length > 0)
        files.push({ name: `${described[0]}.json`, bytes: Buffer.from(`${JSON.stringify(rows, null, 2)}\n`) })
    }
    const packed = files.map(({ name, bytes }) => ({ name, read: async () => ({ name, bytes }) }))
    return zipOf({ name: `user-${input.id}`, missing: '' }, packed, { mtime: new Date(clock.now()) })
  },
}

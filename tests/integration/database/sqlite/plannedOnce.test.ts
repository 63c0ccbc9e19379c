import { constants, DatabaseSync } from 'node:sqlite'
import { Kysely, sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { readerDialect } from '#backend/database/sqlite/kyselyDialect.ts'

const unused = () => {
  throw new Error('Only what it compiles is wanted.')
}

const db = new Kysely<{ parts: { id: number } }>({ dialect: readerDialect({ run: unused, stream: unused }) })
const database = new DatabaseSync(':memory:')
database.exec('create table parts (id integer primary key); insert into parts values (1), (2), (3), (4), (5)')

afterAll(() => database.close())

test('a query with another limit and offset is not prepared again', () => {
  const { sql: text } = db.selectFrom('parts').select('id').orderBy('id').limit(1).offset(1).compile()
  const statement = database.prepare(text)
  expect(statement.all(2, 1)).toEqual([{ id: 2 }, { id: 3 }])
  let preparings = 0
  // SQLite calls the authorizer while preparing a statement.
  database.setAuthorizer(() => {
    preparings += 1
    return constants.SQLITE_OK
  })
  statement.all(2, 1)
  const first = preparings
  expect(statement.all(3, 2)).toEqual([{ id: 3 }, { id: 4 }, { id: 5 }])
  expect(preparings).toBe(first)
})

test('a literal limit stays in the SQL text for the query planner', () => {
  const { sql: text } = db.selectFrom('parts').select('id').limit(sql.lit(2)).compile()
  expect(text).toBe('select "id" from "parts" limit (2)')
})

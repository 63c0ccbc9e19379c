import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { systemClock } from '#backend/clock.ts'
import type { OpenDatabase } from '#backend/database/open.ts'
import { openDatabase } from '#backend/database/openDatabase.ts'
import { list } from '#backend/list/list.ts'
import { read } from '#schema/call.ts'
import { keyedEntity, type RowOf } from '#schema/entity.ts'
import { day, flag, instant, integer, kilograms, money, nullable, oneOf, text } from '#schema/kinds.ts'
import { anyOf, atLeast, atMost, between, contains, is, matcherOf } from '#schema/list.ts'
import { listOf } from '#schema/wire/envelope.ts'
import { createDatabase, dropDatabase } from '#tests/support/database/postgres.ts'
import { dayIn, daysAfter } from '#values/days.ts'
import { fold } from '#values/texts.ts'
import type { Cents, Day, Instant } from '#values/types.ts'

const timeZone = 'America/Monterrey'

/** A record with one filterable field of each kind, most of them nullable. */
const thing = keyedEntity('thing', 'id', {
  id: integer('id'),
  name: text('name', { mayBeEmpty: true }),
  code: nullable(text('code', { mayBeEmpty: true })),
  due: nullable(day('due')),
  at: instant('at'),
  pieces: nullable(integer('pieces')),
  amount: money('amount'),
  weight: nullable(kilograms('weight')),
  isOpen: flag('open'),
  status: oneOf('status', { 1: 'late', 2: 'onTime', 3: 'gone' }),
})
type Thing = RowOf<typeof thing>

const filter = {
  nameIs: is(text('nameIs'), 'name'),
  nameHas: contains(text('nameHas'), 'name'),
  codeIs: is(text('codeIs'), 'code'),
  codeHas: contains(text('codeHas'), 'code'),
  codeIn: anyOf(text('codeIn'), 'code'),
  dueIs: is(day('dueIs'), 'due'),
  dueFrom: atLeast(day('dueFrom'), 'due'),
  dueTo: atMost(day('dueTo'), 'due'),
  dueWithin: between(day('dueWithin'), 'due'),
  dueIn: anyOf(day('dueIn'), 'due'),
  atOn: is(day('atOn'), 'at'),
  atFrom: atLeast(day('atFrom'), 'at'),
  atTo: atMost(day('atTo'), 'at'),
  atWithin: between(day('atWithin'), 'at'),
  atIs: is(instant('atIs'), 'at'),
  pieces: integer('pieces'),
  piecesFrom: atLeast(integer('piecesFrom'), 'pieces'),
  piecesTo: atMost(integer('piecesTo'), 'pieces'),
  piecesWithin: between(integer('piecesWithin'), 'pieces'),
  amountIs: is(money('amountIs'), 'amount'),
  amountFrom: atLeast(money('amountFrom'), 'amount'),
  amountTo: atMost(money('amountTo'), 'amount'),
  weightFrom: atLeast(kilograms('weightFrom'), 'weight'),
  weightTo: atMost(kilograms('weightTo'), 'weight'),
  isOpen: flag('isOpen'),
  status: oneOf('status', { 1: 'late', 2: 'onTime', 3: 'gone' }),
  statusIn: anyOf(oneOf('statusIn', { 1: 'late', 2: 'onTime', 3: 'gone' }), 'status'),
}

const call = read('GET', '/Things/', {
  access: { signedIn: true, owner: 'caller' },
  list: { filter, search: ['name', 'code'], totals: ['amount', 'weight', 'pieces'] },
  answer: listOf(thing),
})

const column = (name: string) => sql.ref(`things.${name}`)
const things = list(call, {
  from: (db) => sqlTable(db),
  fields: {
    id: column('id'),
    name: { column: column('name'), folded: column('name_key') },
    code: column('code'),
    due: column('due'),
    at: column('at'),
    pieces: column('pieces'),
    amount: column('amount'),
    weight: column('weight'),
    isOpen: column('is_open'),
    status: column('status'),
  },
  order: ['id', 'ASC'],
  key: column('id'),
})
const sqlTable = (db: OpenDatabase['db']) => db.selectFrom(sql`things`.as('things')) as never

const words = [
  '',
  ' ',
  'Ring',
  'ring',
  'RÍNG',
  'Ñandú',
  'nandu',
  '50%',
  '50_',
  '5\\0',
  'a%b_c\\d',
  'Ø',
  'ﬁn',
  "d'or",
  '😀',
]
const someText = fc.array(fc.constantFrom(...words), { maxLength: 3 }).map((parts) => parts.join(''))
const someDay = fc.integer({ min: -3, max: 800 }).map((days) => daysAfter('2026-02-27' as Day, days))
const someInstant = fc
  .tuple(someDay, fc.constantFrom('00:00:00.000', '05:59:59.999', '06:00:00.000', '23:59:59.999', '12:30:00.000'))
  .map(([on, time]) => `${on}T${time}Z` as Instant)
const orNull = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null, freq: 6 })

const someThing = fc.record({
  name: someText,
  code: orNull(someText),
  due: orNull(someDay),
  at: someInstant,
  pieces: orNull(fc.integer({ min: -3, max: 20 })),
  amount: fc.integer({ min: -500, max: 500 }) as fc.Arbitrary<Cents>,
  weight: orNull(fc.integer({ min: 0, max: 400 })),
  isOpen: fc.boolean(),
  status: fc.constantFrom('late', 'onTime', 'gone'),
}) as fc.Arbitrary<Omit<Thing, 'id'>>

const rows: readonly Thing[] = fc
  .sample(someThing, { numRuns: 1_000, seed: 7 })
  .map((one, at) => ({ ...one, id: at + 1 }))

let opened: OpenDatabase
let remove: () => Promise<void>

const place = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-list-'))
  const clear = async () => rmSync(folder, { recursive: true, force: true })
  const server = process.env.TEST_POSTGRES_URL
  if (process.env.TEST_DATABASE !== 'postgres' || !server) return { settings: { dataDir: folder }, clear }
  const name = `list${process.pid}`
  const databaseUrl = await createDatabase(server, name)
  const drop = async () => {
    await clear()
    await dropDatabase(server, name)
  }
  return { settings: { dataDir: folder, databaseUrl }, clear: drop }
}

beforeAll(async () => {
  const { settings, clear } = await place()
  opened = await openDatabase({ ...settings, timeZone })
  remove = async () => {
    await opened.close()
    await clear()
  }
  const words = sql.raw(opened.dialect.name === 'postgres' ? 'text collate "C"' : 'text')
  const { db } = opened
  await sql`create table things (id integer primary key, name ${words} not null, name_key ${words} not null, code ${words},
    due ${words}, at ${words} not null, pieces integer, amount bigint not null, weight integer,
    is_open integer not null, status ${words} not null)`.execute(db)
  for (const row of rows)
    await sql`insert into things values (${row.id}, ${row.name}, ${fold(row.name)}, ${row.code}, ${row.due}, ${row.at},
      ${row.pieces}, ${row.amount}, ${row.weight}, ${row.isOpen ? 1 : 0}, ${row.status})`.execute(db)
})

afterAll(() => remove())

type ListInput = Readonly<Record<string, unknown>>

/** Runs the query and returns a page with all rows. */
const found = async (
  query: ListInput,
  more: { sort?: readonly [string, 'ASC' | 'DESC']; range?: readonly [number, number] } = {},
) =>
  things.run({
    ...opened,
    clock: systemClock(timeZone, null),
    input: { list: { sort: more.sort ?? null, range: more.range ?? [0, 1_999], filter: query } },
  } as never)

const isMatch = matcherOf(call.list?.filter ?? {}, thing, timeZone)
const matching = (query: ListInput) => rows.filter((row) => isMatch(row, query))
const ids = (some: readonly Thing[]) => some.map(({ id }) => id)

const someRow = fc.constantFrom(...rows)
/** Part of a text as users type it: in upper case, or without accents. */
const typed = (value: string | null) =>
  fc
    .tuple(fc.nat(6), fc.nat(6), fc.constantFrom('', 'upper', 'bare'))
    .map(([from, length, how]) => {
      const part = (value ?? 'ring').slice(from % 4, (from % 4) + length + 1).trim()
      return how === 'upper' ? part.toUpperCase() : how === 'bare' ? fold(part) : part
    })
    .filter((part) => part.isWellFormed())
const near = (value: number | null) => fc.integer({ min: -1, max: 1 }).map((by) => (value ?? 0) + by)
const nearDay = (value: Day | null) =>
  fc.integer({ min: -1, max: 1 }).map((by) => daysAfter(value ?? ('2027-01-01' as Day), by))
const open = <T>(value: fc.Arbitrary<T>) => fc.tuple(orNull(value), orNull(value))

/** Values for each filter that are close to the values of a row. */
const filtersMatching = (row: Thing): Record<keyof typeof filter | 'q', fc.Arbitrary<unknown>> => {
  const local = dayIn(timeZone, row.at)
  return {
    q: typed(row.name),
    nameIs: fc.constant(row.name),
    nameHas: typed(row.name),
    codeIs: fc.constant(row.code),
    codeHas: typed(row.code),
    codeIn: fc.array(fc.constantFrom(...rows.map(({ code }) => code).filter((code) => code !== null)), {
      maxLength: 4,
    }),
    dueIs: nearDay(row.due),
    dueFrom: nearDay(row.due),
    dueTo: nearDay(row.due),
    dueWithin: open(nearDay(row.due)),
    dueIn: fc.array(nearDay(row.due), { maxLength: 3 }),
    atOn: nearDay(local),
    atFrom: nearDay(local),
    atTo: nearDay(local),
    atWithin: open(nearDay(local)),
    atIs: fc.constant(row.at),
    pieces: near(row.pieces),
    piecesFrom: near(row.pieces),
    piecesTo: near(row.pieces),
    piecesWithin: open(near(row.pieces)),
    amountIs: near(row.amount),
    amountFrom: near(row.amount),
    amountTo: near(row.amount),
    weightFrom: near(row.weight),
    weightTo: near(row.weight),
    isOpen: fc.boolean(),
    status: fc.constantFrom('late', 'onTime', 'gone'),
    statusIn: fc.uniqueArray(fc.constantFrom('late', 'onTime', 'gone')),
  }
}

const names = [...Object.keys(filter), 'q'] as (keyof typeof filter | 'q')[]
const settings = { numRuns: 60, seed: 11 }

describe('a filter has the same effect in the database and in the browser', () => {
  test.each(names)('%s', async (name) => {
    const query = someRow.chain((row) => filtersMatching(row)[name].map((value) => ({ [name]: value })))
    const seen = { some: 0 }
    await fc.assert(
      fc.asyncProperty(query, async (one) => {
        const expected = ids(matching(one))
        if (expected.length > 0 && expected.length < rows.length) seen.some += 1
        const page = await found(one)
        expect(ids(page.rows)).toEqual(expected)
        expect(page.total).toBe(expected.length)
      }),
      settings,
    )
    // A filter that keeps all rows or none proves nothing.
    expect(seen.some).toBeGreaterThan(5)
  })

  test('combined with others', async () => {
    const query = fc
      .tuple(someRow, fc.uniqueArray(fc.constantFrom(...names), { minLength: 2, maxLength: 4 }))
      .chain(([row, chosen]) => fc.record(Object.fromEntries(chosen.map((name) => [name, filtersMatching(row)[name]]))))
    await fc.assert(
      fc.asyncProperty(query, async (one) => {
        expect(ids((await found(one)).rows)).toEqual(ids(matching(one)))
      }),
      { numRuns: 200, seed: 13 },
    )
  })
})

test('rows of all field kinds are returned unchanged', async () => {
  expect((await found({})).rows).toEqual(rows)
})

test('totals are sums over all matching rows, on every page', async () => {
  const query = { dueFrom: '2026-06-01' as Day }
  const sum = (of: (row: Thing) => number | null) => matching(query).reduce((total, row) => total + (of(row) ?? 0), 0)
  const totals = {
    amount: sum((row) => row.amount),
    weight: sum((row) => row.weight),
    pieces: sum((row) => row.pieces),
  }
  for (const range of [
    [0, 9],
    [100, 109],
    [5_000, 5_009],
  ] as const)
    expect((await found(query, { range })).totals).toEqual(totals)
})

describe('pages', () => {
  test.each(['id', 'due', 'at', 'pieces', 'amount', 'weight', 'isOpen', 'status'] as const)(
    'sorted by %s add up to the whole list, in both directions',
    async (name) => {
      for (const order of ['ASC', 'DESC'] as const) {
        const whole = (await found({}, { sort: [name, order] })).rows
        const pages = []
        for (let from = 0; from < rows.length; from += 90)
          pages.push(...(await found({}, { sort: [name, order], range: [from, from + 89] })).rows)
        expect(ids(pages)).toEqual(ids(whole))
        expect(new Set(ids(whole)).size).toBe(rows.length)
        const values = whole.map((row) => row[name])
        const isInTurn = <T extends string | number | boolean>(left: T, right: T) =>
          order === 'ASC' ? left <= right : left >= right
        for (const [at, row] of whole.entries()) {
          const [value, next] = [row[name], whole[at + 1]]
          if (next === undefined) continue
          // Equal values are ordered by key; otherwise pages could overlap.
          if (value === next[name]) expect(isInTurn(row.id, next.id)).toBe(true)
          else if (value !== null && next[name] !== null) expect(isInTurn(value, next[name])).toBe(true)
        }
        expect(order === 'ASC' ? values.indexOf(null) : values.toReversed().indexOf(null)).toBeLessThanOrEqual(0)
      }
    },
  )
})

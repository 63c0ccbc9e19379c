import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { encode } from 'zod/mini'
import { derivedColumns, emailKey } from '#backend/administration/userColumns.ts'
import type { OpenDatabase } from '#backend/database/open.ts'
import { openDatabase } from '#backend/database/openDatabase.ts'
import { plantFirstFiles } from '#backend/demo/files.ts'
import { plantAuditLog } from '#backend/demo/users/plantAuditLog.ts'
import { plantUsers } from '#backend/demo/users/plantUsers.ts'
import { openStore } from '#backend/files/store.ts'
import { user } from '#schema/administration/administration.ts'
import { parseInput } from '#schema/checks/parseInput.ts'
import { entity } from '#schema/entity.ts'
import type { Day } from '#schema/kinds.ts'
import { businessDay } from '#tests/support/portal/settings.ts'
import { plantedDemo } from '#tests/support/setup/plantedDemo.ts'

const folders: string[] = []

/** Only customers and users; trade records have their own tests and far more rows. */
const plantPeople = async (today: string) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-demo-'))
  folders.push(dataDir)
  const database = await openDatabase({ dataDir })
  await database.db.transaction().execute(async (db) => {
    const store = await openStore({ dataDir })
    const { dialect } = database
    const ground = { db, dialect, today: today as Day, passwordHash: 'the one hash', store, hasExtremes: true }
    await plantFirstFiles(ground)
    await plantUsers(ground)
    await plantAuditLog(ground)
  })
  return database
}

const everything = async ({ db }: OpenDatabase) => ({
  customers: await db.selectFrom('customers').selectAll().orderBy('id').execute(),
  users: await db.selectFrom('users').selectAll().orderBy('id').execute(),
  links: await db.selectFrom('user_customers').selectAll().orderBy('user_id').orderBy('position').execute(),
  overrides: await db.selectFrom('user_pages').selectAll().orderBy('user_id').orderBy('page_id').execute(),
  trail: await db.selectFrom('audit').selectAll().orderBy('id').execute(),
  tokens: await db.selectFrom('tokens').selectAll().execute(),
  settings: await db.selectFrom('settings').selectAll().orderBy('key').execute(),
})

const today = businessDay
let database: OpenDatabase
let rows: Awaited<ReturnType<typeof everything>>
let milliseconds: number

beforeAll(async () => {
  const planted = await plantedDemo()
  database = planted.database
  milliseconds = planted.milliseconds
  rows = await everything(database)
})

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

const ofEmail = (email: string) => {
  const found = rows.users.find((row) => row.email === email)
  if (!found) throw new Error(`The plant has no ${email}`)
  return found
}
const linksOf = (userId: number) => rows.links.filter((link) => link.user_id === userId).map((link) => link.customer_id)
const daysBetween = (moment: string | null) =>
  (Date.parse(`${today}T00:00:00Z`) - Date.parse(`${moment?.slice(0, 10)}T00:00:00Z`)) / 86_400_000

describe('demo plant', () => {
  // The limit allows for twice the time, if other processes share the caches.
  test('is created in less than 20 s of work', () => expect(milliseconds).toBeLessThan(20_000))

  test('is the same each time for the same day', async () => {
    const again = await plantPeople(today)
    expect(await everything(again)).toEqual({ ...rows, settings: [] })
    await again.close()
  })

  test.each(['2028-02-29', '2026-12-31', '2027-01-01', '2020-03-30'])(
    'can be created for %s with every date before it',
    async (day) => {
      const other = await plantPeople(day)
      const { users } = await everything(other)
      expect(users).toHaveLength(120)
      expect(
        users.filter((row) => row.created_at >= day || (row.last_login ?? '') >= day).map((row) => row.email),
      ).toEqual([])
      await other.close()
    },
  )

  test('stores its business day, which makes it a demo', () => {
    expect(rows.settings).toEqual([{ key: 'business_day', value: today }])
  })
})

describe('demo customers', () => {
  test('are eight, one of volume, nine direct customers of one parent and two carriers', () => {
    const { customers } = rows
    const parents = customers.flatMap((row) => row.parent_id ?? [])
    expect(customers.filter((row) => row.type === 1 && row.parent_id === null)).toHaveLength(9)
    expect(parents).toEqual(Array(9).fill(105))
    expect(customers.filter((row) => row.type !== 1)).toHaveLength(2)
    expect(customers.filter((row) => row.exclude_from_context === 1).map((row) => row.id)).toEqual([108])
    expect(customers.some((row) => row.name.split(' ').length === 5)).toBe(true)
  })
})

describe('demo users', () => {
  const accounts: [email: string, role: number, customers: number][] = [
    ['admin', 1, 0],
    ['staff', 4, 3],
    ['manager', 5, 2],
    ['rep', 6, 3],
    ['customer', 3, 1],
    ['hold', 3, 1],
    ['new', 3, 1],
    ['steel', 3, 1],
    ['direct', 3, 1],
    ['group', 0, 3],
  ]

  test.each(accounts)('include the account %s@ of role %i with %i customers', (account, role, customers) => {
    const { id, role_id, password_hash } = ofEmail(`${account}@anvil.example`)
    expect({ role_id, password_hash, customers: linksOf(id).length }).toEqual({
      role_id: role,
      password_hash: 'the one hash',
      customers,
    })
    expect(rows.overrides.filter((override) => override.user_id === id)).toEqual([])
  })

  test('are 120, of every role and both plants, with unique addresses and names', () => {
    const { users } = rows
    expect(users).toHaveLength(120)
    expect(new Set(users.map((row) => row.role_id))).toEqual(new Set([0, 1, 3, 4, 5, 6]))
    expect(new Set(users.map((row) => row.plant))).toEqual(new Set(['forge', 'aerospace']))
    expect(new Set(users.map((row) => row.email_key)).size).toBe(120)
    expect(new Set(users.map((row) => row.name)).size).toBe(120)
  })

  test('have reserved addresses only', () => {
    const addresses = rows.users.flatMap((row) => [row.email, row.sales_email])
    expect(addresses.filter((address) => !address.endsWith('.example'))).toEqual([])
  })

  test('have values that the form accepts', () => {
    const { name, email, phone, company, position, country, state, city, salesContact, comments } = user.fields
    const form = entity('form', { name, email, phone, company, position, country, state, city, salesContact, comments })
    for (const row of rows.users) {
      const wire = encode(form, { ...row, salesContact: row.sales_contact })
      expect(encode(form, parseInput(form, wire))).toEqual(wire)
    }
  })

  test('have correct derived columns', () => {
    for (const row of rows.users) {
      const customers = linksOf(row.id).flatMap((id) => rows.customers.find((customer) => customer.id === id) ?? [])
      const { name, email, sales_contact: salesContact } = row
      expect(row).toMatchObject({
        ...derivedColumns({ name, email, salesContact, customers }),
        email_key: emailKey(email),
      })
    }
  })

  test('were created before they first signed in, and have not signed in without a password', () => {
    for (const row of rows.users) {
      if (row.last_login !== null) expect(row.last_login >= row.created_at, row.email).toBe(true)
      if (row.password_hash === null) expect(row.last_login).toBeNull()
    }
  })
})

describe('demo audit log', () => {
  test('contains who created each user, and when each override was set', () => {
    const made = rows.trail.filter(({ action }) => action === 'created')
    expect(made.map(({ subject_id }) => subject_id).toSorted()).toEqual(rows.users.map(({ id }) => id).toSorted())
    const admin = ofEmail('admin@anvil.example').id
    expect(new Set(made.map(({ user_id }) => user_id))).toEqual(new Set([null, admin]))
    const edited = rows.trail.filter(({ action }) => action === 'edited').map(({ subject_id }) => subject_id)
    expect(new Set(edited)).toEqual(new Set(rows.overrides.map(({ user_id }) => user_id)))
  })

  test('is in order, and before the business day', () => {
    const moments = rows.trail.map(({ at }) => at)
    expect(moments).toEqual(moments.toSorted())
    expect(moments.every((at) => at.slice(0, 10) < today)).toBe(true)
  })
})

describe('demo states for the screens include', () => {
  test('customers with none, one and many linked customers', () => {
    const counts = new Set(
      rows.users.filter((row) => row.role_id === 3).map((row) => Math.min(linksOf(row.id).length, 2)),
    )
    expect(counts).toEqual(new Set([0, 1, 2]))
  })

  test('overrides on and off, together and alone', () => {
    const kinds = rows.users.map(({ id }) =>
      rows.overrides
        .filter((row) => row.user_id === id)
        .map((row) => row.has_access)
        .sort()
        .join(),
    )
    expect(kinds).toEqual(expect.arrayContaining(['0', '1', '0,1']))
  })

  test('users who never signed in, or 89 and 92 days ago', () => {
    const days = rows.users.map((row) => row.last_login && daysBetween(row.last_login))
    expect(days).toEqual(expect.arrayContaining([null, 89, 92]))
  })

  test('a session that has expired, whatever the business day', () => {
    expect(rows.tokens).toHaveLength(1)
    expect(rows.tokens.every((token) => token.expires_at < '2021')).toBe(true)
  })

  test('users created last year, on its first and on its last day', () => {
    const created = rows.users.map((row) => row.created_at.slice(0, 10))
    expect(created).toEqual(expect.arrayContaining(['2025-06-15', '2025-12-31', '2025-01-01']))
  })

  test('a month of this year without new users', () => {
    const months = new Set(rows.users.map((row) => row.created_at.slice(0, 7)))
    expect(months.has('2026-07')).toBe(false)
    expect(months.has('2026-06')).toBe(true)
  })

  test('texts that are long, foreign or hostile', () => {
    const { users } = rows
    expect(Math.max(...users.map((row) => row.email.length))).toBe(254)
    expect(Math.max(...users.map((row) => row.company.length))).toBe(60)
    expect(Math.max(...users.map((row) => [...row.comments].length))).toBe(255)
    expect(users.map((row) => row.name)).toEqual(
      expect.arrayContaining(['桂木 恵子', 'Sigrún', '=1+1', '<script>alert(1)</script>']),
    )
    expect(users.map((row) => row.company)).toContain('-0.01')
    expect(new Set(users.map((row) => row.name.split(' ').length))).toEqual(new Set([1, 2, 3, 4]))
  })
})

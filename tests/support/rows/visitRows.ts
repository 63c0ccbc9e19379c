import type { Rows } from '../database/openRows.ts'

/** A visit row. Missing values, including the day, are taken from `usual`, whatever the time. */
export type VisitRow = {
  at: string
  day: string
  user_id: number
  role_id: number
  plant: string
  page_name: string
  customer_id: number | null
  is_mobile: number
  browser: string
  time_zone: string
  language: string
}

const usual = {
  day: '2026-11-05',
  role_id: 3,
  plant: 'forge',
  page_name: 'Open Orders Report',
  customer_id: 101,
  is_mobile: 0,
  browser: 'Firefox 145',
  time_zone: 'America/Monterrey',
  language: 'es-MX',
}

export async function addVisits(
  { ask }: Rows,
  visits: readonly (Partial<VisitRow> & Pick<VisitRow, 'at' | 'user_id'>)[],
) {
  const rows = visits.map((visit) => ({ ...usual, navigation: '', ...visit }))
  const columns = Object.keys(rows[0] ?? {}).sort() as (keyof (typeof rows)[0])[]
  const places = `(${columns.map(() => '?').join(', ')})`
  await ask(
    `insert into visits (${columns.join(', ')}) values ${rows.map(() => places).join(', ')}`,
    ...rows.flatMap((row) => columns.map((column) => row[column])),
  )
}

/** Adds `count` visits of one user on a day, with distinct ascending times. */
export const addManyVisits = async ({ ask, recount }: Rows, userId: number, count: number, day = '2026-10-01') => {
  await ask(
    `with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${count})
      insert into visits (at, day, user_id, role_id, plant, page_name, is_mobile, browser, time_zone, language, navigation)
      select '${day}T10:' || substr(cast(100000 + n as text), 2, 2) || ':00.' || substr(cast(100000 + n as text), 4, 3) || 'Z',
        '${day}', ${userId}, 3, 'forge', 'Many', 0, '', '', '', '' from numbers`,
  )
  await recount('visits')
}

/** Copies a user `count` times, with the addresses `1@many.example` and so on. */
export const addManyUsers = async ({ ask }: Rows, like: number, count: number) => {
  const [user] = await ask('select * from users where id = ?', like)
  const { id: _, ...columns } = user ?? {}
  const address = `n || '@many.example'`
  const own: Record<string, string> = { email: address, email_key: address, search: address }
  const names = Object.keys(columns)
  await ask(
    `with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${count})
      insert into users (${names.join(', ')}) select ${names.map((name) => own[name] ?? name).join(', ')}
      from users cross join numbers where users.id = ${like}`,
  )
}

export const idOf = async ({ ask }: Rows, email: string): Promise<number> =>
  (await ask('select id from users where email_key = ? and deleted_at is null', email))[0]?.id

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Dice, dice } from '#backend/demo/dice.ts'
import { type Api, type Client, startApi } from '#tests/support/client/apiClient.ts'
import { plantCopies } from '#tests/support/client/users.ts'
import { openRows } from '#tests/support/database/openRows.ts'
import { countEverything } from '#tests/support/rows/fullCount.ts'
import { addVisits, idOf } from '#tests/support/rows/visitRows.ts'

let api: Api
let admin: Client

beforeAll(async () => {
  api = await startApi()
  admin = await api.as('admin')
})

afterAll(() => api.stop())

const charts = [
  'TotalUsuariosEnPlataforma',
  'UsuariosCreadosXmes',
  'PaginasMasVisitadas',
  'VisitasMensualesPlataforma',
] as const
const divisions = [0, 1, 2] as const

const chart = (name: string, division: number | string, by = admin) =>
  by.get(`/read/EstadisticasAcceso/${name}/${division}`)

const expectExact = async () => {
  for (const division of divisions) {
    const answers = await Promise.all(charts.map(async (name) => [name, (await chart(name, division)).body] as const))
    expect(Object.fromEntries(answers), `division ${division}`).toEqual(await countEverything(api.rows, division))
  }
}

/** Days on which the stored counts differ from the counted visits. */
const wrongEntries = () =>
  api.rows.ask(`
    select day, plant, page_name, sum(visits) as difference from (
      select day, plant, page_name, visits from visit_days
      union all select day, plant, page_name, -1 from visits) as both_sides
    group by day, plant, page_name having sum(visits) <> 0`)

describe.each(charts)('%s', (name) => {
  test('is available to administrators only', async () => {
    expect((await chart(name, 2, api.anyone)).status).toBe(401)
    for (const account of ['staff', 'manager', 'customer'])
      expect((await chart(name, 2, await api.as(account))).status, account).toBe(403)
  })

  test.each(['3', '-1', '0x', ''])('rejects the division %j', async (division) => {
    expect((await chart(name, division)).status).toBe(division === '' ? 404 : 400)
  })
})

describe('access statistics charts', () => {
  test('equal a full count of the demo, for each division and for both', async () => {
    await expectExact()
    const both = (await chart('TotalUsuariosEnPlataforma', 2)).body.TotalUsuarios
    const each = await Promise.all([0, 1].map(async (one) => (await chart(charts[0], one)).body.TotalUsuarios))
    expect([both, each[0] + each[1]]).toEqual([120, 120])
  })

  test('cover the months of this year, or the last twelve months', async () => {
    const created = (await chart('UsuariosCreadosXmes', 2)).body.DatosGrafica
    expect(created.map((row: { Valor1: number; Valor2: number }) => [row.Valor1, row.Valor2])).toEqual(
      Array.from({ length: 11 }, (_, at) => [2026, at + 1]),
    )
    const monthly = (await chart('VisitasMensualesPlataforma', 2)).body.DatosGrafica
    expect([monthly.length, monthly[0], monthly[11]]).toMatchObject([12, { Valor1: 2025, Valor2: 12 }, { Valor2: 11 }])
  })

  test("count new users by day in the portal's time zone", async () => {
    const march = async () => (await chart('UsuariosCreadosXmes', 2)).body.DatosGrafica[2].Valor3
    const before = await march()
    const moments = ['2026-03-01T05:59:59.999Z', '2026-03-01T06:00:00.000Z', '2026-04-01T05:59:59.999Z']
    await plantCopies(api, moments.length)
    for (const [at, moment] of moments.entries())
      await api.rows.ask('update users set created_at = ? where email_key = ?', moment, `bulk${at + 1}@made.example`)
    expect(await march()).toBe(before + 2)
    await api.rows.ask("delete from users where search like 'bulk%'")
  })

  test('exclude pages without remaining visits', async () => {
    const user_id = await idOf(api.rows, 'customer@anvil.example')
    const names = async () => (await chart('PaginasMasVisitadas', 2)).body.categories
    const visits = Array.from({ length: 2_000 }, () => ({ at: '2026-11-05T15:00:00.000Z', user_id, page_name: 'Gone' }))
    for (let from = 0; from < visits.length; from += 500) await addVisits(api.rows, visits.slice(from, from + 500))
    expect((await names())[0]).toBe('Gone')
    await api.rows.ask("delete from visits where page_name = 'Gone'")
    expect(await names()).not.toContain('Gone')
  })
})

const pageNames = [
  'Dashboard',
  'WIP Report',
  'Concessions',
  'Users',
  'LTA',
  'Quote History',
  'Delays',
  'Metrics',
] as const
const plants = ['forge', 'aerospace'] as const

/** A day within the last fifteen months, or the day after the business day. */
const drawDay = ({ below }: Dice) =>
  new Date(Date.UTC(2026, 10, 6) - below(460) * 86_400_000).toISOString().slice(0, 10)

const drawVisit = (chance: Dice, user_id: number) => {
  const day = drawDay(chance)
  return { at: `${day}T18:00:00.000Z`, day, user_id, plant: chance.pick(plants), page_name: chance.pick(pageNames) }
}

const someVisits = async ({ below }: Dice, count: number) => {
  const ids = (await api.rows.ask('select id from visits order by id')).map(({ id }) => id)
  return Array.from({ length: count }, () => ids[below(ids.length)])
}

const changeVisits = async (chance: Dice, user_id: number) => {
  const { ask } = api.rows
  await addVisits(
    api.rows,
    Array.from({ length: 20 + chance.below(40) }, () => drawVisit(chance, user_id)),
  )
  for (const id of await someVisits(chance, 12)) {
    const { day, plant, page_name } = drawVisit(chance, user_id)
    await ask('update visits set day = ?, plant = ?, page_name = ? where id = ?', day, plant, page_name, id)
  }
  for (const id of await someVisits(chance, 8)) await ask('delete from visits where id = ?', id)
  await ask('update visits set plant = ? where page_name = ?', chance.pick(plants), chance.pick(pageNames))
  await ask('delete from visits where day = ? and page_name = ?', drawDay(chance), chance.pick(pageNames))
}

const changeUsers = async (chance: Dice, round: number) => {
  const { ask } = api.rows
  await plantCopies(api, 10)
  await ask(`update users set email_key = email_key || '.${round}', search = 'made ${round}' where search like 'bulk%'`)
  const ids = (await ask("select id from users where search like 'made%' order by id")).map(({ id }) => id)
  for (let turn = 0; turn < 15; turn += 1) {
    const id = ids[chance.below(ids.length)]
    const moment = `${drawDay(chance)}T0${chance.below(9)}:30:00.000Z`
    await ask('update users set created_at = ?, plant = ? where id = ?', moment, chance.pick(plants), id)
    if (chance.isLucky(0.2)) await ask('update users set deleted_at = ? where id = ?', moment, id)
  }
}

test('are exact after random inserts, updates and deletions', async () => {
  const chance = dice('what happens to visits and users')
  const user_id = await idOf(api.rows, 'customer@anvil.example')
  for (let round = 0; round < 8; round += 1) {
    await changeVisits(chance, user_id)
    await changeUsers(chance, round)
    await expectExact()
  }
  expect(await wrongEntries()).toEqual([])
})

test('simultaneous visits written by two gateways cause no deadlock', async () => {
  const user_id = await idOf(api.rows, 'customer@anvil.example')
  const visits = pageNames.map((page_name) => ({ at: '2026-11-05T16:00:00.000Z', user_id, page_name }))
  const gateways = await Promise.all([openRows(api), openRows(api)])
  const before = await api.rows.count('visits')
  const writeAll = async (rows: typeof api.rows, inOrder: typeof visits) => {
    for (let time = 0; time < 25; time += 1) await addVisits(rows, inOrder)
  }
  await Promise.all(gateways.map((rows, at) => writeAll(rows, at === 0 ? visits : visits.toReversed())))
  await Promise.all(gateways.map(({ close }) => close()))
  expect(await api.rows.count('visits')).toEqual({ visits: (before.visits ?? 0) + 50 * visits.length })
  expect(await wrongEntries()).toEqual([])
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, type Client, startApi } from '#tests/support/client/apiClient.ts'
import {
  budgetPath,
  byLink,
  createPath,
  everyMonth,
  linkTo,
  listPath,
  modifyPath,
  newRow,
} from '#tests/support/rows/commercial/budgets.ts'

let api: Api
let manager: Client
let rep: Client

beforeAll(async () => {
  api = await startApi()
  manager = await api.as('manager')
  rep = await api.as('rep')
})

afterAll(() => api.stop())

const customersPath = (year?: number) => `/read/api/Budgets/customers${year === undefined ? '' : `?Year=${year}`}`
const months = Array.from({ length: 12 }, (_, month) => `month_${month + 1}`)

type Total = { IdVendedor: number; NombreCompleto: string; TotalPresupuesto: number }

const totalsOf = async (year: number) => {
  const amount = [...months, 'yearly_goal'].map((column) => `coalesce(${column}, 0)`).join(' + ')
  const rows = await api.rows.ask(
    `select seller_id, coalesce(sum(${amount}), 0) as cents from budgets
      left join budget_rows on budget_id = budgets.id where year = ? group by seller_id`,
    year,
  )
  return new Map(rows.map((row) => [Number(row.seller_id), Number(row.cents) / 100_000]))
}

describe('an absent budget', () => {
  test.each([
    ['of a year without budgets', budgetPath(1, 2021)],
    ['of a year in the distant future', budgetPath(1, 2999)],
    ['of an unknown seller', budgetPath(987_654, 2026)],
    ['of a contact who is not a seller', budgetPath(11, 2026)],
  ])('%s returns 404', async (_case, path) => {
    const { status, body } = await manager.get(path)
    expect([status, body.error]).toEqual([404, 'not_found'])
  })

  test('returns 404 with a link for it, too', async () => {
    const answer = await rep.get(modifyPath(1, 2021), byLink(linkTo(1, 2021)))
    expect([answer.status, answer.body.error]).toEqual([404, 'not_found'])
  })

  test.each([2019, 3000, 0, -1])('of the year %i returns 400', async (year) => {
    for (const path of [budgetPath(1, year), `${listPath}?Year=${year}`, customersPath(year)])
      expect((await manager.get(path)).body.codes).toEqual({
        Year: year < 2020 ? { code: 'min', limit: 2020 } : { code: 'max', limit: 2999 },
      })
  })
})

describe('budget list', () => {
  test.each([2020, 2023, 2026, 2027])('of %i contains each seller with the planned total', async (year) => {
    const { status, body } = await manager.get(`${listPath}?Year=${year}`)
    expect(status).toBe(200)
    const totals = await totalsOf(year)
    expect(totals.size).toBeGreaterThan(0)
    expect(new Map(body.map((row: Total) => [row.IdVendedor, row.TotalPresupuesto]))).toEqual(totals)
  })

  test('is empty for a year without budgets and complete for a year with all', async () => {
    expect((await manager.get(`${listPath}?Year=2021`)).body).toEqual([])
    expect((await manager.get(`${listPath}?Year=2026`)).body).toHaveLength(6)
  })

  test('is sorted by name or as requested, in pages', async () => {
    const ask = async (query: string) => await manager.get(`${listPath}?Year=2026${query}`)
    const namesIn = async (query: string) => (await ask(query)).body.map((row: Total) => row.NombreCompleto)
    const names = await namesIn('')
    expect(names).toEqual(names.toSorted())
    expect(await namesIn('&sort=["seller","DESC"]')).toEqual(names.toReversed())
    const byTotal = (await ask('&sort=["total","ASC"]')).body.map((row: Total) => row.TotalPresupuesto)
    expect(byTotal).toEqual(byTotal.toSorted((left: number, right: number) => left - right))
    const page = await ask('&range=[1,2]')
    expect(page.body.map((row: Total) => row.NombreCompleto)).toEqual(names.slice(1, 3))
    expect(page.headers.get('content-range')).toBe('sellers 1-2/6')
  })
})

describe('budget', () => {
  test('contains its rows with all names, the same total as the list, and its version', async () => {
    const { status, headers, body } = await manager.get(budgetPath(1, 2026))
    expect([status, headers.get('etag')]).toEqual([200, `"${body.version}"`])
    expect(body).toMatchObject({ Seller: 1, NombreCompleto: 'Aurora Benavides', Year: 2026 })
    const sum = body.rows.reduce(
      (total: number, row: { MonthlyUsd: number[] | null; AerofabsYearly: number | null }) =>
        total + (row.AerofabsYearly ?? 0) + (row.MonthlyUsd ?? []).reduce((year, month) => year + month, 0),
      0,
    )
    expect(sum).toBeCloseTo((await totalsOf(2026)).get(1) ?? 0, 6)
    expect(body.rows[0]).toEqual({
      IdBudget: expect.any(Number),
      SegmentId: 1,
      Segment: 'Aerofabs',
      ContractId: null,
      Contract: null,
      value: null,
      label: null,
      MonthlyUsd: null,
      AerofabsYearly: expect.any(Number),
    })
    expect(body.rows[1]).toMatchObject({ SegmentId: 2, Segment: 'Discs', value: 102, label: 'Engranes Corvane' })
    expect(body.rows[1].MonthlyUsd).toHaveLength(12)
  })

  test('can consist of a goal only, without customers', async () => {
    const { body } = await manager.get(budgetPath(6, 2026))
    expect(body.rows.map((row: { value: unknown }) => row.value)).toEqual([null])
  })

  test('has the same content by link for a representative', async () => {
    const answer = await rep.get(modifyPath(2, 2026), byLink(linkTo(2, 2026)))
    expect([answer.status, answer.headers.get('etag')]).toEqual([200, '"1"'])
    expect(answer.body).toEqual((await manager.get(budgetPath(2, 2026))).body)
  })

  test('returns hostile texts unchanged', async () => {
    const { body } = await manager.get(customersPath())
    const contracts = body.flatMap((row: { Contratos: { ContractName: string }[] }) => row.Contratos)
    const named = contracts.map(({ ContractName }: { ContractName: string }) => ContractName)
    expect(named).toEqual(expect.arrayContaining(['<script>alert("contract")</script>', '=1+1', '00123']))
    expect(Math.max(...named.map((name: string) => name.length))).toBe(255)
  })
})

describe('budget wizard choices', () => {
  type Customer = { IDSIF2: number; Representante: string | null; Contratos: unknown[]; Segmentos: number[] }
  const customersFor = async (client: Client, year?: number): Promise<Customer[]> =>
    (await client.get(customersPath(year))).body

  test('contain the customers of the caller, without carriers', async () => {
    const [all, own] = [await customersFor(manager), await customersFor(rep)]
    expect(all).toHaveLength(18)
    expect(own.map(({ IDSIF2 }) => IDSIF2).sort()).toEqual([101, 106, 107])
    expect(own.map(({ Representante }) => Representante)).toEqual(Array(3).fill('Dale Whitcombe'))
  })

  test('contain the contracts of each customer', async () => {
    const all = await customersFor(manager)
    const counts = new Map(all.map(({ IDSIF2, Contratos }) => [IDSIF2, Contratos.length]))
    expect([102, 101, 105, 109].map((id) => counts.get(id))).toEqual([0, 3, 3, 3])
  })

  test('contain the segments in use in the requested year, by default the current one', async () => {
    const usedIn = async (year?: number) =>
      (await customersFor(manager, year)).find(({ IDSIF2 }) => IDSIF2 === 204)?.Segmentos
    expect([await usedIn(), await usedIn(2026), await usedIn(2021)]).toEqual([[4], [4], []])
    await manager.post(createPath, { seller: 5, year: 2021, rows: [newRow(204, 2), newRow(204, 3)] })
    expect([await usedIn(), await usedIn(2021)]).toEqual([[4], [2, 3]])
  })

  test('contain six sellers and four segments, one of them for the yearly goal', async () => {
    const [sellers, segments] = [await manager.get('/read/api/Sellers'), await rep.get('/read/api/Budgets/segments')]
    expect(sellers.body).toHaveLength(6)
    expect(segments.body.map((row: { Nombre: string; EsMetaAnual: boolean }) => [row.Nombre, row.EsMetaAnual])).toEqual(
      [
        ['Aerofabs', true],
        ['Discs', false],
        ['OEM AERO', false],
        ['RSP', false],
      ],
    )
  })
})

describe('seller photo', () => {
  test.each([1, 2])('of seller %i is an image, stored or generated', async (seller) => {
    const { status, headers } = await rep.get(`/content/Sellers/${seller}/photo`)
    expect([status, headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
    expect(headers.get('cache-control')).toBe('private, max-age=86400')
  })

  test('returns 403 to customers without revealing the name', async () => {
    for (const account of ['customer', 'group']) {
      const { status, headers, text } = await (await api.as(account)).get('/content/Sellers/1/photo')
      expect([status, headers.get('content-disposition'), text]).toEqual([403, null, expect.not.stringMatching(/svg/)])
    }
  })

  test.each([11, 987_654])('returns 404 for contact %i, who is not a seller', async (contact) => {
    expect((await rep.get(`/content/Sellers/${contact}/photo`)).status).toBe(404)
  })
})

test('budget amounts are rounded to two decimals, half away from zero', async () => {
  const year = 2021
  const sent = [0, 0.004, 0.005, 0.015, 1.005, 8.33, 8.335, 0.1 + 0.2, 9_999_999.99, 1e-9, 12_345.67, 4.125]
  const remaining = [0, 0, 0.01, 0.02, 1.01, 8.33, 8.34, 0.3, 9_999_999.99, 0, 12_345.67, 4.13]
  const body = { seller: 4, year, rows: [newRow(101, 4, { months: sent }), newRow(101, 3, { months: everyMonth(0) })] }
  expect((await manager.post(createPath, body)).body).toEqual({
    message: "The seller's budget was sent successfully!",
    version: 1,
  })
  const read = (await manager.get(budgetPath(4, year))).body
  expect(read.rows.map((row: { MonthlyUsd: number[] }) => row.MonthlyUsd)).toEqual([everyMonth(0), remaining])
})

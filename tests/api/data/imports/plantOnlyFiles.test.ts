import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, type Client, startApi } from '#tests/support/client/apiClient.ts'
import { addMember } from '#tests/support/client/users.ts'
import { fetchDocument, pagesOf } from '#tests/support/files/readPdf.ts'
import { businessDay } from '#tests/support/portal/settings.ts'
import { type ImportCalls, importCallsBy } from '#tests/support/rows/importCalls.ts'
import { csv, importInto, smallPlant } from '#tests/support/rows/imports.ts'

let api: Api
let admin: Client
let put: ImportCalls['put']
let post: ImportCalls['post']

beforeAll(async () => {
  api = await startApi()
  admin = await api.as('admin')
  ;({ put, post } = importCallsBy(admin))
  expect(await importInto(api, smallPlant)).toMatchObject({ code: 0, errors: '' })
})

afterAll(() => api.stop())

const rowsIn = (table: string) => api.rows.ask(`select * from ${table} order by 1, 2, 3`)

/** Imports a file that adds, changes and removes rows, and expects that the undo restores the table. */
const expectExactUndo = async (table: string, path: string, file: string) => {
  const before = await rowsIn(table)
  const { status, body } = await put(path, file)
  expect([status, body.removed, body.added, body.changed]).toEqual([200, 1, 1, 1])
  expect(await rowsIn(table)).not.toEqual(before)
  expect((await post(`importRuns/${body.runId}/undo`)).body).toEqual({
    removed: 1,
    restored: 1,
    readded: 1,
    skipped: 0,
  })
  expect(await rowsIn(table)).toEqual(before)
}

/** Rows of a kind above the runs of the screen. */
const kindOf = async (file: string) => {
  const { body } = await admin.get('/read/importKinds')
  return body.find((kind: { file: string }) => kind.file === file)
}

const replacing = '?replace=true&force=true'
const year = Number(businessDay.slice(0, 4))

describe('figures beside the charts of the scorecard', () => {
  const header = 'customerId,year,onTimeTarget,onTime,paidTarget,paid,goodTarget,good,salesTarget,sales'
  const figures = async () => (await admin.get('/read/api/Customers/7001/scorecardFigures')).body

  test('are none before the plant has entered them', async () => {
    expect(await kindOf('scorecardYears')).toMatchObject({ importedAt: null, rows: 0 })
    expect(new Set(Object.values(await figures()))).toEqual(new Set([null]))
  })

  test('are the targets of this year and the results of the year before', async () => {
    const file = csv(
      header,
      `7001,${year - 2},,50,,50,,50,,50`,
      `7001,${year - 1},90,91.5,,86.25,,99.9,,1050000.50`,
      `7001,${year},95.5,12,90,,100,,1200000,`,
    )
    expect((await put('scorecardYears', file)).body).toMatchObject({ added: 3, problemCount: 0 })
    expect(await figures()).toEqual({
      deliveriesTarget: 95.5,
      deliveriesBefore: 91.5,
      paymentsTarget: 90,
      paymentsBefore: 86.25,
      concessionsTarget: 100,
      concessionsBefore: 99.9,
      salesTarget: 1_200_000,
      salesBefore: 1_050_000.5,
    })
    expect((await put('scorecardYears', file)).body).toMatchObject({ added: 0, changed: 0, unchanged: 3 })
    expect(await kindOf('scorecardYears')).toMatchObject({ importedAt: expect.any(String), rows: 3 })
  })

  test('are percentages from 0 to 100', async () => {
    const { status, body } = await put('scorecardYears', csv(header, `7002,${year},100.5,,,,,,,`))
    expect([status, body.problems?.[0]]).toEqual([400, expect.objectContaining({ line: 2, code: 'inconsistent' })])
  })

  test('are restored by the undo', async () => {
    const rows = [`7001,${year - 1},1,2,3,4,5,6,7,8`, `7001,${year},95.5,12,90,,100,,1200000,`, `7002,${year},,,,,,,,1`]
    await expectExactUndo('scorecard_years', `scorecardYears${replacing}`, csv(header, ...rows))
  })
})

describe('a credit hold of the plant', () => {
  const account = async (id: number) =>
    (await admin.get(`/read/Account/ObtenerCartera/DETAILDETAIL/${id}`)).body.paymentScore[0]
  const statement = async () => {
    const { bytes } = await fetchDocument(api, admin, '/content/api/Documents/ObtenerStatetement/7001/-')
    return (await pagesOf(bytes)).join(' ')
  }
  const onHold = async () => {
    const { body: rows } = await admin.get(`/read/api/Tasks/rows?filter=${encodeURIComponent('{"kind":"creditHold"}')}`)
    return rows.filter(({ number }: { number: string }) => number.startsWith('Quillon'))
  }

  test('is on the statement, its document and the list of customers on hold', async () => {
    expect(await account(7001)).toMatchObject({ heldOn: null, holdReason: null })
    expect(await onHold()).toEqual([])
    const file = csv('customerId,heldOn,reason', '7001,2026-11-02,Waiting for a guarantee.', '7002,2026-11-03,')
    expect((await put('creditHolds', file)).body).toMatchObject({ added: 2, problemCount: 0 })
    expect(await account(7001)).toMatchObject({ heldOn: '2026-11-02', holdReason: 'Waiting for a guarantee.' })
    expect(await account(7002)).toMatchObject({ heldOn: '2026-11-03', holdReason: null })
    expect(await statement()).toContain(
      'Credit hold: shipments are stopped since 02/Nov/2026. Waiting for a guarantee.',
    )
    expect(await onHold()).toEqual([
      expect.objectContaining({ number: 'Quillon Direct' }),
      expect.objectContaining({ number: 'Quillon Rotor Works' }),
    ])
    expect(await kindOf('creditHolds')).toMatchObject({ importedAt: expect.any(String), rows: 2 })
  })

  test('ends when the file no longer has the customer, and is restored by the undo', async () => {
    await put('creditHolds', csv('customerId,heldOn,reason', '101,2026-11-01,'))
    const file = csv('customerId,heldOn,reason', '7001,2026-11-09,Longer', '7002,2026-11-03,', '103,2026-11-01,')
    await expectExactUndo('credit_holds', `creditHolds${replacing}`, file)
  })
})

describe('budgets of sellers', () => {
  const months = Array.from({ length: 12 }, (_, month) => `month${month + 1}`).join(',')
  const header = `sellerId,year,segmentId,customerId,contractId,${months},yearlyGoal`
  const twelve = (amount: string) => Array.from({ length: 12 }, () => amount).join(',')
  const none = twelve('')
  const budget = async (seller: number) => (await admin.get(`/read/api/Budgets?Seller=${seller}&Year=2031`)).body
  const shown = async (seller: number) =>
    (await budget(seller)).rows.map((row: Record<string, unknown>) => [
      row.SegmentId,
      row.value,
      row.ContractId,
      row.AerofabsYearly,
      (row.MonthlyUsd as number[] | null)?.[11] ?? null,
    ])

  beforeAll(async () => {
    const contacts = csv(
      'id,name,email,phone',
      '7101,Sela Vend,sela@plant.example,',
      '7102,Otto Vend,otto@plant.example,',
    )
    const segments = csv('id,name,isYearlyGoal', '7101,Turbines,0', '7102,Rest,1')
    const contracts = csv('id,customerId,name,status', '7101,7001,Frame,active', '7102,7002,Other,active')
    const sellers = csv('contactId', '7101', '7102')
    expect(await importInto(api, { contacts, segments, contracts, sellers })).toMatchObject({ code: 0, errors: '' })
    expect((await put('budgets', csv('sellerId,year', '7101,2031', '7102,2031'))).body).toMatchObject({ added: 2 })
  })

  test('are imported with and without customer and contract, and nothing changes the second time', async () => {
    const file = csv(
      header,
      `7101,2031,7101,7001,7101,${twelve('8330')},`,
      `7101,2031,7101,7001,,${twelve('0.5')},`,
      `7101,2031,7102,,,${none},120000.25`,
      `7102,2031,7101,7002,,${twelve('10')},`,
    )
    expect((await put('budgetRows', file)).body).toMatchObject({ added: 4, problemCount: 0 })
    expect((await put('budgetRows', file)).body).toMatchObject({ added: 0, changed: 0, unchanged: 4 })
    expect(await shown(7101)).toEqual([
      [7101, 7001, 7101, null, 8.33],
      [7101, 7001, null, null, 0],
      [7102, null, null, 120, null],
    ])
    expect(await kindOf('budgetRows')).toMatchObject({ importedAt: expect.any(String), rows: expect.any(Number) })
  })

  test('are rejected by line if they do not fit their segment or contract, or repeat another', async () => {
    const file = csv(
      header,
      `7101,2031,7102,7001,,${twelve('1')},`,
      `7101,2031,7101,,,${none},1`,
      `7101,2031,7101,7002,7101,${twelve('1')},`,
      `7101,2031,7101,7002,,${twelve('1')},`,
      `7101,2031,7101,7002,,${twelve('2')},`,
      `7101,2030,7101,7002,,${twelve('2')},`,
    )
    const { status, body } = await put('budgetRows', file)
    const found = body.problems.map(({ line, code }: { line: number; code: string }) => [line, code])
    expect([status, found.toSorted()]).toEqual([
      400,
      [
        [2, 'goalSegment'],
        [3, 'goalSegment'],
        [4, 'contractOfOther'],
        [6, 'duplicateOf'],
        [7, 'missingRow'],
      ],
    ])
  })

  test('change the version of their budget only, so that an open form is told', async () => {
    const [one, other] = [(await budget(7101)).version, (await budget(7102)).version]
    const { body } = await put('budgetRows', csv(header, `7102,2031,7101,7002,,${twelve('20')},`))
    expect(body).toMatchObject({ changed: 1 })
    expect([(await budget(7101)).version, (await budget(7102)).version]).toEqual([one, other + 1])
    await post(`importRuns/${body.runId}/undo`)
    expect((await budget(7102)).version).toBeGreaterThan(other + 1)
    expect(await shown(7102)).toEqual([[7101, 7002, null, null, 0.01]])
  })

  test('are restored by the undo, rows without a customer too', async () => {
    await put('budgetRows', csv(header, `7102,2031,7102,,,${none},50`))
    const before = await shown(7102)
    const others =
      await api.rows.ask(`select seller_id, year, segment_id, customer_id, contract_id, ${months.replaceAll('month', 'month_')}, yearly_goal
      from budget_rows join budgets on budgets.id = budget_id where not (year = 2031 and seller_id = 7102)`)
    const dollars = (value: unknown) => (value === null ? '' : String(Number(value) / 100))
    const rest = others.map((row) =>
      Object.values(row)
        .map((value, at) => (at < 5 ? String(value ?? '') : dollars(value)))
        .join(','),
    )
    const file = csv(header, ...rest, `7102,2031,7101,7002,,${twelve('11')},`, `7102,2031,7101,7001,,${twelve('12')},`)
    const { body } = await put('budgetRows?replace=true&force=true', file)
    expect([body.added, body.changed, body.removed]).toEqual([1, 1, 1])
    expect(await shown(7102)).not.toEqual(before)
    expect((await post(`importRuns/${body.runId}/undo`)).body).toEqual({
      removed: 1,
      restored: 1,
      readded: 1,
      skipped: 0,
    })
    expect(await shown(7102)).toEqual(before)
  })
})

describe('quotes of the past', () => {
  const quoteHeader = 'customerId,number,quotedOn,expiresOn,requestedBy'
  const lineHeader =
    'quote,position,customerId,part,jobOrder,quantity,price,weeks,shape,outerDiameter,innerDiameter,length,spec'
  const states = async () => {
    const { body } = await admin.get('/read/EQuoteService/ListadoEquote/7001/Q-7/null')
    return body.ListadoEquote.map(({ estatus }: { estatus: string }) => estatus)
  }

  test('are listed with their states, and name who asked for them', async () => {
    const quotes = csv(
      quoteHeader,
      `7001,Q-701,${year - 1}-03-05,${year - 1}-04-05,Rosa Compras`,
      `7001,Q-702,${businessDay},2099-01-01,`,
    )
    const lines = csv(
      lineHeader,
      'Q-701,1,7001,R70001,J-1,10,1234.50,12,,,,,',
      'Q-701,2,7001,R70002,,5,99.99,8,,,,,',
      'Q-702,1,7001,,,3,,6,disc,12.5,0,2,Waspaloy',
      'Q-702,2,7001,,,3,500,6,disc,12.5,0,2,Waspaloy',
    )
    expect((await put('quotes', quotes)).body).toMatchObject({ added: 2, problemCount: 0 })
    expect((await put('quoteLines', lines)).body).toMatchObject({ added: 4, problemCount: 0 })
    expect((await put('quoteLines', lines)).body).toMatchObject({ added: 0, changed: 0, unchanged: 4 })
    expect(await states()).toEqual(['No Quote', 'Quoted', 'Ordered', 'Expired'])
    const stored = await api.rows.ask("select items, ordered_items, amount from quotes where number = 'Q-701'")
    expect(stored.map((row) => Object.values(row).map(Number))).toEqual([[2, 1, 1_284_495]])
    const [quote] = await api.rows.ask("select id from quotes where number = 'Q-701'")
    const path = `/content/EQuoteService/Cotizacion/Q-701/${quote?.id}`
    const text = (await pagesOf((await fetchDocument(api, admin, path)).bytes)).join(' ')
    for (const part of ['Q-701', 'Rosa Compras', '1,234.50']) expect(text).toContain(part)
  })

  test('are found by search, and in the to-do list while their prices hold', async () => {
    expect(JSON.stringify((await admin.get('/read/api/Search?q=Q-701')).body)).toContain('Rosa Compras')
    const quote = csv(quoteHeader, `101,Q-703,${businessDay},${businessDay},Rosa Compras`)
    expect((await put('quotes', quote)).body).toMatchObject({ added: 1 })
    const line = 'Q-703,1,101,,,3,500,6,disc,12.5,0,2,Waspaloy'
    expect((await put('quoteLines', csv(lineHeader, line))).body).toMatchObject({ added: 1 })
    const member = await addMember(api, admin, { newPermissions: [{ id: 71, hasAccess: true }] })
    const { body } = await (await api.as(member.email)).get('/read/api/Tasks/rows?filter={"kind":"quote"}')
    expect(body).toContainEqual(expect.objectContaining({ number: 'Q-703', about: 'Rosa Compras' }))
  })

  test('are counted in the metrics of quotes', async () => {
    const path = '/read/Users/metricosAnvilNowForgeGraficaMensualQuotedDetalle/1'
    const { status, body } = await admin.get(path)
    const own = body.QuotedList.filter((row: object) => JSON.stringify(row).includes('Quillon'))
    expect([status, own.length]).toEqual([200, 1])
  })

  test('a piece needs a part, or shape and sizes', async () => {
    const { status, body } = await put('quoteLines', csv(lineHeader, 'Q-702,3,7001,,,3,500,6,disc,,0,2,Waspaloy'))
    expect([status, body.problems?.[0]]).toEqual([400, expect.objectContaining({ line: 2, code: 'inconsistent' })])
  })

  test('are removed by the file and restored by the undo; those of users stay', async () => {
    const ofUsers = () => api.rows.ask('select count(*) as count from quotes where user_id is not null')
    const before = await ofUsers()
    expect(Number(before[0]?.count)).toBeGreaterThan(0)
    const stored = () =>
      api.rows.ask(
        'select * from quote_lines join quotes on quotes.id = quote_id where user_id is null order by quote_id, position',
      )
    const lines = await stored()
    const { body } = await put(
      `quoteLines${replacing}`,
      csv(
        lineHeader,
        'Q-701,1,7001,R70001,J-1,11,1234.50,12,,,,,',
        'Q-702,1,7001,,,3,,6,disc,12.5,0,2,Waspaloy',
        'Q-702,3,7001,R70001,,1,1,1,,,,,',
      ),
    )
    expect([body.removed, body.added, body.changed, body.problems]).toEqual([3, 1, 1, []])
    expect(await ofUsers()).toEqual(before)
    expect((await post(`importRuns/${body.runId}/undo`)).body).toMatchObject({
      removed: 1,
      restored: 1,
      readded: 3,
      skipped: 0,
    })
    expect(await stored()).toEqual(lines)
  })
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, type Client, startApi } from '#tests/support/client/apiClient.ts'
import { businessDay } from '#tests/support/portal/settings.ts'
import { addCustomer, addInvoice, everyCustomer } from '#tests/support/rows/commercial/invoices.ts'
import { plantConcession } from '#tests/support/rows/concessions.ts'
import { addContact, addDelivery, addJobOrder, addQuality } from '#tests/support/rows/orders/shipments.ts'
import { reckonQuality } from './figures.reckoned.ts'

type Row = Readonly<Record<string, number & string>>

let api: Api
let admin: Client
/** The demo customers, and one with a value in each series. */
let all: readonly number[]
let made: number

const month = businessDay.slice(0, 7)
const daysAgo = (days: number) => new Date(Date.parse(businessDay) - days * 86_400_000).toISOString().slice(0, 10)

beforeAll(async () => {
  api = await startApi()
  admin = await api.as('admin')
  made = await addCustomer(api)
  const order = await addJobOrder(api, made, { approval: 4, approval_since: daysAgo(20) })
  await addJobOrder(api, made, { approval: 6, approval_since: null })
  await addJobOrder(api, made, { approval: 5, quantity: 10, shipped: 10, approval_since: daysAgo(20) })
  await addJobOrder(api, made, { status: 'deviationRequest' })
  for (const late of [0, 1, 15, 16])
    await addDelivery(api, order, { shipped_on: businessDay, promised_on: daysAgo(late), quantity: 5 })
  for (const late of [0, 16]) await addInvoice(api, made, { due: daysAgo(late), paid: businessDay, cents: 10_000 })
  await api.rows.ask('update invoices set issued_on = ? where customer_id = ?', businessDay, made)
  await addInvoice(api, made, { due: '2026-01-01', paid: '2025-11-20', cents: 7_000 })
  await api.rows.ask("update invoices set issued_on = '2025-11-20' where amount = 7000 and customer_id = ?", made)
  await addQuality(api, made, month, 95)
  await addQuality(api, made, daysAgo(40).slice(0, 7), null)
  await plantConcession(api, made)
  all = await everyCustomer(api)
})

afterAll(() => api.stop())

const read = async (path: string) => (await admin.get(`/read/${path}`)).body
const score = async (name: string, customer: number): Promise<Row[]> =>
  (await admin.post(`/auth/api/scorecard-${name}/`, { client_id: customer })).body
const approvals = async (customer: number): Promise<Row[]> => read(`api/Customers/${customer}/approvals`)
const desk = async (customer: number) => (await read(`api/Main/${customer}/dashboardPhotoQuality`))[0]
const now = (rows: readonly Row[]) =>
  rows.filter(({ Periodo, Mes }) => `${Periodo}-${String(Mes).padStart(2, '0')}` === month)

describe('quality scorecard', () => {
  test('separates on time, up to 15 days late and critical', async () => {
    const loads = now(await score('otd', made))
    expect(loads.map((row) => [row.Serie, row.PorcentajeCumplio, row.TotalDeEntregas, row.TotalDePiezas])).toEqual([
      [1, 25, 1, 5],
      [2, 50, 2, 10],
      [3, 25, 1, 5],
    ])
    const paid = now(await score('payment-history', made))
    expect(paid.map((row) => [row.Serie, row.Porcentaje, row.TotalDeFacturas, row.MontoDlls])).toEqual([
      [1, 50, 1, 100],
      [2, 0, 0, 0],
      [3, 50, 1, 100],
    ])
  })

  test('contains the share of good pieces, and of shipped pieces with a concession', async () => {
    expect(now(await score('consessions', made))).toEqual([
      {
        Periodo: 2026,
        Mes: Number(month.slice(5)),
        TotalDePiezas: 20,
        PorcentajePiezasBuenas: 95,
        PorcentajePiezasConConsulta: 15,
      },
    ])
  })

  test('compares the invoiced amount with the same month of the previous year', async () => {
    expect(now(await score('sales', made))).toMatchObject([{ Dolares: 200, DolaresHistoria: 70 }])
  })

  test('is empty for a customer without data, and covers twelve months otherwise', async () => {
    const empty = await addCustomer(api)
    for (const [name, series] of [
      ['otd', 3],
      ['payment-history', 3],
      ['consessions', 1],
      ['sales', 1],
    ] as const) {
      expect(await score(name, empty)).toEqual([])
      expect(await score(name, made)).toHaveLength(12 * series)
    }
  })

  test("equals the home page's deliveries and quality and the paid and delivered rows, for every customer", async () => {
    const since = `${monthsAgo(11)}-01`
    for (const customer of all) {
      const home: Row[] = await read(`Dashboard/ObtenerOnTimeDelivery/${customer}`)
      const onTime = (await score('otd', customer)).filter(({ Serie }) => Serie === 1)
      expect(onTime.map((row) => row.PorcentajeCumplio)).toEqual(home.map((row) => row.porcentajeperiodo))
      const quality: Row[] = await read(`Dashboard/ObtenerQualityAssurance/${customer}`)
      const good = await score('consessions', customer)
      expect(good.map((row) => row.PorcentajePiezasBuenas)).toEqual(quality.map((row) => row.Porcentaje))
      const [sums] = await api.rows.ask(
        `select (select coalesce(sum(amount), 0) from invoices where customer_id = ? and issued_on between ? and ?) as sold,
          (select coalesce(sum(amount), 0) from invoices where customer_id = ? and paid_on between ? and ?) as paid,
          (select coalesce(sum(quantity), 0) from deliveries where customer_id = ? and shipped_on between ? and ?) as sent`,
        customer,
        since,
        businessDay,
        customer,
        since,
        businessDay,
        customer,
        since,
        businessDay,
      )
      const total = (rows: readonly Row[], of: string) => rows.reduce((sum, row) => sum + (row[of] ?? 0), 0)
      expect(total(await score('sales', customer), 'Dolares')).toBeCloseTo(Number(sums?.sold) / 100, 4)
      expect(total(await score('payment-history', customer), 'MontoDlls')).toBeCloseTo(Number(sums?.paid) / 100, 4)
      expect(total(await score('otd', customer), 'TotalDePiezas')).toBe(Number(sums?.sent))
    }
  })

  test('returns 404 for an unknown customer in its body', async () => {
    expect((await admin.post('/auth/api/scorecard-otd/', { client_id: 987_654 })).status).toBe(404)
    expect((await admin.post('/auth/api/scorecard-otd/', {})).status).toBe(400)
  })
})

const monthsAgo = (months: number) => {
  const [year = 0, of = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, of - 1 - months, 1)).toISOString().slice(0, 7)
}

describe('pending approvals', () => {
  test('are open lines with pieces at that step, with the start date if known', async () => {
    const rows = await approvals(made)
    expect(rows.map((row) => [row.Cantidad, row.InitialApprovalDate])).toEqual(
      expect.arrayContaining([
        [4, daysAgo(20)],
        [6, null],
      ]),
    )
    expect(rows).toHaveLength(2)
    expect(Object.keys(rows[0] ?? {})).toEqual([
      'AnvilPartNumber',
      'CustomerPartNumber',
      'PO',
      'Cantidad',
      'InitialApprovalDate',
    ])
  })
})

describe('quality dashboard', () => {
  test('has the same counts as the home page and the approvals, for every customer', async () => {
    for (const customer of all) {
      const [home] = (await read(`Dashboard/ObtenerOpenConsecions/${customer}`)).ObtenerOpenConsessions
      const { openConsessions, totApprovals } = await desk(customer)
      expect([customer, openConsessions, totApprovals]).toEqual([
        customer,
        home.Total,
        (await approvals(customer)).length,
      ])
    }
  })

  test("averages equal the home page's, and open reports are the notified concessions of each month", async () => {
    for (const customer of all) {
      const averages: Row[] = await read(`api/Main/${customer}/dashboardQualityGrap`)
      const quality: Row[] = await read(`Dashboard/ObtenerQualityAssurance/${customer}`)
      expect(averages.map(({ year, month: of, average }) => [year, of, average])).toEqual(
        quality.map(({ periodo, mes, Porcentaje }) => [periodo, mes, Porcentaje]),
      )
      const reports: Row[] = await read(`api/Main/${customer}/dashboardNcr`)
      const allOf = new Map(averages.map(({ year, month: of, totNCR }) => [`${year} ${of}`, totNCR]))
      for (const { periodo, mes, totalAbiertas = 0 } of reports)
        expect(allOf.get(`${periodo} ${mes}`) ?? totalAbiertas).toBeGreaterThanOrEqual(totalAbiertas)
      const listed = JSON.parse((await admin.get(`/read/api/Consessions/${customer}`)).body.value) as Row[]
      const notified = listed.filter(({ NotificationDate }) => NotificationDate !== null)
      expect(reports.reduce((sum, { totalAbiertas = 0 }) => sum + totalAbiertas, 0)).toBe(notified.length)
    }
  })

  test('counts a report that was opened after the figure of the month among all', async () => {
    const averages: Row[] = await read(`api/Main/${made}/dashboardQualityGrap`)
    const [reports] = averages.filter(({ year, month: of }) => `${year}-${String(of).padStart(2, '0')}` === month)
    expect(reports?.totNCR).toBe(1)
  })

  test('names two quality contacts and the project manager, or null if not assigned', async () => {
    expect(await desk(made)).toMatchObject({ id: null, nombreCompleto: null, idBack: null, idDP: null })
    const people = [await addContact(api, 'Quinn One'), await addContact(api, 'Quinn Two')]
    const [{ customer_id: customer } = {}] = await api.rows.ask(
      'select min(customer_id) as customer_id from customer_terms',
    )
    const manager = await addContact(api, 'Paula Project')
    await api.rows.ask(
      'update customer_terms set quality_id = ?, quality_backup_id = ?, project_manager_id = ? where customer_id = ?',
      ...people,
      manager,
      customer,
    )
    expect(await desk(Number(customer))).toMatchObject({
      nombreCompleto: 'Quinn One',
      correoElectronico: 'quinn.one@anvil.example',
      nombreBack: 'Quinn Two',
      correoBack: 'quinn.two@anvil.example',
      nombreDP: 'Paula Project',
      correoDP: 'paula.project@anvil.example',
    })
  })
})

test('equals figures computed from the rows, for every customer', async () => {
  const seriesOf = ({ Periodo, Mes, Serie }: Row) => {
    return { month: `${Periodo}-${String(Mes).padStart(2, '0')}`, series: Serie }
  }
  for (const customer of all) {
    const deliveries = await score('otd', customer)
    const payments = await score('payment-history', customer)
    const [conceded, sales] = [await score('consessions', customer), await score('sales', customer)]
    const reports: Row[] = await read(`api/Main/${customer}/dashboardNcr`)
    const waiting = await approvals(customer)
    const reckoned = await reckonQuality(api, customer)
    expect({
      customer,
      deliveries: deliveries.map((row) => {
        return { ...seriesOf(row), share: row.PorcentajeCumplio, amount: row.TotalDePiezas }
      }),
      payments: payments.map((row) => ({ ...seriesOf(row), share: row.Porcentaje, amount: row.MontoDlls })),
      conceded: conceded.map((row) => row.PorcentajePiezasConConsulta),
      sales: sales.map((row) => [row.Dolares, row.DolaresHistoria]),
      reports: reports.map(({ totalAbiertas }) => totalAbiertas),
      waiting: waiting.reduce((sum, { Cantidad = 0 }) => sum + Cantidad, 0),
    }).toEqual({
      customer,
      ...reckoned,
      // Without records of a kind, the list is empty.
      conceded: conceded.length === 0 ? [] : reckoned.conceded,
      sales: sales.length === 0 ? [] : reckoned.sales,
      reports: reports.length === 0 ? [] : reckoned.reports,
    })
  }
})

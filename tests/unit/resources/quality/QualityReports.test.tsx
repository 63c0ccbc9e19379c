import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Cookies from 'js-cookie'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { setCurrentCustomer } from '#dataProvider/customer.ts'
import { registerResource } from '#dataProvider/resources.ts'
import { businessToday } from '#kit/fields/days.ts'
import Approvals from '#resources/quality/approvals/Approvals.tsx'
import { report } from '#resources/quality/approvals/report.ts'
import QualityDashboard from '#resources/quality/dashboard/QualityDashboard.tsx'
import Scorecard from '#resources/quality/scorecard/Scorecard.tsx'
import { daysInApproval, isSlow, scorecardScore } from '#schema/quality/quality.ts'
import { showInPortal } from '#tests/support/screens/portalScreen.tsx'
import { failure, json, stubGateway } from '#tests/support/screens/stubGateway.ts'
import { daysAfter } from '#values/days.ts'

const customer = 101

beforeEach(() => setCurrentCustomer(customer))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  setCurrentCustomer(null)
})

const waiting = (days: number | null) => ({
  AnvilPartNumber: `R-${days}`,
  CustomerPartNumber: `C-${days}`,
  PO: 'PO-1',
  Cantidad: 3,
  InitialApprovalDate: days === null ? null : daysAfter(businessToday(), -days),
})

test('approvals are sorted by days in status, longest first, and the column header says so', async () => {
  registerResource(report.resource)
  const gateway = stubGateway({
    [`GET /read/api/Customers/${customer}/approvals`]: () =>
      json([waiting(45), waiting(3)], { headers: { 'Content-Range': 'rows 0-1/2', 'X-Totals': '{"quantity":6}' } }),
  })
  showInPortal({ '/approvals': <Approvals /> }, '/approvals')
  const head = () => screen.findByRole('columnheader', { name: 'Days in status' })
  expect((await head()).getAttribute('aria-sort')).toBe('descending')
  const sentSort = () => gateway.to(`/read/api/Customers/${customer}/approvals`).at(-1)?.query.get('sort')
  expect(sentSort()).toBe('["since","ASC"]')
  await userEvent.click(within(await head()).getByRole('button'))
  await waitFor(() => expect(sentSort()).toBe('["since","DESC"]'))
  expect((await head()).getAttribute('aria-sort')).toBe('ascending')
})

test('days in status are right-aligned like other numbers', async () => {
  registerResource(report.resource)
  stubGateway({ [`GET /read/api/Customers/${customer}/approvals`]: () => json([waiting(45)]) })
  showInPortal({ '/approvals': <Approvals /> }, '/approvals')
  expect((await screen.findByRole('cell', { name: '45' })).className).toBe('is-right')
})

test('approvals have an export, and tell rows of one part apart by their order', async () => {
  registerResource(report.resource)
  stubGateway({
    [`GET /read/api/Customers/${customer}/approvals`]: () =>
      json([waiting(45)], { headers: { 'Content-Range': 'rows 0-0/1', 'X-Totals': '{"quantity":3}' } }),
  })
  showInPortal({ '/approvals': <Approvals /> }, '/approvals')
  expect(await screen.findByRole('button', { name: 'Export' })).toBeTruthy()
  expect(await screen.findByRole('columnheader', { name: 'PO' })).toBeTruthy()
})

test('approvals show their age in days, highlighted from 20 on', async () => {
  registerResource(report.resource)
  const rows = [waiting(45), waiting(20), waiting(19), waiting(null)]
  const list = () => json(rows, { headers: { 'Content-Range': 'rows 0-3/4', 'X-Totals': '{"quantity":12}' } })
  stubGateway({ [`GET /read/api/Customers/${customer}/approvals`]: list })
  showInPortal({ '/approvals': <Approvals /> }, '/approvals')
  const cells = async (part: string) =>
    within((await screen.findByText(part)).closest('tr') as HTMLElement)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent)
  expect(await cells('R-45')).toEqual(expect.arrayContaining(['C-45', 'PO-1', '3', '45']))
  expect(await cells('R-null')).toEqual(expect.arrayContaining(['-']))
  const judged = [45, 20, 19, null].map((days) =>
    isSlow(
      daysInApproval({ since: days === null ? null : daysAfter(businessToday(), -days) } as never, businessToday()),
    ),
  )
  expect(judged).toEqual([true, true, false, false])
})

const month = { year: 2026, month: 11 }
const noContact = { id: null, nombreCompleto: null, correoElectronico: null, idBack: null, nombreBack: null }
const desk = {
  openConsessions: 2,
  totApprovals: 8,
  ...noContact,
  correoBack: null,
  idDP: null,
  nombreDP: null,
  correoDP: null,
}
const dashboardOf = (
  averages: readonly object[],
  reports: readonly object[],
  more: object = {},
  pages: readonly string[] = [],
) =>
  stubGateway({
    'POST /auth/api/menu-options2': () => {
      const children = pages.map((slug) => ({ name: slug, slug }))
      return json([[{ parentName: 'Quality', icon: 'quality', children }], [customer]])
    },
    [`GET /read/api/Main/${customer}/dashboardQualityGrap`]: () => json(averages),
    [`GET /read/api/Main/${customer}/dashboardNcr`]: () => json(reports),
    [`GET /read/api/Main/${customer}/dashboardPhotoQuality`]: () => json([{ ...desk, ...more }]),
  })
const showDashboard = () => showInPortal({ '/': <QualityDashboard /> }, '/')
const tile = async (name: string) => (await screen.findByRole('group', { name })).textContent
const chart = async (name: string) =>
  (await within(await screen.findByRole('figure', { name })).findByRole('img')).getAttribute('aria-label')

describe('the quality dashboard', () => {
  test('averages the months with shipments, and shows NS for the others', async () => {
    dashboardOf(
      [
        { ...month, month: 9, average: -1, totNCR: 0 },
        { ...month, month: 10, average: 98, totNCR: 3 },
        { ...month, average: 99.2, totNCR: 1 },
      ],
      [{ mes: 11, periodo: 2026, totalAbiertas: 2 }],
    )
    showDashboard()
    await vi.waitFor(async () => expect(await tile('Quality Score')).toContain('99%'), 10_000)
    await vi.waitFor(async () => expect(await tile('Open Concessions')).toContain('2'), 10_000)
    await vi.waitFor(async () => expect(await tile('Open Approvals')).toContain('8'), 10_000)
    expect(await chart('Quality Assurance')).toBe('Quality Assurance. 9/26 NS, 10/26 98%, 11/26 99%')
    expect(await chart('NCR by Month')).toBe('NCR by Month. 11/26 2')
  })

  test('shows no score without data, and no project manager if there is none', async () => {
    dashboardOf([], [], { nombreCompleto: 'Quinn One', correoElectronico: 'q@anvil.example', id: 'g' })
    showDashboard()
    await screen.findByText('Quinn One')
    expect(await tile('Quality Score')).toContain('-')
    expect(screen.getAllByRole('heading', { name: /^Quality Representative/ })).toHaveLength(2)
    expect(screen.queryByRole('heading', { name: 'Project Manager' })).toBeNull()
    cleanup()
    dashboardOf([], [], { nombreDP: 'Paula Project', correoDP: null, idDP: 'p' })
    showDashboard()
    expect(await screen.findByRole('heading', { name: 'Project Manager' })).toBeTruthy()
  })
})

describe('the tiles of the quality dashboard', () => {
  beforeEach(() => {
    Cookies.set('fricn', 'Ana Luna')
  })
  afterEach(() => Cookies.remove('fricn'))
  const linkOf = async (name: string) =>
    within(await screen.findByRole('group', { name }))
      .queryByRole('link')
      ?.getAttribute('href')

  test('link to the concessions and to the approval files', async () => {
    dashboardOf([], [], {}, ['concessions', 'approval-files'])
    showDashboard()
    await waitFor(async () => expect(await linkOf('Quality Score')).toBe('/concessions/'))
    expect(await linkOf('Open Concessions')).toBe('/concessions/')
    expect(await linkOf('Open Approvals')).toBe('/approval-files/')
  })

  test('have no link to pages that the user cannot open', async () => {
    dashboardOf([], [], {}, ['approval-files'])
    showDashboard()
    await waitFor(async () => expect(await linkOf('Open Approvals')).toBe('/approval-files/'))
    expect([await linkOf('Quality Score'), await linkOf('Open Concessions')]).toEqual([undefined, undefined])
  })
})

test('the monthly NCR chart can be shown as a table with open and all reports', async () => {
  dashboardOf([{ ...month, average: 98, totNCR: 3 }], [{ mes: 11, periodo: 2026, totalAbiertas: 2 }])
  showDashboard()
  await chart('NCR by Month')
  await userEvent.click(screen.getByRole('button', { name: 'Show as table: NCR by Month' }))
  const rows = within(screen.getByRole('figure', { name: 'NCR by Month' })).getAllByRole('row')
  expect(rows.map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent))).toEqual([
    ['Month', 'Open NCR', 'All NCR'],
    ['11/26', '2', '3'],
  ])
})

const scores = ['otd', 'consessions', 'sales', 'payment-history'] as const
const noFigures = Object.fromEntries(
  ['deliveries', 'payments', 'concessions', 'sales'].flatMap((name) => [
    [`${name}Target`, null],
    [`${name}Before`, null],
  ]),
)
const scorecardOf = (
  answers: Partial<Record<(typeof scores)[number], () => Response>>,
  percentage: number | null | (() => Response),
  figures: object = {},
) =>
  stubGateway({
    [`GET /read/api/Customers/${customer}/scorecardFigures`]: () => json({ ...noFigures, ...figures }),
    ...Object.fromEntries(
      scores.map((name) => [`POST /auth/api/scorecard-${name}/`, answers[name] ?? (() => json([]))]),
    ),
    [`GET /read/OpenOrders/getporcenntajepaymentscore/${customer}`]:
      typeof percentage === 'function' ? percentage : () => json({ porcentaje: percentage }),
  })

describe('the scorecard', () => {
  test('shows 73 without data, and an empty state in each chart', async () => {
    const gateway = scorecardOf({}, null)
    showInPortal({ '/': <Scorecard /> }, '/')
    await vi.waitFor(() => expect(screen.queryAllByText('No recent data was found.')).toHaveLength(4), 10_000)
    expect(await chart('Score')).toContain('73%')
    expect(gateway.to('/auth/api/scorecard-otd/')[0]?.body).toEqual({ client_id: customer })
    // Four side figures, and the score.
    await vi.waitFor(() => expect(screen.getAllByText('Sample data')).toHaveLength(5), 10_000)
  })

  test('shows the figures of the plant beside the charts instead of the samples', async () => {
    scorecardOf({}, null, { deliveriesTarget: 95.5, paymentsBefore: 86, salesTarget: 1_200_000.5 })
    showInPortal({ '/': <Scorecard /> }, '/')
    const figuresOf = (title: string) =>
      [...(screen.getByRole('figure', { name: title }).closest('section')?.querySelectorAll('dd') ?? [])].map(
        ({ textContent }) => textContent,
      )
    await vi.waitFor(() => expect(figuresOf('On Time Delivery')).toEqual(['95.5%', '-']), 10_000)
    expect(figuresOf('Payment History')).toEqual(['-', '86%'])
    expect(figuresOf('Concession Rate')).toEqual(['-', '-'])
    expect(figuresOf('Sales')).toEqual(['$1,200,000.50', '-'])
    // That of the score.
    expect(screen.getAllByText('Sample data')).toHaveLength(1)
  })

  test.each(['otd', 'consessions', 'payment'] as const)('shows no score if the call %s fails', async (name) => {
    const share = { Periodo: 2026, Mes: 11, Serie: 1, PorcentajeCumplio: 100, TotalDePiezas: 4 }
    const failing = () => failure(500, 'internal')
    scorecardOf(
      { otd: () => json([share]), ...(name === 'payment' ? {} : { [name]: failing }) },
      name === 'payment' ? failing : 97,
    )
    showInPortal({ '/': <Scorecard /> }, '/')
    const card = (await screen.findByRole('heading', { name: 'Score' })).closest('section') as HTMLElement
    expect(await within(card).findByRole('button', { name: 'Retry' })).toBeTruthy()
    expect(within(card).queryByRole('figure')).toBeNull()
  })

  test('shows in the table how many deliveries and invoices the percentages are shares of', async () => {
    const share = (Serie: number, PorcentajeCumplio: number, TotalDeEntregas: number) => ({
      Periodo: 2026,
      Mes: 11,
      Serie,
      PorcentajeCumplio,
      TotalDeEntregas,
      TotalDePiezas: 40,
    })
    scorecardOf({ otd: () => json([share(1, 75, 3), share(2, 25, 1), share(3, 0, 0)]) }, null)
    showInPortal({ '/': <Scorecard /> }, '/')
    await userEvent.click(await screen.findByRole('button', { name: 'Show as table: On Time Delivery' }))
    const rows = within(screen.getByRole('figure', { name: 'On Time Delivery' })).getAllByRole('row')
    expect(rows.map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent))).toEqual([
      ['Month', 'On time', 'Late', 'Critical', 'Deliveries', 'Pieces'],
      ['11/26', '75%', '25%', '0%', '4', '120'],
    ])
  })

  test('stacks the three series, and offers a retry for a failed chart', async () => {
    const share = (Serie: number, PorcentajeCumplio: number) => ({
      Periodo: 2026,
      Mes: 11,
      Serie,
      PorcentajeCumplio,
      TotalDePiezas: 4,
    })
    scorecardOf(
      { otd: () => json([share(1, 50), share(2, 30), share(3, 20)]), sales: () => failure(500, 'internal') },
      null,
    )
    showInPortal({ '/': <Scorecard /> }, '/')
    expect(await chart('On Time Delivery')).toBe(
      'On Time Delivery. On time: 11/26 50%. Late: 11/26 30%. Critical: 11/26 20%',
    )
    const sales = screen.getByRole('figure', { name: 'Sales' })
    expect(await within(sales).findByRole('button', { name: 'Retry' })).toBeTruthy()
    await vi.waitFor(async () => expect(await chart('Score')).toContain('50%'), 10_000)
  })

  test('aborts its requests on unmount', async () => {
    const signals: AbortSignal[] = []
    scorecardOf({}, null)
    vi.stubGlobal('fetch', (_url: string, { signal }: RequestInit) => {
      if (signal) signals.push(signal)
      return new Promise<Response>((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
    })
    const { unmount } = showInPortal({ '/': <Scorecard /> }, '/')
    await waitFor(() => expect(signals.length).toBeGreaterThanOrEqual(5))
    expect(signals.some(({ aborted }) => aborted)).toBe(false)
    unmount()
    await waitFor(() => expect(signals.every(({ aborted }) => aborted)).toBe(true))
  })

  test.each([
    [{ onTime: null, good: null, paid: null }, 73],
    [{ onTime: 90, good: null, paid: null }, 90],
    [{ onTime: 90, good: 95, paid: 84.5 }, 90],
    [{ onTime: 0, good: 1, paid: 1 }, 1],
  ])('averages the known parts: %o gives %i', (parts, score) => {
    expect(scorecardScore(parts)).toBe(score)
  })
})

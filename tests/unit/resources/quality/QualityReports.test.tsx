import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { setCurrentCustomer } from '../../../../dataProvider/customer.ts'
import { registerResource } from '../../../../dataProvider/resources.ts'
import Approvals, { resource } from '../../../../resources/quality/approvals/Approvals.tsx'
import QualityDashboard from '../../../../resources/quality/dashboard/QualityDashboard.tsx'
import Scorecard from '../../../../resources/quality/scorecard/Scorecard.tsx'
import { daysInApproval, isSlow, scorecardScore } from '../../../../schema/quality.ts'
import { businessToday } from '../../../../src/kit/businessToday.ts'
import { daysAfter } from '../../../../values/days.ts'
import { showInPortal } from '../../../support/portalScreen.tsx'
import { failure, json, stubGateway } from '../../../support/stubGateway.ts'

const customer = 101

beforeEach(() => setCurrentCustomer(customer))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  setCurrentCustomer(null)
})

const waiting = (days: number | null) => ({
  ...{ AnvilPartNumber: `R-${days}`, CustomerPartNumber: `C-${days}`, PO: 'PO-1', Cantidad: 3 },
  InitialApprovalDate: days === null ? null : daysAfter(businessToday(), -days),
})

test('approvals tell their days, which are slow from 20 on', async () => {
  registerResource(resource)
  const rows = [waiting(45), waiting(20), waiting(19), waiting(null)]
  const list = () => json(rows, { headers: { 'Content-Range': 'rows 0-3/4', 'X-Totals': '{"quantity":12}' } })
  stubGateway({ [`GET /read/api/Customers/${customer}/approvals`]: list })
  showInPortal({ '/approvals': <Approvals /> }, '/approvals')
  const cells = async (part: string) =>
    within((await screen.findByText(part)).closest('tr') as HTMLElement)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent)
  expect(await cells('R-45')).toEqual(expect.arrayContaining(['C-45', '3', '45']))
  expect(await cells('R-null')).toEqual(expect.arrayContaining(['-']))
  const judged = [45, 20, 19, null].map((days) =>
    isSlow(
      daysInApproval({ since: days === null ? null : daysAfter(businessToday(), -days) } as never, businessToday()),
    ),
  )
  expect(judged).toEqual([true, true, false, false])
})

const month = { year: 2026, month: 11 }
const nobody = { id: null, nombreCompleto: null, correoElectronico: null, idBack: null, nombreBack: null }
const desk = {
  ...{ openConsessions: 2, totApprovals: 8, ...nobody, correoBack: null, idDP: null, nombreDP: null, correoDP: null },
}
const dashboardOf = (averages: readonly object[], reports: readonly object[], more: object = {}) =>
  stubGateway({
    [`GET /read/api/Main/${customer}/dashboardQualityGrap`]: () => json(averages),
    [`GET /read/api/Main/${customer}/dashboardNcr`]: () => json(reports),
    [`GET /read/api/Main/${customer}/dashboardPhotoQuality`]: () => json([{ ...desk, ...more }]),
  })
const showDashboard = () => showInPortal({ '/': <QualityDashboard /> }, '/')
const tile = async (name: string) => (await screen.findByRole('group', { name })).textContent
const chart = async (name: string) =>
  (await within(await screen.findByRole('figure', { name })).findByRole('img')).getAttribute('aria-label')

describe('the quality dashboard', () => {
  test('means the months with shipments, and says NS of the others', async () => {
    dashboardOf(
      [
        { ...month, month: 9, average: -1, totNCR: 0 },
        { ...month, month: 10, average: 98, totNCR: 3 },
        { ...month, average: 99.2, totNCR: 1 },
      ],
      [{ mes: 11, periodo: 2026, totalAbiertas: 2 }],
    )
    showDashboard()
    await vi.waitFor(async () => expect(await tile('Quality Score')).toContain('99%'))
    expect(await tile('Open Concessions')).toContain('2')
    expect(await tile('Open Approvals')).toContain('8')
    expect(await chart('Quality Assurance')).toBe('Quality Assurance. 9/26 NS, 10/26 98%, 11/26 99%')
    expect(await chart('NCR by Month')).toBe('NCR by Month. 11/26 2')
  })

  test('has no score without data, and the project manager only where there is one', async () => {
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

const scores = ['otd', 'consessions', 'sales', 'payment-history'] as const
const scorecardOf = (answers: Partial<Record<(typeof scores)[number], () => Response>>, percentage: number | null) =>
  stubGateway({
    ...Object.fromEntries(
      scores.map((name) => [`POST /auth/api/scorecard-${name}/`, answers[name] ?? (() => json([]))]),
    ),
    [`GET /read/OpenOrders/getporcenntajepaymentscore/${customer}`]: () => json({ porcentaje: percentage }),
  })

describe('the scorecard', () => {
  test('begins at 73, and says of each empty chart that no recent data was found', async () => {
    const gateway = scorecardOf({}, null)
    showInPortal({ '/': <Scorecard /> }, '/')
    await vi.waitFor(() => expect(screen.queryAllByText('No recent data was found.')).toHaveLength(4))
    expect(await chart('Score')).toContain('73%')
    expect(gateway.to('/auth/api/scorecard-otd/')[0]?.body).toEqual({ client_id: customer })
    expect(screen.getAllByText('Sample data')).toHaveLength(4)
  })

  test('draws the three series on top of each other, and one that fails offers to try again', async () => {
    const share = (Serie: number, PorcentajeCumplio: number) => ({
      ...{ Periodo: 2026, Mes: 11, Serie, PorcentajeCumplio, TotalDePiezas: 4 },
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
    await vi.waitFor(async () => expect(await chart('Score')).toContain('50%'))
  })

  test.each([
    [{ onTime: null, good: null, paid: null }, 73],
    [{ onTime: 90, good: null, paid: null }, 90],
    [{ onTime: 90, good: 95, paid: 84.5 }, 90],
    [{ onTime: 0, good: 1, paid: 1 }, 1],
  ])('means what is known: %o is %i', (parts, score) => {
    expect(scorecardScore(parts)).toBe(score)
  })
})

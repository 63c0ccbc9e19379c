import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { setCurrentCustomer } from '#dataProvider/customer.ts'
import { datePickers } from '#kit/fields/DateRange.tsx'
import { businessToday } from '#kit/fields/days.ts'
import RawMaterialApproval from '#resources/material/raw-material-approval/RawMaterialApproval.tsx'
import { account } from '#schema/account/account.ts'
import { showInPortal } from '#tests/support/screens/portalScreen.tsx'
import { failure, json, stubGateway } from '#tests/support/screens/stubGateway.ts'
import { stubUploads } from '#tests/support/screens/stubUploads.ts'
import { daysAfter } from '#values/days.ts'

const bar = {
  idBarra: 7,
  aprobada: null,
  colada: 'H-1',
  fechaLlegada: '2026-11-01',
  fechaAprobada: null,
  nombreBarra: 'B-7',
}
const approved = { ...bar, idBarra: 8, nombreBarra: 'B-8', aprobada: true, fechaAprobada: '2026-11-03' }
const flagOnly = { ...bar, idBarra: 9, nombreBarra: 'B-9', aprobada: true }

beforeEach(async () => {
  setCurrentCustomer(104)
  await datePickers.load()
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  setCurrentCustomer(null)
})

const show = (isProvider = false) => {
  const { method, service, path } = account.contentAccess
  const gateway = stubGateway({
    'GET /read/api/Customers/104/aprovalMaterial': () => json([bar, approved, flagOnly]),
    [`${method} /${service}${path}`]: () => (isProvider ? json({ ok: true }) : failure(403, 'forbidden')),
  })
  const uploads = stubUploads()
  showInPortal({ '/approval': <RawMaterialApproval /> }, '/approval')
  return Object.assign(uploads, { to: gateway.to })
}

describe('raw material approval', () => {
  test('treats a bar as approved only with both flag and day', async () => {
    show()
    await screen.findByText('B-8')
    expect(within(screen.getByRole('table', { name: 'Approved material' })).queryByText('B-9')).toBeNull()
    expect(within(screen.getByRole('table', { name: 'Material to be approved' })).getByText('B-9')).toBeTruthy()
  })

  test('requests fourteen days before and after today, then filters by heat', async () => {
    const { to } = show()
    await screen.findByText('B-8')
    const sentQuery = () => Object.fromEntries(to('/read/api/Customers/104/aprovalMaterial').at(-1)?.query ?? [])
    const period = { startDate: daysAfter(businessToday(), -14), endDate: daysAfter(businessToday(), 14) }
    expect(sentQuery()).toEqual(period)
    fireEvent.change(screen.getByRole('textbox', { name: 'Heat' }), { target: { value: ' H-1 ' } })
    fireEvent.click(screen.getByRole('button', { name: 'Search' }))
    await vi.waitFor(() => expect(sentQuery()).toEqual({ ...period, heat: 'H-1' }), 10_000)
  })

  test('shows the columns of both tables, with links to the heat report and the approval', async () => {
    show()
    await screen.findByText('B-8')
    const headOf = (name: string) =>
      within(screen.getByRole('table', { name }))
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent)
        .filter((text) => text !== 'Actions')
    expect(headOf('Material to be approved')).toEqual(['Submittal date', 'Heat', 'Bar', 'QST7 report', 'Refused'])
    expect(headOf('Approved material')).toEqual(['Submittal date', 'Heat', 'Bar', 'Approval date', 'Document'])
    const [report] = screen.getAllByRole('link', { name: /^QST7 report/ })
    expect(report?.getAttribute('href')).toBe('/content/api/Customers/104/approvalDocument?Heat=H-1')
    expect(screen.getByRole('link', { name: /^Approval/ }).getAttribute('href')).toBe(
      '/content/api/Bar/8/approvalDocument',
    )
  })

  test.each([
    [500, 'There was an error when trying to upload your approval. Please try again later.'],
    [409, 'This bar has been approved in the meantime. The page is now up to date.'],
  ])('sends a rejection with its reason and without a file, and on %i shows: %s', async (status, text) => {
    const uploads = show()
    fireEvent.click(await screen.findByRole('button', { name: 'Submit Approval of H-1 B-7' }))
    const dialog = () => within(screen.getByRole('dialog'))
    expect(await screen.findByRole('dialog', { name: 'Refuse H-1 B-7' })).toBeTruthy()
    expect(await screen.findByText('Are you sure you want to refuse this bar?')).toBeTruthy()
    fireEvent.click(dialog().getByRole('button', { name: 'Refuse' }))
    fireEvent.change(await screen.findByRole('textbox', { name: 'Please add the reason:' }), {
      target: { value: 'Too coarse.' },
    })
    fireEvent.click(dialog().getByRole('button', { name: 'OK' }))
    await vi.waitFor(() => expect(uploads).toHaveLength(1), 10_000)
    expect(uploads[0]?.url).toBe('/write/Bar/approved?idCustomer=104')
    expect([...(uploads[0]?.body ?? [])]).toEqual([
      ['idHeat', '7'],
      ['approved', 'false'],
      ['comment', 'Too coarse.'],
    ])
    await uploads[0]?.answer(failure(status, 'any'))
    expect(await screen.findByText(text)).toBeTruthy()
  })

  test('is read only for provider staff', async () => {
    show(true)
    await screen.findByText('B-8')
    expect(screen.queryByRole('button', { name: /^Submit Approval/ })).toBeNull()
  })
})

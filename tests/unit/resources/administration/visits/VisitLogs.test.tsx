import { cleanup, configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { setEmbeddedServices } from '#dataProvider/calls/foreign.ts'
import { registerResource } from '#dataProvider/resources.ts'
import { datePickers } from '#kit/fields/DateRange.tsx'
import { report } from '#resources/administration/visit-logs/report.ts'
import VisitLogs from '#resources/administration/visit-logs/VisitLogs.tsx'
import { hostileTexts } from '#tests/support/files/hostileTexts.ts'
import { address, person, showInPortal } from '#tests/support/screens/portalScreen.tsx'
import { failure, json, stubGateway } from '#tests/support/screens/stubGateway.ts'
import { stubMedia } from '#tests/support/screens/stubMedia.ts'

beforeAll(datePickers.load, 60_000)

/** Types a day in the displayed format, for example 05/Nov/2026. */
const typeDay = async (label: string, text: string) => {
  const user = userEvent.setup()
  const field = within(await screen.findByRole('group', { name: label }))
  await user.click(field.getByRole('spinbutton', { name: 'Day' }))
  await user.keyboard(`${text}{Tab}`)
}

const readDay = (label: string) =>
  within(screen.getByRole('group', { name: label }))
    .getAllByRole('spinbutton')
    .map((section) => section.textContent)
    .join('/')

const chips = () => screen.queryAllByRole('button', { name: /^Remove the filter / }).map((chip) => chip.textContent)

// jsdom takes seconds to compute the visibility of each element.
configure({ defaultHidden: true })

const visit = (page_name: string, more: object = {}) => ({
  user_id: 5,
  email: 'ana@anvil.example',
  role: 'Customer',
  page_name,
  date: '2026-11-05T15:30:00.000Z',
  is_mobile: false,
  language: 'es-MX',
  client_id: 101,
  timezone: 'America/Monterrey',
  browser: 'Firefox 145',
  ...more,
})
const roles = [
  { id: 1, name: 'Admin' },
  { id: 3, name: 'Customer' },
]

/** Services with pagination send the total; without it, the answer is complete. */
const show = (rows: object[], { at = '/visit-logs', range = `visits 0-99/${rows.length}` } = {}) => {
  registerResource(report.resource)
  const gateway = stubGateway({
    'GET /auth/api/rolesforge': () => json(roles),
    'GET /auth/api/visit-logsforge': () => json({ rows }, range === '' ? {} : { headers: { 'Content-Range': range } }),
  })
  showInPortal({ '/visit-logs': <VisitLogs /> }, at, person(1))
  const sentQueries = () => gateway.to('/auth/api/visit-logsforge').map(({ query }) => Object.fromEntries(query))
  return { ...gateway, sentQueries }
}

const hideSwitch = () => screen.findByRole('switch', { name: 'Hide Admin Logs' })
const filterOf = (sentQueries: Record<string, string>[]) => JSON.parse(sentQueries.at(-1)?.filter ?? '{}')

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('visit logs', () => {
  test('request a hundred rows, newest first, without administrators', async () => {
    const { sentQueries } = show([visit('WIP Report')])
    expect(await screen.findByText('WIP Report')).toBeTruthy()
    expect(sentQueries()).toEqual([{ sort: '["at","DESC"]', range: '[0,99]', filter: '{"hideAdmin":true}' }])
    expect(((await hideSwitch()) as HTMLInputElement).checked).toBe(true)
  })

  test('have a column for each field, and no checkboxes', async () => {
    show([visit('WIP Report', { is_mobile: true, client_id: null, language: '' })])
    await screen.findByText('WIP Report')
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Date',
      'E-mail',
      'Role',
      'Page',
      'Device',
      'Language',
      'Time zone',
      'Customer id',
      'User id',
      'Browser',
    ])
    const [, row] = screen.getAllByRole('row')
    expect([...(row?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      '05/Nov/2026 09:30',
      'ana@anvil.example',
      'Customer',
      'WIP Report',
      'Mobile',
      '-',
      'America/Monterrey',
      '-',
      '5',
      'Firefox 145',
    ])
    expect(screen.queryByRole('checkbox')).toBeNull()
  })

  test('show a dash for a device that a company’s service leaves open', async () => {
    setEmbeddedServices({ auth: false, read: true, write: true, content: true })
    show([visit('WIP Report', { is_mobile: null })])
    await screen.findByText('WIP Report')
    const [, row] = screen.getAllByRole('row')
    expect(row?.children[4]?.textContent).toBe('-')
    setEmbeddedServices({ auth: true, read: true, write: true, content: true })
  })

  test('include administrators by the switch, kept in the address', async () => {
    const { sentQueries } = show([visit('WIP Report')])
    fireEvent.click(await hideSwitch())
    await waitFor(() => expect(filterOf(sentQueries())).toEqual({ hideAdmin: false }))
    expect(decodeURIComponent(address() ?? '')).toContain('{"hideAdmin":false}')
    fireEvent.click(await hideSwitch())
    await waitFor(() => expect(filterOf(sentQueries())).toEqual({ hideAdmin: true }))
    expect(decodeURIComponent(address() ?? '')).not.toContain('hideAdmin')
  })

  test('include administrators if set in the address', async () => {
    const { sentQueries } = show([visit('WIP Report')], { at: '/visit-logs?filter={"hideAdmin":false}' })
    expect(((await hideSwitch()) as HTMLInputElement).checked).toBe(false)
    expect(filterOf(sentQueries())).toEqual({ hideAdmin: false })
  })

  test.each([
    ['Role', 'Customer', { role: 'Customer' }],
    ['Device', 'Desktop', { isMobile: false }],
  ])('can be filtered by %s: %s', async (label, choice, filter) => {
    const { sentQueries } = show([visit('WIP Report')])
    await screen.findByText('WIP Report')
    fireEvent.mouseDown(screen.getByRole('combobox', { name: label }))
    fireEvent.click(within(await screen.findByRole('listbox')).getByRole('option', { name: choice }))
    fireEvent.click(screen.getByRole('button', { name: 'Search' }))
    await waitFor(() => expect(filterOf(sentQueries())).toEqual({ hideAdmin: true, ...filter }))
  })

  test('can be filtered by user and period', async () => {
    const { sentQueries } = show([visit('WIP Report')])
    await screen.findByText('WIP Report')
    fireEvent.change(screen.getByRole('textbox', { name: 'Name or e-mail' }), { target: { value: 'ana' } })
    await typeDay('From', '01Nov2026')
    await typeDay('To', '05Nov2026')
    expect([readDay('From'), readDay('To')]).toEqual(['01/Nov/2026', '05/Nov/2026'])
    fireEvent.click(screen.getByRole('button', { name: 'Search' }))
    const filter = { hideAdmin: true, q: 'ana', from: '2026-11-01', to: '2026-11-05' }
    await waitFor(() => expect(filterOf(sentQueries())).toEqual(filter))
    expect(chips()).toEqual(['Name or e-mail: ana', 'From: 01/Nov/2026', 'To: 05/Nov/2026'])
  })

  test('format a picked day with English months', async () => {
    stubMedia((query) => query.includes('pointer: fine') || query.includes('reduced-motion'))
    const { sentQueries } = show([visit('WIP Report')], { at: '/visit-logs?filter={"from":"2026-11-05"}' })
    const field = within(await screen.findByRole('group', { name: 'From' }))
    expect([readDay('From'), chips()]).toEqual(['05/Nov/2026', ['From: 05/Nov/2026']])
    fireEvent.click(field.getByRole('button', { name: /^Choose date/ }))
    fireEvent.click(await screen.findByRole('gridcell', { name: '12' }))
    await waitFor(() => expect(readDay('From')).toBe('12/Nov/2026'))
    fireEvent.click(screen.getByRole('button', { name: 'Search' }))
    await waitFor(() => expect(filterOf(sentQueries())).toMatchObject({ from: '2026-11-12' }))
    expect(chips()).toEqual(['From: 12/Nov/2026'])
  })

  test('of a service without paging are filtered and paged in the client', async () => {
    const admin = visit('Users', { role: 'Admin' })
    // Midnight in Monterrey is 06:00 UTC.
    const before = visit('Concessions', { date: '2026-11-05T05:59:00.000Z' })
    const after = visit('Approvals', { date: '2026-11-06T06:00:00.000Z' })
    const rows = [visit('WIP Report'), admin, before, after]
    show(rows, { range: '', at: '/visit-logs?filter={"from":"2026-11-05","to":"2026-11-05"}' })
    expect(await screen.findByText('WIP Report')).toBeTruthy()
    for (const page of ['Users', 'Concessions', 'Approvals']) expect(screen.queryByText(page)).toBeNull()
    fireEvent.click(await hideSwitch())
    expect(await screen.findByText('Users')).toBeTruthy()
  })

  test('of a service without paging are searched by user, not by browser text', async () => {
    const rows = [visit('WIP Report'), visit('Concessions', { email: 'ben@anvil.example', browser: 'ana@home 1.0' })]
    show(rows, { range: '', at: '/visit-logs?filter={"q":"Ana@"}' })
    expect(await screen.findByText('WIP Report')).toBeTruthy()
    expect(screen.queryByText('Concessions')).toBeNull()
  })

  test('show a total that is a lower bound', async () => {
    show([visit('WIP Report')], { range: 'visits 0-99/10000+' })
    expect(await screen.findByText('1–100 of 10,000+')).toBeTruthy()
  })

  test('show the browser text as plain text', async () => {
    const texts = hostileTexts.map((text) => text.slice(0, 60))
    show(texts.map((browser) => visit('WIP Report', { browser, timezone: browser, language: browser })))
    await screen.findAllByText('WIP Report')
    const shown = [...document.querySelectorAll('td:last-child')].map(({ textContent }) => textContent)
    expect(shown).toEqual(texts)
    expect(document.querySelector('td:last-child :not(span)')).toBeNull()
  })

  test('show an empty state', async () => {
    show([])
    expect(await screen.findByText('No results found.')).toBeTruthy()
  })

  test('show a failure, and retry', async () => {
    registerResource(report.resource)
    let hasFailed = false
    stubGateway({
      'GET /auth/api/rolesforge': () => failure(403, 'forbidden'),
      'GET /auth/api/visit-logsforge': () => {
        const answer = hasFailed ? json({ rows: [visit('WIP Report')] }) : failure(503, 'unavailable')
        hasFailed = true
        return answer
      },
    })
    showInPortal({ '/visit-logs': <VisitLogs /> }, '/visit-logs', person(1))
    fireEvent.click(await screen.findByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('WIP Report')).toBeTruthy()
  })
})

import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { registerResource } from '#dataProvider/resources.ts'
import AuditTrail from '#resources/administration/audit-trail/AuditTrail.tsx'
import { report } from '#resources/administration/audit-trail/report.ts'
import { undone } from '#schema/administration/onboarding.ts'
import { person, showInPortal } from '#tests/support/screens/portalScreen.tsx'
import { failure, json, stubGateway } from '#tests/support/screens/stubGateway.ts'
import { change, entryOnTheWire } from './entries.ts'

const path = '/auth/api/audit-trail/'

beforeAll(() => registerResource(report.resource))

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

type Entry = Parameters<typeof entryOnTheWire>[0]

const listed = (entries: readonly Entry[]) => () =>
  json(entries.map(entryOnTheWire), {
    headers: { 'Content-Range': `auditLog 0-${entries.length - 1}/${entries.length}` },
  })

const start = (answer: () => Response, language: 'en' | 'es' = 'en') => {
  const gateway = stubGateway({ [`GET ${path}`]: answer })
  showInPortal({ '/audit-trail': <AuditTrail /> }, '/audit-trail', person(1), language)
  const sentFilter = () => JSON.parse(gateway.to(path).at(-1)?.query.get('filter') ?? '{}')
  return { user: userEvent.setup(), sentFilter }
}

const open = async (entries: readonly Entry[]) => {
  const started = start(listed(entries))
  await screen.findAllByRole('rowheader')
  return started
}

const cells = () =>
  within(screen.getAllByRole('row')[1] as HTMLElement)
    .getAllByRole('cell')
    .map((cell) => cell.textContent)

const record = (subject: string, changes: NonNullable<Entry>['changes']): Entry => ({
  action: 'created',
  subjectId: null,
  subject,
  subjectEmail: '',
  changes,
})

describe('the audit trail', () => {
  test.each([
    ['orderRequest OR26-000001', change('total', null, '3091498'), 'Order OR26-000001', 'Total (USD): 30,914.98'],
    ['waiting comment 4', change('isDone', null, 'true'), 'To-do: Comments on approval files', 'Done: Yes'],
    ['customers 303 Brennholt', change('legalName', null, 'B AG'), 'Customer Brennholt', 'Legal name: B AG'],
    ['concession 1 FF-1', change('customerComment', null, 'Ok'), 'Concession FF-1', "Customer's comment: Ok"],
    [
      'budgetLink 2027 Óscar Ríos',
      change('expiresAt', null, '2026-11-27T11:13:37.984Z'),
      'Link to the budget 2027 of seller Óscar Ríos',
      'Expires: 27/Nov/2026',
    ],
  ])('shows %s by its name, with readable values', async (subject, changed, name, text) => {
    await open([record(subject, [changed])])
    expect([cells()[1], cells().at(-1)]).toEqual([name, text])
  })

  test('shows the counts of an import without an earlier value', async () => {
    await open([{ ...record('import incoterms', [change('rows', null, '3')]), action: 'edited' }])
    expect(cells().at(-1)).toBe('Rows: 3')
  })

  test('shows that a photo has changed, without its media type', async () => {
    await open([{ ...record('contacts 3 Ignacio', [change('photo', null, 'image/png')]), action: 'edited' }])
    expect(cells().at(-1)).toBe('Photo: changed')
  })

  test('shows time, actor, action, subject and the changed values', async () => {
    await open([{}])
    expect(screen.getByRole('rowheader').textContent).toBe('05/Nov/2026 09:30')
    expect(cells()).toEqual([
      'Edited',
      'Ana Luna',
      'ana@anvil.example',
      'Victoria Márquez',
      'victoria@anvil.example',
      'Phone: empty → 0811',
    ])
    expect(screen.getByRole('link', { name: 'Ana Luna' }).getAttribute('href')).toBe('/edit-user?id=12')
  })

  test.each([
    [
      'a permission by its page',
      change('permission', null, 'withdrawn', { page: 64, name: 'X' }),
      'Account Statement: role default → withdrawn',
    ],
    [
      'a permission of a page without a name',
      change('permission', 'granted', null, { page: 102, name: 'X' }),
      'Page 102: granted → role default',
    ],
    ['a plant', change('plant', 'forge', 'aerospace'), 'Plant access: Forge → Aeroespace'],
    ['a password without its value', change('password', null, 'changed'), 'New password: changed'],
    ['an unknown field', change('shoeSize', '44', '45'), 'shoeSize: 44 → 45'],
    [
      'a text that looks like markup',
      change('comments', '<b>1</b>', '%{to} |||| $&'),
      'Comments: <b>1</b> → %{to} |||| $&',
    ],
  ])('formats %s', async (_what, changed, text) => {
    await open([{ changes: [changed] }])
    expect(cells().at(-1)).toBe(text)
  })

  test('shows the fields of a new user, three at first and the rest on request', async () => {
    const fields = ['name', 'email', 'company', 'phone', 'city']
    const { user } = await open([
      { action: 'created', changes: fields.map((field) => change(field, null, `my ${field}`)) },
    ])
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Name: my name',
      'E-mail: my email',
      'Company: my company',
    ])
    const more = screen.getByRole('button', { name: '2 more changes of 05/Nov/2026 09:30', expanded: false })
    await user.click(more)
    expect(screen.getAllByRole('listitem')).toHaveLength(5)
    expect(document.activeElement).toBe(more)
    await user.click(screen.getByRole('button', { name: 'Show fewer changes of 05/Nov/2026 09:30', expanded: true }))
    expect(screen.getAllByRole('listitem')).toHaveLength(3)
  })

  test('distinguishes a field and a page of the same name', async () => {
    const page = change('permission', null, 'granted', { page: 64, name: 'X' })
    await open([{ changes: [change('Account Statement', '44', '45'), page] }])
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Account Statement: 44 → 45',
      'Account Statement: role default → granted',
    ])
  })

  test('shows the operator for entries without an actor, and no link to a deleted user', async () => {
    await open([{ actor: '', actorEmail: '', subjectId: null, changes: [] }])
    expect(cells()).toEqual(['Edited', 'Ana Luna', 'ana@anvil.example', 'Operator', '-', '-'])
    expect(screen.queryByRole('link')).toBeNull()
  })

  test('shows a record other than a user by kind and number, and the results of an undo', async () => {
    const came = Object.keys(undone.fields).map((field, at) => change(field, null, String(at)))
    const { user } = await open([
      { action: 'undone', subjectId: null, subject: 'batch 4', subjectEmail: '', changes: came },
    ])
    expect(cells().slice(0, 3)).toEqual(['Undone', 'Batch 4', '-'])
    await user.click(screen.getByRole('button', { name: /more changes/ }))
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Users deleted: 0',
      'Kept, password set: 1',
      'Kept, changed: 2',
      'Kept, client type cannot be deleted: 3',
      'Already deleted: 4',
    ])
  })

  test('sends the search, and includes sign-ins only on request', async () => {
    const { user, sentFilter } = await open([{}])
    expect(sentFilter()).toEqual({})
    await user.click(screen.getByRole('switch', { name: 'Show sign-ins' }))
    await waitFor(() => expect(sentFilter()).toEqual({ withSignIns: true }))
    await user.type(screen.getByRole('textbox', { name: 'User or record' }), 'ana{Enter}')
    await waitFor(() => expect(sentFilter()).toEqual({ withSignIns: true, subject: 'ana' }))
    await user.click(screen.getByRole('switch', { name: 'Show sign-ins' }))
    await waitFor(() => expect(sentFilter()).toEqual({ subject: 'ana' }))
  })

  test('translates client types to Spanish', async () => {
    start(listed([{ changes: [change('roleId', 'Customer', 'Provider staff')] }]), 'es')
    const item = await screen.findByRole('listitem')
    expect(item.textContent).toBe('Tipo de cliente: Cliente → Personal del proveedor')
  })

  test('is read only', async () => {
    await open([{}])
    for (const name of [/edit/i, /delete/i, /create/i]) expect(screen.queryByRole('button', { name })).toBeNull()
  })

  test('shows an empty state and a failure', async () => {
    start(listed([]))
    await screen.findByText('No results found.')
    cleanup()
    // react-admin logs every failed list.
    vi.spyOn(console, 'error').mockReturnValue()
    start(() => failure(500, 'internal'))
    expect(await screen.findByRole('alert')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy()
  })
})

import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { encode } from 'zod/mini'
import { UserRecords } from '#resources/administration/users/UserRecords.tsx'
import { accessVerdict } from '#schema/administration/administration.ts'
import type { RowOf } from '#schema/entity.ts'
import { person, showInPortal } from '#tests/support/screens/portalScreen.tsx'
import { failure, json, stubGateway } from '#tests/support/screens/stubGateway.ts'
import { entryOnTheWire } from '../audit-trail/entries.ts'

const accessPath = '/auth/api/userforge/12/access'
const historyPath = '/auth/api/userforge/12/audit-trail'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

type Verdict = RowOf<typeof accessVerdict>

const verdict = (subject: string, more: Partial<Verdict>) =>
  encode(accessVerdict, {
    kind: 'page',
    subject,
    name: 'A page',
    group: null,
    isAllowed: true,
    rule: 'role',
    ...more,
  })

const verdicts = [
  verdict('', { name: 'Dashboard', rule: 'everyone' }),
  verdict('users', { name: 'Users', group: 'Administration', isAllowed: false }),
  verdict('statement', { name: 'Account Statement', group: 'Finance', isAllowed: false, rule: 'withdrawn' }),
  verdict('quote', { name: 'Get a Quote', group: 'Quotes', rule: 'granted' }),
  verdict('user-profile', { name: 'User Profile', rule: 'fixed' }),
  verdict('1', { kind: 'content', name: '1', isAllowed: false, rule: 'key' }),
]

const start = (answers: Parameters<typeof stubGateway>[0] = {}) => {
  const gateway = stubGateway({
    [`GET ${accessPath}`]: () => json(verdicts),
    [`GET ${historyPath}`]: () => json([entryOnTheWire()]),
    ...answers,
  })
  showInPortal(
    { '/edit-user': <UserRecords user={{ id: 12, name: 'Ana Reyes' }} editor={{ id: 1, roleId: 1 }} /> },
    '/edit-user',
    person(1),
  )
  return { gateway, user: userEvent.setup() }
}

const rows = () =>
  screen.getAllByRole('rowheader').map((header) => [
    header.textContent,
    ...within(header.closest('tr') as HTMLElement)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ])

describe('the access list of a user', () => {
  const open = async (answers?: Parameters<typeof start>[0]) => {
    const started = start(answers)
    await started.user.click(screen.getByText('Effective access'))
    return started
  }

  test('is requested only when opened', async () => {
    const { gateway, user } = start()
    expect(gateway.requests).toEqual([])
    await user.click(screen.getByText('Effective access'))
    await screen.findAllByRole('rowheader')
    expect(gateway.requests.map(({ path }) => path)).toEqual([accessPath])
  })

  test('shows each page with its menu group, its access and the deciding rule', async () => {
    await open()
    await screen.findAllByRole('rowheader')
    expect(rows()).toEqual([
      ['Account Statement', 'Finance', '/statement', 'No', 'Override: withdrawn'],
      ['Get a Quote', 'Quotes', '/quote', 'Yes', 'Override: granted'],
      ['Users', 'Administration', '/users', 'No', 'Role default'],
      ['Dashboard', 'Outside the menu', '/', 'Yes', 'All signed-in users'],
      ['User Profile', 'Outside the menu', '/user-profile', 'Yes', 'Set by the role'],
      ['Edit seller budgets and share links to them', 'Content', '-', 'No', 'Role'],
    ])
  })

  test('names pages withdrawn by an administrator, which only an administrator can grant', async () => {
    const withdrawn = verdict('statement', { isAllowed: false, rule: 'withdrawn', isAdminOnly: true })
    await open({ [`GET ${accessPath}`]: () => json([withdrawn]) })
    expect(
      await screen.findByText('Override: withdrawn by an administrator; only an administrator can restore it'),
    ).toBeTruthy()
  })

  test('is filtered by text and to the exceptions', async () => {
    const { user } = await open()
    await screen.findAllByRole('rowheader')
    const names = () => rows().map(([name]) => name)
    await user.type(screen.getByRole('textbox', { name: 'Page, group, address or rule' }), ' set by')
    expect(names()).toEqual(['User Profile'])
    await user.click(screen.getByRole('switch', { name: 'Only exceptions' }))
    expect(screen.getByText('No results found.')).toBeTruthy()
    await user.clear(screen.getByRole('textbox', { name: 'Page, group, address or rule' }))
    expect(names()).toEqual(['Account Statement', 'Get a Quote'])
  })

  test('shows a failure, and retries', async () => {
    let isFailing = true
    const answer = () => (isFailing ? failure(500, 'internal') : json(verdicts))
    const { user } = await open({ [`GET ${accessPath}`]: answer })
    await screen.findByRole('alert')
    isFailing = false
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findAllByRole('rowheader')).toHaveLength(verdicts.length)
  })

  test('can be downloaded', async () => {
    await open()
    await screen.findAllByRole('rowheader')
    expect(screen.getByRole('button', { name: 'Export' })).toBeTruthy()
  })
})

describe('the history of a user', () => {
  const open = async (answer: Parameters<typeof stubGateway>[0][string]) => {
    const started = start({ [`GET ${historyPath}`]: answer })
    await started.user.click(screen.getByText('History'))
    return started
  }

  test('shows time, action, changed values and actor', async () => {
    await open(() => json([entryOnTheWire()]))
    await screen.findAllByRole('rowheader')
    expect(rows()).toEqual([['05/Nov/2026 09:30', 'Edited', 'Phone: empty → 0811', 'Victoria Márquez']])
    expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull()
  })

  test('loads older entries on request', async () => {
    const entries = Array.from({ length: 60 }, (_, index) => entryOnTheWire({ id: index + 1 }))
    const { user } = await open(({ query }) => {
      const [, last] = JSON.parse(query.get('range') ?? '[]')
      return json(entries.slice(0, last + 1))
    })
    expect(await screen.findAllByRole('rowheader')).toHaveLength(50)
    await user.click(screen.getByRole('button', { name: 'Show older' }))
    await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(60))
  })

  test('shows an empty state and a failure', async () => {
    await open(() => json([]))
    await screen.findByText('No results found.')
    cleanup()
    await open(() => failure(500, 'internal'))
    expect(await screen.findByRole('alert')).toBeTruthy()
  })
})

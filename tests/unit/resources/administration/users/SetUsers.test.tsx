import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import UserList from '#resources/administration/users/UserList.tsx'
import { person, showInPortal } from '#tests/support/screens/portalScreen.tsx'
import { failure, json, type StubRequest } from '#tests/support/screens/stubGateway.ts'
import { userGateway } from './userGateway.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const plantChange = { field: 'plant', page: null, name: null, from: 'forge', to: 'aerospace' }
const rows = [
  { id: 1, name: 'Victoria Márquez', version: 7, changes: [], reason: 'same' },
  { id: 12, name: 'Ana Luna', version: 7, changes: [plantChange], reason: null },
]

const check = 'POST /auth/api/bulk-changes/users/check'
const set = 'POST /auth/api/bulk-changes/users'

const open = async (answers: Record<string, (request: StubRequest) => Response>) => {
  const gateway = userGateway({ [check]: () => json({ rows }), ...answers })
  showInPortal({ '/users': <UserList /> }, '/users', person(1))
  const user = userEvent.setup()
  for (const name of ['Ana Luna', 'Victoria Márquez']) await user.click(await screen.findByRole('checkbox', { name }))
  await user.click(screen.getByRole('button', { name: 'Change…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Change 2 users' }))
  const choose = async (label: string, option: string) => {
    await user.click(dialog.getByRole('combobox', { name: label }))
    await user.click(await screen.findByRole('option', { name: option }))
  }
  return { ...gateway, user, dialog, choose }
}

test('the users that change are shown before and after, those that are left with the reason; it can be undone', async () => {
  const { user, dialog, choose, requests, to } = await open({
    [set]: () => json({ bulk_id: 5, rows }),
    'POST /auth/api/bulk-changes/5/undo': () => json({ rows: rows.slice(1) }),
  })
  await choose('Field', 'Plant access')
  await choose('Plant access', 'Aeroespace')
  await user.click(dialog.getByRole('button', { name: 'Preview' }))
  expect(await dialog.findByText('Ana Luna: Plant access: Forge → Aeroespace')).toBeTruthy()
  expect(dialog.getByText('Victoria Márquez: already so')).toBeTruthy()
  expect(to('/auth/api/bulk-changes/users')).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Set' }))
  expect(await dialog.findByText('1 user changed.')).toBeTruthy()
  expect(to('/auth/api/bulk-changes/users')[0]?.body).toEqual({
    users: [
      { id: 1, version: 7 },
      { id: 12, version: 7 },
    ],
    isforge: 2,
  })
  await user.click(dialog.getByRole('button', { name: 'Undo' }))
  expect(await dialog.findByText('1 user is as before.')).toBeTruthy()
  expect(requests.filter(({ path }) => path.endsWith('/undo'))).toHaveLength(1)
})

test('a change after the preview needs a new one, and a step of mails offers no undo', async () => {
  const mailed = [{ ...rows[1], changes: [] }]
  const { user, dialog, choose } = await open({
    [check]: () => json({ rows: mailed }),
    [set]: () => json({ bulk_id: 6, rows: mailed }),
  })
  await choose('Field', 'Send the invitation again')
  await user.click(dialog.getByRole('button', { name: 'Preview' }))
  expect(await dialog.findByText('Ana Luna: gets a mail')).toBeTruthy()
  await choose('Field', 'Put to sleep')
  expect(dialog.getByRole('button', { name: 'Preview' })).toBeTruthy()
  await choose('Field', 'Send the invitation again')
  await user.click(dialog.getByRole('button', { name: 'Preview' }))
  await user.click(await dialog.findByRole('button', { name: 'Set' }))
  expect(await dialog.findByText('1 user changed.')).toBeTruthy()
  expect(dialog.queryByRole('button', { name: 'Undo' })).toBeNull()
})

test('a refusal is told, and what was chosen stays', async () => {
  const { user, dialog, choose } = await open({ [check]: () => failure(403, 'forbidden') })
  await choose('Field', 'Put to sleep')
  await user.click(dialog.getByRole('button', { name: 'Preview' }))
  expect(await dialog.findByText(/Failed: forbidden|permission/)).toBeTruthy()
  expect(dialog.getByRole('button', { name: 'Preview' })).toBeTruthy()
})

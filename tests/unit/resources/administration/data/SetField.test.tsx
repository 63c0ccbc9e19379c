import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { registerResource } from '#dataProvider/resources.ts'
import { type RecordResource, resourceNamed } from '#resources/administration/data/records.ts'
import { SetField } from '#resources/administration/data/SetField.tsx'
import { person, showInPortal } from '#tests/support/screens/portalScreen.tsx'
import { failure, json, stubGateway } from '#tests/support/screens/stubGateway.ts'

const segments = resourceNamed('segments') as RecordResource
registerResource(segments)

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const rows = ['Aerofabs', 'Discs', 'OEM'].map((name, at) => ({ id: at + 1, name, isYearlyGoal: at === 1, version: at }))

const answering = (body: unknown) => {
  const { rows: sent } = body as { rows: readonly (typeof rows)[number][] }
  return sent.map((row) => ({ ...row, version: row.version + 10 }))
}

const open = async (answer: (body: unknown) => Response) => {
  const gateway = stubGateway({ 'PUT /write/data/segments': ({ body }) => answer(body) })
  const onClose = vi.fn()
  showInPortal({ '/data': <SetField resource={segments} rows={rows} onClose={onClose} /> }, '/data', person(1))
  const user = userEvent.setup()
  const dialog = within(await screen.findByRole('dialog', { name: 'Set a field of 3 records' }))
  await user.click(dialog.getByRole('combobox', { name: 'Field' }))
  await user.click(screen.getByRole('option', { name: 'One yearly goal' }))
  await user.click(await dialog.findByRole('checkbox'))
  return { ...gateway, dialog, user, onClose }
}

test('the records that change are named with both values, and only they are sent', async () => {
  const { dialog, user, requests, onClose } = await open((body) => json(answering(body)))
  expect(dialog.getByText('2 records change, 1 already have this value.')).toBeTruthy()
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Aerofabs: No → Yes',
    'OEM: No → Yes',
  ])
  await user.click(dialog.getByRole('button', { name: 'Set' }))
  await dialog.findByText('2 records changed.')
  const [first, , third] = rows
  expect(requests.map(({ body }) => body)).toEqual([
    {
      rows: [
        { ...first, isYearlyGoal: true },
        { ...third, isYearlyGoal: true },
      ],
    },
  ])
  await user.click(dialog.getByRole('button', { name: 'Undo' }))
  await dialog.findByText('2 records have their values again.')
  expect(requests[1]?.body).toEqual({
    rows: [
      { ...first, version: 10 },
      { ...third, version: 12 },
    ],
  })
  await user.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement)
  expect(onClose).toHaveBeenCalledExactlyOnceWith(true)
})

test('a record that somebody else has changed is told, and nothing was changed', async () => {
  const { dialog, user } = await open(() => failure(409, 'conflict'))
  await user.click(dialog.getByRole('button', { name: 'Set' }))
  expect(await dialog.findByText(/^Someone else has changed one of these records/)).toBeTruthy()
})

test('nothing is said to change, nor sent, before a required value is there', async () => {
  const gateway = stubGateway({})
  showInPortal({ '/data': <SetField resource={segments} rows={rows} onClose={() => undefined} /> }, '/data', person(1))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.queryByRole('list')).toBeNull()
  await userEvent.setup().click(dialog.getByRole('button', { name: 'Set' }))
  expect(await dialog.findByText('Required.')).toBeTruthy()
  expect(gateway.requests).toEqual([])
})

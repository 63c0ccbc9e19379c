import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { registerResource } from '#dataProvider/resources.ts'
import RecordShow from '#resources/administration/data/RecordShow.tsx'
import { resources } from '#resources/administration/data/records.ts'
import { person, showInPortal } from '#tests/support/screens/portalScreen.tsx'
import { json, stubGateway } from '#tests/support/screens/stubGateway.ts'

for (const resource of resources) registerResource(resource)

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const key = (id: number, source: string, plantKey: string) => ({
  id,
  kind: 'contacts',
  source,
  plantKey,
  number: 3,
  version: 1,
})

const open = (keys: readonly object[], record = 'contacts') => {
  const gateway = stubGateway({
    'GET /read/data/contacts/3': () =>
      json({ id: 3, name: 'Ignacio Peña', email: 'ignacio@anvil.example', phone: '', version: 1 }),
    'GET /read/data/sellers/3': () => json({ id: 3, contactId: 3, version: 1 }),
    'GET /read/data/plantKeys': () => json(keys, { headers: { 'Content-Range': `items 0-1/${keys.length}` } }),
  })
  showInPortal({ '/show-data': <RecordShow /> }, `/show-data?record=${record}&id=3`, person(1))
  return gateway
}

test('the page of a record shows the keys that programs of the plant have for it', async () => {
  const gateway = open([key(1, '', 'US-001'), key(2, 'sap', '0000100045')])
  expect(await screen.findByText('US-001, 0000100045 (sap)')).toBeTruthy()
  expect(within(screen.getByRole('table')).getByRole('rowheader', { name: 'Plant keys' })).toBeTruthy()
  expect(gateway.to('/read/data/plantKeys')[0]?.query.get('filter')).toBe('{"kind":"contacts","number":3}')
})

test('the page of a record without such keys has no line of them', async () => {
  const gateway = open([])
  expect(await screen.findByText('ignacio@anvil.example')).toBeTruthy()
  await vi.waitFor(() => expect(gateway.to('/read/data/plantKeys')).toHaveLength(1))
  expect(screen.queryByText('Plant keys')).toBeNull()
})

test('the page of a record of a kind without numbers of its own does not ask for keys', async () => {
  const gateway = open([], 'sellers')
  await screen.findByRole('table')
  expect(gateway.to('/read/data/plantKeys')).toEqual([])
})

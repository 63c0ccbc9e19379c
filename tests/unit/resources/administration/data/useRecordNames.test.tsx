import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { registerResource } from '#dataProvider/resources.ts'
import { type RecordResource, resourceNamed, resources } from '#resources/administration/data/records.ts'
import { useRecordNames } from '#resources/administration/data/useRecordNames.ts'
import { person, showInPortal } from '#tests/support/screens/portalScreen.tsx'
import { json, stubGateway } from '#tests/support/screens/stubGateway.ts'

for (const resource of resources) registerResource(resource)

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const customer = {
  id: 101,
  name: 'Brennholt',
  legalName: 'Brennholt, Inc.',
  type: 1,
  unit: '',
  segment: '',
  subsegment: '',
  hasEquote: true,
  isShown: true,
  excludeFromContext: false,
  parentId: null,
  version: 1,
}

interface Props {
  readonly record: string
  readonly row: Readonly<Record<string, unknown>>
}

const Named = ({ record, row }: Props) => {
  const { nameOf } = useRecordNames(resourceNamed(record) as RecordResource, [row])
  return <p>{nameOf(row)}</p>
}

test.each([
  [
    'requiredDocuments',
    { id: '101.xml', customerId: 101, kind: 'packingList' },
    'Brennholt · Brennholt, Inc. · Lista de empaque',
  ],
  ['customerTerms', { id: '101', customerId: 101 }, 'Brennholt · Brennholt, Inc.'],
  ['quoteShapes', { id: 'bar', shape: 'bar' }, 'Barra'],
  ['segments', { id: 4, name: 'RSP' }, 'RSP'],
])('a record of %s is named by what it refers to, in Spanish', async (record, row, name) => {
  stubGateway({
    'GET /read/data/customers': () => json([customer], { headers: { 'Content-Range': 'customers 0-0/1' } }),
  })
  showInPortal({ '/data': <Named record={record} row={row} /> }, '/data', person(1), 'es')
  expect(await screen.findByText(name)).toBeTruthy()
})

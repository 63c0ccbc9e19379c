import { expect, test } from 'vitest'
import { sources } from '../../../proxy/access/rows.ts'
import { calls } from '../../../schema/index.ts'

test('every call owned by a row has a source for the owner of the row', () => {
  const ofRows = calls.filter(([, { access }]) => 'owner' in access && access.owner === 'row').map(([name]) => name)
  expect(Object.keys(sources).sort()).toEqual(ofRows.sort())
})

import { expect, test } from 'vitest'
import { sources } from '../../../proxy/access/rows.ts'
import { calls } from '../../../schema/index.ts'

test('of each call whose owner is a row it is known who can tell whose the row is', () => {
  const ofRows = calls.filter(([, { access }]) => 'owner' in access && access.owner === 'row').map(([name]) => name)
  expect(Object.keys(sources).sort()).toEqual(ofRows.sort())
})

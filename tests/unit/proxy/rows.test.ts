import { expect, test } from 'vitest'
import { sources } from '#proxy/access/rows.ts'
import { calls } from '#schema/index.ts'

test('every call owned by a row that a company answers has a source for the owner of the row', () => {
  const ofRows = calls.flatMap(([name, { access, isOwn }]) =>
    !isOwn && 'owner' in access && access.owner === 'row' ? [name] : [],
  )
  expect(Object.keys(sources).sort()).toEqual(ofRows.sort())
})

import { expect, test } from 'vitest'
import { fittingIn } from '../../../../src/app/header/menu/useFitting.ts'

test.each([
  ['all, when they fill the room', [50, 50.5, 49.5], 150, 3, 150],
  ['those that leave room for what gathers the others', [50, 50, 50], 149.5, 1, 50],
  ['all but the last, when what gathers it takes its room', [50, 50, 50], 140, 2, 100, 40],
  ['none, when the first leaves no room', [50, 50], 60, 0, 0],
  ['none of none', [], 100, 0, 0],
])('a row has room for %s', (_, widths, room, fitting, end, more = 60) => {
  expect(fittingIn(widths, room, more)).toEqual({ fitting, end })
})

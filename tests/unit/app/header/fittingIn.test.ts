import { expect, test } from 'vitest'
import { fittingIn } from '#src/app/menu/useFitting.ts'

test.each([
  ['all items if they fill it exactly', [50, 50.5, 49.5], 150, 3, 150],
  ['the items that leave room for the overflow menu', [50, 50, 50], 149.5, 1, 50],
  ['all but the last if the overflow menu takes its room', [50, 50, 50], 140, 2, 100, 40],
  ['no item if the first leaves no room for the menu', [50, 50], 60, 0, 0],
  ['no item of an empty list', [], 100, 0, 0],
])('a row has room for %s', (_, widths, room, fitting, end, more = 60) => {
  expect(fittingIn(widths, room, more)).toEqual({ fitting, end })
})

import { expect, test } from 'vitest'
import { isAcceptable } from '#kit/form/newPassword.ts'

test.each([
  ['Forge-26', 'Forge-26', true],
  ['Forge-2', 'Forge-2', false],
  ['forge-26', 'forge-26', false],
  ['Forge-xy', 'Forge-xy', false],
  ['Forge-26', 'Forge-27', false],
  ['Ñandú-٣٤', 'Ñandú-٣٤', true],
  ['😀😀😀😀😀😀A1', '😀😀😀😀😀😀A1', true],
  ['😀😀😀😀😀A1', '😀😀😀😀😀A1', false],
  ['', '', false],
])('a new password %j confirmed as %j is acceptable: %s', (password, confirmation, expected) => {
  expect(isAcceptable(password, confirmation)).toBe(expected)
})

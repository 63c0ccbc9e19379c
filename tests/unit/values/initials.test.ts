import { expect, test } from 'vitest'
import { initialsOf } from '#values/texts.ts'

test.each([
  ['Ana', 'A'],
  ['Ana Luna', 'AL'],
  ['María Fernanda López Garza', 'MG'],
  ['  élodie   durand ', 'ÉD'],
  ['😀 Smile', '😀S'],
  ['', ''],
])('the initials of %j are %j', (name, initials) => expect(initialsOf(name)).toBe(initials))

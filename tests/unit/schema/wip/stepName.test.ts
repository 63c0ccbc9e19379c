import { expect, test } from 'vitest'
import { stepNameIn } from '#schema/wip/steps.ts'

test.each([
  ['es', 'Heat Treatment', 'Tratamiento térmico'],
  ['es', 'Of the service alone', 'Of the service alone'],
  ['es', 'Not started', 'Sin iniciar'],
  ['es', '', ''],
  ['en', 'Heat Treatment', 'Heat Treatment'],
])('in %s the process "%s" is translated to "%s"', (language, name, text) =>
  expect(stepNameIn(language, name)).toBe(text),
)

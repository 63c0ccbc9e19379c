import { expect, test } from 'vitest'
import { partsOf } from '#values/clauses.ts'

test.each([
  ['1. Scope', 'heading', '1', 'Scope'],
  ['12.  General clauses', 'heading', '12', 'General clauses'],
  ['1.1 These terms apply.', 'clause', '1.1', 'These terms apply.'],
  ['10.10. Third parties', 'clause', '10.10', 'Third parties'],
  ['1.2.3 Deep', 'clause', '1.2.3', 'Deep'],
  ['30 people work here.', 'paragraph', '', '30 people work here.'],
  ['1.', 'paragraph', '', '1.'],
  ['2026.5', 'paragraph', '', '2026.5'],
  ['# <b>not markup</b>', 'paragraph', '', '# <b>not markup</b>'],
])('the line %j is read as a %s', (line, kind, number, text) => {
  expect(partsOf(line)).toEqual([{ kind, number, text }])
})

test('empty lines and line ends of Windows separate lines', () => {
  expect(partsOf('One\r\n\r\n  Two \n').map(({ text }) => text)).toEqual(['One', 'Two'])
  expect(partsOf('')).toEqual([])
})

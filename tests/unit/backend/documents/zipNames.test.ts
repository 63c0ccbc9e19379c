import { expect, test } from 'vitest'
import { distinct } from '#backend/documents/zip/zipOf.ts'

test.each([
  ['of equal names are numbered', ['a.pdf', 'a.pdf', 'a.pdf'], ['a.pdf', 'a (2).pdf', 'a (3).pdf']],
  ['that differ only in case are numbered', ['A.pdf', 'a.pdf'], ['A.pdf', 'a (2).pdf']],
  [
    'leave a name to the document that has it',
    ['a.pdf', 'a.pdf', 'a (2).pdf', 'A (2).PDF'],
    ['a.pdf', 'a (3).pdf', 'a (2).pdf', 'A (2) (2).PDF'],
  ],
])('entries of a zip %s', (_case, names, entries) => {
  expect(distinct(names)).toEqual(entries)
})

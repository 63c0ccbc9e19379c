import { expect, test } from 'vitest'
import { InvalidAnswer } from '../../../schema/checks/issues.ts'
import { entity } from '../../../schema/entity.ts'
import { text } from '../../../schema/kinds.ts'
import { cacheControlOf, file, fileIn } from '../../../schema/wire/envelope.ts'

const pdf = file('application/pdf')

test('a file goes as it is, and says of what type it is', () => {
  const answer = { name: 'a.pdf', bytes: new Uint8Array([1]) }
  expect(pdf.encode(answer)).toBe(answer)
  expect(fileIn(pdf)).toBe(pdf)
  expect(fileIn(entity('record', { name: text('name') }))).toBeNull()
})

test('a file is kept by nobody but its reader, and only where it may be', () => {
  expect(cacheControlOf(pdf)).toBe('private, no-store')
  expect(cacheControlOf(file('image/*', { freshSeconds: 60 }))).toBe('private, max-age=60')
})

test('a file is nothing that could be read as an answer in JSON', () => {
  expect(() => pdf.decode('%PDF-1.7', 'answer')).toThrow(InvalidAnswer)
})

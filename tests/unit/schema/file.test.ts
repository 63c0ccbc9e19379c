import { expect, test } from 'vitest'
import { InvalidAnswerError } from '#schema/checks/issues.ts'
import { entity } from '#schema/entity.ts'
import { text } from '#schema/kinds.ts'
import { cacheControlOf, file, fileIn } from '#schema/wire/envelope.ts'

const pdf = file('application/pdf')

test('a file codec passes the file through and declares its type', () => {
  const answer = { name: 'a.pdf', bytes: new Uint8Array([1]) }
  expect(pdf.encode(answer)).toBe(answer)
  expect(fileIn(pdf)).toBe(pdf)
  expect(fileIn(entity('record', { name: text('name') }))).toBeNull()
})

test('a file response is private, and cached only with a lifetime', () => {
  expect(cacheControlOf(pdf)).toBe('private, no-store')
  expect(cacheControlOf(file('image/*', { freshSeconds: 60 }))).toBe('private, max-age=60')
})

test('a file codec rejects text as a response', () => {
  expect(() => pdf.decode('%PDF-1.7', 'answer')).toThrow(InvalidAnswerError)
})

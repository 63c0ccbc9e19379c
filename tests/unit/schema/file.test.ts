import { expect, test } from 'vitest'
import { encode } from 'zod/mini'
import { InvalidAnswerError } from '#schema/checks/issues.ts'
import { decodeAnswer, entity } from '#schema/entity.ts'
import { text } from '#schema/kinds.ts'
import { cacheControlOf, type FileInfo, file, fileIn } from '#schema/wire/envelope.ts'

const pdf = file('application/pdf')

test('a file is passed through and declares its type', () => {
  const answer = { name: 'a.pdf', bytes: new Uint8Array([1]) }
  expect(encode(pdf, answer)).toBe(answer)
  expect(fileIn(pdf)).toMatchObject({ fileType: 'application/pdf' })
  expect(fileIn(entity('record', { name: text('name') }))).toBeNull()
})

test('a file response is private, and cached only with a lifetime', () => {
  expect(cacheControlOf(fileIn(pdf) as FileInfo)).toBe('private, no-store')
  expect(cacheControlOf(fileIn(file('image/*', { freshSeconds: 60 })) as FileInfo)).toBe('private, max-age=60')
})

test('text is no file in a response', () => {
  expect(() => decodeAnswer(pdf, '%PDF-1.7', 'answer')).toThrow(InvalidAnswerError)
})

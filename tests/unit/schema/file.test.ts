import { expect, test } from 'vitest'
import { InvalidAnswer } from '../../../schema/complaints.ts'
import { entity } from '../../../schema/entity.ts'
import { file, fileTypeOf } from '../../../schema/envelope.ts'
import { text } from '../../../schema/kinds.ts'

const pdf = file('application/pdf')

test('a file goes as it is, and says of what type it is', () => {
  const answer = { name: 'a.pdf', bytes: new Uint8Array([1]) }
  expect(pdf.encode(answer)).toBe(answer)
  expect(fileTypeOf(pdf)).toBe('application/pdf')
  expect(fileTypeOf(entity('record', { name: text('name') }))).toBeNull()
})

test('a file is nothing that could be read as an answer in JSON', () => {
  expect(() => pdf.decode('%PDF-1.7', 'answer')).toThrow(InvalidAnswer)
})

import { expect, test } from 'vitest'
import { crowdEmail, crowdName } from '#bench/data/crowd.ts'
import { crowd } from '#bench/plant.ts'
import { inputOf } from '#schema/fields.ts'
import { email } from '#schema/kinds.ts'

const numbers = Array.from({ length: crowd }, (_, index) => index)

test('bench users have unique names', () => {
  expect(new Set(numbers.map((index) => crowdName(index).join(' '))).size).toBe(crowd)
})

test('bench users have valid e-mail addresses', () => {
  const field = email('email')
  const first = numbers.slice(0, 2_500).map((index) => inputOf(field).safeParse(crowdEmail(index)).success)
  expect(first).not.toContain(false)
})

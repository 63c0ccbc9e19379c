import { expect, test } from 'vitest'
import { createMeter } from '#backend/process/meter.ts'

const newMeter = () => {
  const usage = { inUse: 0, waiting: 0, rejected: 0 }
  return { usage, ...createMeter({ max: 10, maxPerUser: 6 }, usage) }
}

const rejectionOf = (work: () => unknown) => {
  try {
    work()
    return null
  } catch (error) {
    return error
  }
}

const busy = { code: 'unavailable', details: { retryAfterSeconds: 5 } }

test('one user can hold 6 of 6, and is refused a seventh as busy', () => {
  const { take, usage } = newMeter()
  take('one', 6)
  expect(rejectionOf(() => take('one', 1))).toMatchObject(busy)
  expect(usage).toEqual({ inUse: 6, waiting: 0, rejected: 1 })
})

test('a user above a fair share is refused as busy when 10 of 10 are held', () => {
  const { take } = newMeter()
  take('one', 6)
  take('other', 4)
  expect(rejectionOf(() => take('third', 4))).toMatchObject(busy)
  expect(rejectionOf(() => take('other', 2))).toMatchObject(busy)
})

test('a user below a fair share is served when 10 of 10 are held, up to 20 in all', () => {
  const { take, usage } = newMeter()
  take('one', 6)
  take('other', 4)
  expect(rejectionOf(() => take('third', 3))).toBeNull()
  expect(rejectionOf(() => take('third', 1))).toMatchObject(busy)
  for (let at = 0; at < 50; at += 1) rejectionOf(() => take(`user ${at}`, 0.5))
  for (const { length } of ['x', 'xx']) expect(rejectionOf(() => take('last', length))).toMatchObject(busy)
  expect(usage.inUse).toBeLessThanOrEqual(20)
})

test('a released amount can be taken again', () => {
  const { take, usage } = newMeter()
  const letGo = take('one', 6)
  letGo()
  expect(usage.inUse).toBe(0)
  expect(rejectionOf(() => take('one', 6))).toBeNull()
})

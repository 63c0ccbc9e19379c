import { busy } from '../errors.ts'
import type { Usage } from './usage.ts'

const retrySeconds = 5

/**
 * Limits amounts that are held for a while, such as bytes, overall and per user; raises 503 beyond. When all are taken,
 * a user below a fair share still gets some, up to twice the limit in all: others may not read what they hold.
 */
export const createMeter = ({ max, maxPerUser }: { max: number; maxPerUser: number }, usage: Usage) => {
  const held = new Map<string, number>()
  let total = 0

  /** Reserves an amount for a user; returns the function that releases it. */
  const take = (key: string, amount: number) => {
    const own = held.get(key) ?? 0
    const isFair = own + amount <= max / (held.has(key) ? held.size : held.size + 1) && total + amount <= 2 * max
    if (own + amount > maxPerUser || (total + amount > max && !isFair)) {
      usage.rejected += 1
      throw busy(retrySeconds)
    }
    const add = (change: number) => {
      const left = (held.get(key) ?? 0) + change
      if (left > 0) held.set(key, left)
      else held.delete(key)
      total += change
      usage.inUse += change
    }
    add(amount)
    return () => add(-amount)
  }
  return { take }
}

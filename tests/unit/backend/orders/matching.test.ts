import { expect, test } from 'vitest'
import { isNarrow } from '#backend/orders/matching.ts'

test.each([
  [['jobOrder'], true],
  [['purchaseOrder'], true],
  [['partNumber'], true],
  [['status', 'partNumber'], true],
  [['status'], false],
  [['promise'], false],
  [['somethingNew'], false],
  [[], false],
])('the filters %j select few lines of a customer: %s', (set, expected) => expect(isNarrow(set)).toBe(expected))

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { safeNext } from '#src/app/safeNext.ts'
import { hostileNext as hostile } from './hostileNext.data.ts'

const origin = 'https://portal.example'

const leavesTo = (next: string) => new URL(next, `${origin}/anything`)

describe('safeNext', () => {
  test('is tested with at least 200 hostile values', () => expect(hostile.length).toBeGreaterThanOrEqual(200))

  test.each(hostile)('never leaves the portal: %j', (value) => {
    const next = safeNext(value, origin)
    if (next === null) return
    const { origin: reached, pathname } = leavesTo(next)
    expect(reached).toBe(origin)
    expect(pathname).toMatch(/^\/(forge(\/|$)|content\/)/)
    expect(pathname).not.toMatch(/login|recovery/i)
  })

  test('never leaves the portal, for generated values', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '@',
      ':',
      '//',
      'forge',
      'evil.example',
      '%2e',
      '%2f',
      '\t',
      '\n',
      '?',
      '#',
    )
    const text = fc.array(fc.oneof(piece, fc.string()), { maxLength: 12 }).map((pieces) => pieces.join(''))
    fc.assert(
      fc.property(
        fc.oneof(
          text,
          text.map((rest) => `/forge${rest}`),
        ),
        (value) => {
          const next = safeNext(value, origin)
          return next === null || /^\/(forge|content\/)/.test(leavesTo(next).pathname)
        },
      ),
      { numRuns: 5_000 },
    )
  })

  test.each([
    '/forge',
    '/forge/',
    '/forge/users',
    '/forge/users?filter=%7B%22q%22%3A%22a%20b%22%7D&page=2',
    '/forge/edit-user/?id=7#top',
    '/forge/#/users',
    '/FORGE/Users',
    '/content/api/Main/0xab/DocumentFile?a=1',
  ])('returns a page or document of the portal unchanged: %s', (value) => expect(safeNext(value, origin)).toBe(value))

  test('returns null without a value', () => {
    expect(safeNext(null, origin)).toBeNull()
    expect(safeNext(undefined, origin)).toBeNull()
  })
})

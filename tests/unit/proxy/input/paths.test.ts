import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { HttpError } from '#proxy/httpError.ts'
import { safePath } from '#proxy/input/paths.ts'

describe('a request path', () => {
  test.each([
    ['/', '/'],
    ['/auth/api/userforge/7', '/auth/api/userforge/7'],
    ['/auth/api/userforge/7/?a=../..&b=%2e', '/auth/api/userforge/7/'],
    ['/read/x/%E6%A1%82', '/read/x/%E6%A1%82'],
    ['/read/a%20b', '/read/a%20b'],
    ['/read/a.b', '/read/a.b'],
    ['/read/...', '/read/...'],
    ['/read/.well-known', '/read/.well-known'],
    ['/read/a%3Fb', '/read/a%3Fb'],
    ['/read/a..;b=c/d', '/read/a..;b=c/d'],
  ])('%s is accepted', (target, path) => expect(safePath(target)).toBe(path))

  test.each([
    '/../x',
    '/x/..',
    '/./x',
    '/x/.',
    '/x/..;/y',
    '/x/..;a=b',
    '/.;/x',
    '/x/..%3b/y',
    '/x/..%253B/y',
    '//x',
    '/x//y',
    '/x\\y',
    '/x%2e',
    '/%2E%2e/x',
    '/x%2Fy',
    '/x%5Cy',
    '/x%00',
    '/x%0a',
    '/x%0D%0A',
    '/x%09',
    '/x%7f',
    '/%252e%252e/x',
    '/x%252fy',
    '/%2525252e',
    '/%25%32%65%25%32%65/x',
    '/%',
    '/%zz',
    '/%ff',
    '/read/100%25',
    '/%c0%ae%c0%ae/x',
    'x',
    '',
    '*',
    'http://evil.example/x',
  ])('%s is rejected', (target) => {
    expect(() => safePath(target)).toThrow(HttpError)
    expect(() => safePath(target)).toThrow('The path holds')
  })

  test('that is accepted has no dot segment after any number of decodings', () => {
    const pieces = fc.constantFrom(
      '/',
      '.',
      '..',
      '%2e',
      '%2f',
      '%25',
      '%5c',
      '2e',
      '2f',
      '5c',
      '%32',
      '%65',
      'a',
      '%00',
    )
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
        let path: string
        try {
          path = safePath(`/${parts.join('')}`)
        } catch {
          return true
        }
        for (let round = 0; round < 6; round += 1) {
          if (/\/\/|\\|\0|(^|\/)\.\.?(\/|$)/.test(path)) return false
          path = decodeURIComponent(path.replace(/%(?![0-9a-f]{2})/gi, '%25'))
        }
        return true
      }),
      { numRuns: 2_000 },
    )
  })
})

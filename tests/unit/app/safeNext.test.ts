import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { safeNext } from '../../../src/app/safeNext.ts'

const origin = 'https://portal.example'

const hosts = ['evil.example', 'portal.example.evil.example', 'portal.example@evil.example', '0x7f.1']
const starts = [
  'https://',
  'http://',
  '//',
  '///',
  '////',
  '/\\',
  '\\\\',
  '\\/',
  '/\t/',
  '/\n/',
  '/\r/',
  '\t//',
  ' //',
  '/ /',
  'https:',
  'https:/',
  'HTTPS://',
  '//user:pw@',
  '/%2f/',
  '/%5c/',
  '/.//',
  '/..//',
  '/./\\',
  '/forge/..//',
  '/forge/../..//',
  '/forge/%2e%2e//',
  '/forge/..\\\\',
  '/forge@',
  '/forge.',
  '/forge:80@',
  '/forge\\..\\..\\\\',
  '/forge/.././/',
  '/forge\t/..//',
  'ftp://',
  'blob:https://',
  'filesystem:https://',
  'view-source:https://',
  '/forge%2f..//',
]
const others = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  '\u0000javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '',
  ' ',
  '/',
  '/users',
  '/auth/api/logout/',
  'forge',
  'forge/users',
  './forge',
  '../forge',
  '?forge',
  '#/forge',
  '/forgery',
  '/forge-evil/',
  '/forgé',
  '/forge%00',
  '/forge/../auth/api/logout/',
  '/forge/%2e%2e/auth/',
  '/forge/login',
  '/forge/relogin',
  '/forge/relogin/?next=/forge/relogin',
  '/FORGE/LOGIN/',
  '/forge/loginexterno?session=x',
  '/forge/x/../login',
  '/forge/password-recovery?token=x',
  'null',
  'undefined',
  '[object Object]',
  '/forge\u2028/../..',
  '\uFEFF/forge/users',
  '／forge/users',
  '/／evil.example',
  'https://portal.example.evil.example/forge/',
  'https:forge/users',
  '//portal.example:444/forge/',
  'http://portal.example/forge/',
  'https://portal.example:8443/forge/',
  'about:blank',
  'mailto:x@evil.example',
  'tel:1',
  '/forge/..',
  '/forge/.',
  '/forge//',
  '//',
  '///',
  '\\',
  '/\\/forge',
  '%2Fforge',
]
const hostile = [...starts.flatMap((start) => hosts.map((host) => `${start}${host}`)), ...others]

const leavesTo = (next: string) => new URL(next, `${origin}/anything`)

describe('the page to go on to', () => {
  test('is tried with at least 200 hostile values', () => expect(hostile.length).toBeGreaterThanOrEqual(200))

  test.each(hostile)('never leaves the portal: %j', (value) => {
    const next = safeNext(value, origin)
    if (next === null) return
    const { origin: reached, pathname } = leavesTo(next)
    expect(reached).toBe(origin)
    expect(pathname).toMatch(/^\/forge(\/|$)/)
    expect(pathname).not.toMatch(/login|recovery/i)
  })

  test('never leaves the portal, whatever the text', () => {
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
          return next === null || leavesTo(next).href.startsWith(`${origin}/forge`)
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
  ])('is kept when it is a page of the portal: %s', (value) => expect(safeNext(value, origin)).toBe(value))

  test('is none where there is none', () => {
    expect(safeNext(null, origin)).toBeNull()
    expect(safeNext(undefined, origin)).toBeNull()
  })
})

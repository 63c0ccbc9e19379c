import { describe, expect, test } from 'vitest'
import { requireIsolatedDemo } from '#proxy/process/demoAlone.ts'
import type { Day } from '#schema/kinds.ts'

const businessDay = '2026-11-05' as Day
const place = { host: '127.0.0.1', isProduction: false }

describe('a demo', () => {
  test.each(['127.0.0.1', '127.1.2.3', '::1', 'localhost'])('listens on %s', (host) =>
    expect(() => requireIsolatedDemo({ ...place, host }, businessDay)).not.toThrow(),
  )

  test.each(['0.0.0.0', '::', '10.0.0.1', '127.evil.example', 'portal.example'])(
    'does not listen on %s, and explains the options',
    (host) =>
      expect(() => requireIsolatedDemo({ ...place, host }, businessDay)).toThrow(
        /Set HOST=127\.0\.0\.1 and put a reverse proxy before it with PUBLIC_URL, or use another DATA_DIR .*DEMO=off\.$/,
      ),
  )

  test('does not run in production, and explains the options', () =>
    expect(() => requireIsolatedDemo({ ...place, isProduction: true }, businessDay)).toThrow(
      /without NODE_ENV=production, or use another DATA_DIR .*DEMO=off\.$/,
    ))
})

test('data other than the demo runs in production and listens on any host', () =>
  expect(() => requireIsolatedDemo({ host: '0.0.0.0', isProduction: true }, null)).not.toThrow())

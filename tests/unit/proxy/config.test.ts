import { randomBytes } from 'node:crypto'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { InvalidSettingsError, readConfig } from '#proxy/config.ts'

const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://portal.example' }

describe('settings', () => {
  test('have defaults', () => {
    expect(readConfig({})).toEqual({
      port: 4000,
      host: '127.0.0.1',
      metricsPort: undefined,
      dataDir: resolve('data'),
      databaseUrl: undefined,
      isProduction: false,
      isDemo: true,
      demoToday: undefined,
      hasDemoExtremes: false,
      product: 'Anvil',
      plantAddress: null,
      wireProduct: 'Anvil',
      publicUrl: 'http://127.0.0.1:4000',
      base: '',
      hasPublicUrl: false,
      trustsProxy: false,
      timeZone: 'America/Monterrey',
      services: { auth: undefined, read: undefined, write: undefined, content: undefined },
      allowsMixtures: false,
      connectedMap: { calls: new Map(), fields: {} },
      forwardsAdditions: false,
      statementCookie: 'customer',
      oauthClientId: 'portal',
      oauthClientSecret: undefined,
      isOpenApiPublic: false,
      loginUrl: '/',
      aerospaceUrl: '/',
      dashboardRepsUrl: '',
      maintenancePages: [],
      smtpUrl: undefined,
      mailFrom: 'portal@anvil.example',
      digestHour: 7,
      mailsFiles: false,
      hasOwnTasks: true,
      uploads: { atOnce: 12, atOnceOfOne: 2, waiting: 400, waitingOfOne: 250, longestWait: 60_000 },
      largeReads: { atOnce: 8, atOnceOfOne: 2, waiting: 1_000, waitingOfOne: 400, longestWait: 30_000 },
      callsPerHour: {
        visits: 3_600,
        tracking: 3_600,
        changes: 2_000,
        comments: 120,
        references: 600,
        mails: 40,
        accounts: 600,
      },
      importFolder: undefined,
      keptDays: { visits: 800, tracking: 400, audit: 3_650, mails: 400, requests: 3_650 },
      logLevel: 'info',
    })
  })

  const at = 'https://erp.example/'
  const mixture = (...names: readonly string[]) => Object.fromEntries(names.map((name) => [`${name}_URL`, at + name]))

  test.each([
    [[]],
    [['CONTENT']],
    [['AUTH']],
    [['AUTH', 'CONTENT']],
    [['AUTH', 'READ']],
    [['AUTH', 'READ', 'CONTENT']],
    [['AUTH', 'READ', 'WRITE']],
    [['AUTH', 'READ', 'WRITE', 'CONTENT']],
  ])('accept the services %j', (names) => {
    const { services } = readConfig(mixture(...names))
    expect(Object.values(services).filter(Boolean)).toHaveLength(names.length)
  })

  test.each([
    [['READ'], ['READ_URL needs AUTH_URL']],
    [['READ', 'WRITE'], ['READ_URL needs AUTH_URL']],
    [['READ', 'WRITE', 'CONTENT'], ['READ_URL needs AUTH_URL']],
    [['AUTH', 'WRITE'], ['WRITE_URL needs READ_URL']],
    [['WRITE'], ['WRITE_URL needs READ_URL']],
  ])('say what is missing beside the services %j, unless mixtures are allowed', (names, problems) => {
    const read = (more = {}) => readConfig({ ...mixture(...names), ...more })
    for (const problem of problems) expect(read).toThrow(problem)
    expect(() => read({ MIXED_SERVICES: 'on' })).not.toThrow()
  })

  test('are unset if empty', () => {
    expect(readConfig({ PORT: '', AUTH_URL: '', DATABASE_URL: '', DEMO: '', PUBLIC_URL: '' })).toEqual(readConfig({}))
  })

  test('ignore unknown variables, also beside a setting with a similar name', () => {
    expect(readConfig({ PATH: '/bin', npm_config_port: 'x', HOSTS: 'a', POST: '1' })).toEqual(readConfig({}))
    const url = 'https://portal.example'
    expect(readConfig({ PUBLIC_URL: url, PUBLIC_URI: 'x' })).toEqual(readConfig({ PUBLIC_URL: url }))
  })

  test.each(['portal@anvil.example', 'Anvil Portal <portal@anvil.example>'])('accept the sender %s', (sender) => {
    expect(readConfig({ MAIL_FROM: sender }).mailFrom).toBe(sender)
  })

  test.each([
    [{}, true],
    [{ ...production }, false],
    [{ ...production, DEMO: 'off' }, false],
    [{ NODE_ENV: 'test', DEMO: 'on' }, true],
    [{ DEMO: 'off' }, false],
  ])('from %j enable the demo: %s', (env, isDemo) => expect(readConfig(env).isDemo).toBe(isDemo))

  test.each([
    [{ HOST: '::1' }, 'http://[::1]:4000'],
    [{ HOST: '0.0.0.0', PORT: '8080' }, 'http://0.0.0.0:8080'],
    [{ PUBLIC_URL: 'https://portal.example/' }, 'https://portal.example'],
    [{ PUBLIC_URL: 'https://portal.example/base//' }, 'https://portal.example/base'],
  ])('from %j have the public URL %s', (env, publicUrl) => expect(readConfig(env).publicUrl).toBe(publicUrl))

  test.each([
    ['https://portal.example', ''],
    ['https://portal.example/', ''],
    ['https://portal.example/portal/', '/portal'],
    ['https://portal.example/sites/forge_1.0-a', '/sites/forge_1.0-a'],
    ['https://portal.example/a/../b', '/b'],
  ])('from the public URL %s have the base path "%s"', (PUBLIC_URL, base) =>
    expect(readConfig({ PUBLIC_URL }).base).toBe(base),
  )

  test('drop the trailing slash of a service URL', () => {
    expect(
      readConfig({ AUTH_URL: 'https://erp.example/auth/', READ_URL: 'https://erp.example/gate/' }).services.read,
    ).toBe('https://erp.example/gate')
  })

  test.each([
    [{ PRODUCT_NAME: 'Yunque' }, 'Yunque'],
    [{ PRODUCT_NAME: 'Yunque & Co. 2' }, 'YunqueCo'],
    [{ PRODUCT_NAME: 'Yunque & Co.', PRODUCT_WIRE: 'Forge' }, 'Forge'],
    [{ PRODUCT_NAME: '鍛造' }, 'Anvil'],
  ])('from %j have the wire product name %s', (env, wire) => expect(readConfig(env).wireProduct).toBe(wire))
})

describe('an invalid setting', () => {
  test.each([
    ['PORT', 'x', 'a port number'],
    ['PORT', '-1', 'a port number'],
    ['PORT', '65536', 'a port number'],
    ['PORT', '80.5', 'a port number'],
    ['METRICS_PORT', '99999', 'a port number'],
    ['PLANT_ADDRESS', 'Anvil Road 1; 44870; Sandusky', 'street; postal code; city; country'],
    ['PLANT_ADDRESS', 'Anvil Road 1; 44870; Sandusky; Ohio', 'street; postal code; city; country'],
    ['DEMO', 'yes', 'on or off'],
    ['TRUST_PROXY', 'true', 'on or off'],
    ['DEMO_TODAY', 'today', 'a date such as'],
    ['DEMO_TODAY', '2026-02-30', 'a date such as'],
    ['TIME_ZONE', 'Mars/Olympus', 'a time zone such as'],
    ['DATABASE_URL', 'mysql://x/y', 'a URL'],
    ['DATABASE_URL', 'x', 'a URL'],
    ['DATABASE_READ_URL', 'mysql://x/y', 'a URL'],
    ['DATABASE_READ_URL', 'postgres://host/database', 'must name a replica of DATABASE_URL'],
    ['PUBLIC_URL', 'portal.example', 'a URL'],
    ['PUBLIC_URL', 'https://ana@portal.example', 'a URL such as .*, without user'],
    ['PUBLIC_URL', 'https://portal.example/?a=1', 'a URL such as .*, without user'],
    ['PUBLIC_URL', 'https://portal.example/#a', 'a URL such as .*, without user'],
    ['PUBLIC_URL', 'https://portal.example/a b', 'must have a path of letters'],
    ['PUBLIC_URL', 'https://portal.example/a;b', 'must have a path of letters'],
    ['PUBLIC_URL', 'https://portal.example/a//b', 'must have a path of letters'],
    ['PUBLIC_URL', 'https://portal.example/:id', 'must have a path of letters'],
    ['MAIL_FROM', 'portal', 'an e-mail address'],
    ['MAIL_FROM', 'a@b.example\r\nBcc: c@d.example', 'an e-mail address'],
    ['DATABSE_URL', 'postgres://host/database', 'is not a setting: did you mean DATABASE_URL'],
    ['TIMEZONE', 'Europe/Berlin', 'is not a setting: did you mean TIME_ZONE'],
    ['public_url', 'https://portal.example', 'is not a setting: did you mean PUBLIC_URL'],
    ['AUTH_URL', 'ftp://x', 'a URL'],
    ['READ_URL', 'javascript:alert(1)', 'a URL'],
    ['SMTP_URL', 'http://x', 'a URL'],
    ['LOGIN_URL', '//evil.example', 'a URL such as .* or a path such as'],
    ['LOGIN_URL', '/\\evil.example', 'a URL such as .* or a path such as'],
    ['LOGIN_URL', 'javascript:alert(1)', 'a URL such as .* or a path such as'],
    ['AEROSPACE_URL', 'nowhere', 'a URL such as .* or a path such as'],
    ['STATEMENT_COOKIE', 'fcid', 'customer or token'],
    ['LOG_LEVEL', 'loud', 'one of fatal, error, warn, info, debug, trace, silent'],
    ['PRODUCT_WIRE', 'An vil', 'letters only'],
    ['PRODUCT_NAME', '  ', 'must not be empty'],
  ])('%s=%s is reported with the valid form', (name, value, advice) => {
    const read = () => readConfig({ [name]: value })
    expect(read).toThrow(InvalidSettingsError)
    expect(read).toThrow(new RegExp(`${name} (must be )?${advice}`))
  })

  test('is DEMO=on in production', () => {
    expect(() => readConfig({ ...production, DEMO: 'on' })).toThrow(/DEMO must be off/)
  })

  test.each([undefined, '', 'http://portal.example', 'http://127.0.0.1:4000', 'HTTP://portal.example'])(
    'is the public URL %j in production, without https',
    (PUBLIC_URL) => {
      const env = { NODE_ENV: 'production', PUBLIC_URL }
      expect(() => readConfig(env)).toThrow(/PUBLIC_URL must be an https address/)
      expect(() => readConfig({ ...env, NODE_ENV: 'test' })).not.toThrow()
    },
  )

  test('is not an https public URL in production', () => {
    expect(readConfig({ NODE_ENV: 'production', PUBLIC_URL: 'HTTPS://portal.example' }).isProduction).toBe(true)
  })

  describe.each(['LINK_SECRET', 'OAUTH_CLIENT_SECRET'])('for %s in production', (name) => {
    const strong = 'vR7q0Zt4mX2kL9sB1nW6yC3dF8hJ5pGa'

    test.each([
      'x',
      strong.slice(0, 31),
      'a'.repeat(32),
      'ab'.repeat(40),
      'abc123'.repeat(8),
      '0123456789ab'.repeat(3),
      'correct horse',
      'ab12cd34'.repeat(4),
    ])('is a value that can be guessed: %j', (value) => {
      const read = () => readConfig({ ...production, [name]: value })
      expect(read).toThrow(`${name} must be at least 32 random characters when NODE_ENV is production`)
      expect(() => readConfig({ [name]: value })).not.toThrow()
    })

    test.each([strong, '3f9c1b7e0d5a8462c4e1f7093b6d8a2f', `${strong}${strong}`])(
      'is not a random value: %s',
      (value) => expect(readConfig({ ...production, [name]: value }).isProduction).toBe(true),
    )

    test('is none of 1,000 random hexadecimal values', () => {
      const rejected = Array.from({ length: 1_000 }, () => randomBytes(32).toString('hex')).filter((value) => {
        try {
          return !readConfig({ ...production, [name]: value })
        } catch {
          return true
        }
      })
      expect(rejected).toEqual([])
    })

    test.each(['0123456789ab', 'a1b2c3d4e5f6'])('is a repeated piece with a rest: %s', (piece) => {
      for (const length of [36, 41, 47, 60]) {
        const value = piece.repeat(5).slice(0, length)
        expect(() => readConfig({ ...production, [name]: value })).toThrow(`${name} must be at least 32 random`)
      }
    })
  })

  test('is reported without its value, which may be a secret', () => {
    expect(() => readConfig({ DATABASE_URL: 'mysql://user:hidden@x/y' })).toThrow(/^(?![\s\S]*hidden)/)
  })

  test('is reported together with all others', () => {
    expect(() => readConfig({ PORT: 'x', DEMO: 'x', SMTP_URL: 'x' })).toThrow(/PORT[\s\S]*DEMO[\s\S]*SMTP_URL/)
  })

  test('is not a maintenance page in another case or with slashes', () => {
    expect(readConfig({ MAINTENANCE_PAGES: ' /Scorecard/, METRICS-DETALLE-PEDIDOS' }).maintenancePages).toEqual([
      'scorecard',
      'metrics-detalle-Pedidos',
    ])
  })

  test.each(['/', 'no-such-page', 'contact', 'scorecard,'])('is a maintenance page list of %s', (list) => {
    expect(() => readConfig({ MAINTENANCE_PAGES: list })).toThrow(/MAINTENANCE_PAGES must name guarded pages/)
  })
})

import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { BadSettings, readConfig } from '../../../proxy/config.ts'

const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://portal.example' }

describe('the settings', () => {
  test('have defaults for everything', () => {
    expect(readConfig({})).toEqual({
      port: 4000,
      host: '127.0.0.1',
      metricsPort: undefined,
      dataDir: resolve('data'),
      databaseUrl: undefined,
      isProduction: false,
      isDemo: true,
      demoToday: undefined,
      product: 'Anvil',
      wireProduct: 'Anvil',
      publicUrl: 'http://127.0.0.1:4000',
      hasPublicUrl: false,
      trustsProxy: false,
      timeZone: 'America/Monterrey',
      services: { auth: undefined, read: undefined, write: undefined, content: undefined },
      forwardsAdditions: false,
      statementCookie: 'customer',
      oauthClientId: 'portal',
      oauthClientSecret: undefined,
      loginUrl: '/',
      aerospaceUrl: '/',
      dashboardRepsUrl: '',
      maintenancePages: [],
      smtpUrl: undefined,
      mailFrom: 'portal@anvil.example',
      digestHour: 7,
      logLevel: 'info',
    })
  })

  test('that are empty are not set', () => {
    expect(readConfig({ PORT: '', AUTH_URL: '', DATABASE_URL: '', DEMO: '', PUBLIC_URL: '' })).toEqual(readConfig({}))
  })

  test('of others are none of ours', () => {
    expect(readConfig({ PATH: '/bin', npm_config_port: 'x' })).toEqual(readConfig({}))
  })

  test.each([
    [{}, true],
    [{ ...production }, false],
    [{ ...production, DEMO: 'off' }, false],
    [{ NODE_ENV: 'test', DEMO: 'on' }, true],
    [{ DEMO: 'off' }, false],
  ])('%j make a demo: %s', (env, isDemo) => expect(readConfig(env).isDemo).toBe(isDemo))

  test.each([
    [{ HOST: '::1' }, 'http://[::1]:4000'],
    [{ HOST: '0.0.0.0', PORT: '8080' }, 'http://0.0.0.0:8080'],
    [{ PUBLIC_URL: 'https://portal.example/' }, 'https://portal.example'],
    [{ PUBLIC_URL: 'https://portal.example/base//' }, 'https://portal.example/base'],
  ])('%j are at %s', (env, publicUrl) => expect(readConfig(env).publicUrl).toBe(publicUrl))

  test('lose the final slash of a service’s address', () => {
    expect(readConfig({ READ_URL: 'https://erp.example/gate/' }).services.read).toBe('https://erp.example/gate')
  })

  test.each([
    [{ PRODUCT_NAME: 'Yunque' }, 'Yunque'],
    [{ PRODUCT_NAME: 'Yunque & Co. 2' }, 'YunqueCo'],
    [{ PRODUCT_NAME: 'Yunque & Co.', PRODUCT_WIRE: 'Forge' }, 'Forge'],
    [{ PRODUCT_NAME: '鍛造' }, 'Anvil'],
  ])('%j fill names on the wire with %s', (env, wire) => expect(readConfig(env).wireProduct).toBe(wire))
})

describe('a setting that cannot be used', () => {
  test.each([
    ['PORT', 'x', 'a port number'],
    ['PORT', '-1', 'a port number'],
    ['PORT', '65536', 'a port number'],
    ['PORT', '80.5', 'a port number'],
    ['METRICS_PORT', '99999', 'a port number'],
    ['DEMO', 'yes', 'on or off'],
    ['TRUST_PROXY', 'true', 'on or off'],
    ['DEMO_TODAY', 'today', 'a date such as'],
    ['DEMO_TODAY', '2026-02-30', 'a date such as'],
    ['TIME_ZONE', 'Mars/Olympus', 'a time zone such as'],
    ['DATABASE_URL', 'mysql://x/y', 'a URL'],
    ['DATABASE_URL', 'x', 'a URL'],
    ['PUBLIC_URL', 'portal.example', 'a URL'],
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
  ])('%s=%s is named, with what it must be', (name, value, advice) => {
    const read = () => readConfig({ [name]: value })
    expect(read).toThrow(BadSettings)
    expect(read).toThrow(new RegExp(`${name} (must be )?${advice}`))
  })

  test('is the demo in production', () => {
    expect(() => readConfig({ ...production, DEMO: 'on' })).toThrow(/DEMO must be off/)
  })

  test.each([undefined, '', 'http://portal.example', 'http://127.0.0.1:4000', 'HTTP://portal.example'])(
    'is in production the public address %j, which is not https',
    (PUBLIC_URL) => {
      const env = { NODE_ENV: 'production', PUBLIC_URL }
      expect(() => readConfig(env)).toThrow(/PUBLIC_URL must be an https address/)
      expect(() => readConfig({ ...env, NODE_ENV: 'test' })).not.toThrow()
    },
  )

  test('is in production no public address over https', () => {
    expect(readConfig({ NODE_ENV: 'production', PUBLIC_URL: 'HTTPS://portal.example' }).isProduction).toBe(true)
  })

  test('never appears with its value, which may be a secret', () => {
    expect(() => readConfig({ DATABASE_URL: 'mysql://user:hidden@x/y' })).toThrow(/^(?![\s\S]*hidden)/)
  })

  test('is named together with all others', () => {
    expect(() => readConfig({ PORT: 'x', DEMO: 'x', SMTP_URL: 'x' })).toThrow(/PORT[\s\S]*DEMO[\s\S]*SMTP_URL/)
  })

  test('name pages under maintenance as the page table spells them', () => {
    expect(readConfig({ MAINTENANCE_PAGES: ' /Scorecard/, METRICS-DETALLE-PEDIDOS' }).maintenancePages).toEqual([
      'scorecard',
      'metrics-detalle-Pedidos',
    ])
  })

  test.each(['/', 'no-such-page', 'contact', 'scorecard,'])('close no such page as %s', (list) => {
    expect(() => readConfig({ MAINTENANCE_PAGES: list })).toThrow(/MAINTENANCE_PAGES must name guarded pages/)
  })
})

import { resolve } from 'node:path'
import * as z from 'zod/mini'
import { type Day, isDay } from '../schema/kinds.ts'
import { pageAt } from '../schema/pages.ts'
import type { Offers } from '../schema/wire/offered.ts'

const hasProtocol = (protocols: RegExp) => (value: string) =>
  URL.canParse(value) && protocols.test(new URL(value).protocol)

const url = (protocols: RegExp, example: string) =>
  z.string().check(z.refine(hasProtocol(protocols), { error: `must be a URL such as ${example}` }))

const isWeb = hasProtocol(/^https?:$/)
const web = url(/^https?:$/, 'https://company.example')
const webOrPath = z.string().check(
  z.refine((value) => isWeb(value) || /^\/(?![/\\])/.test(value), {
    error: 'must be a URL such as https://company.example or a path such as /sign-in',
  }),
)
const port = z.coerce
  .number({ error: 'must be a port number, 0 to 65535' })
  .check(
    z.int({ error: 'must be a port number, 0 to 65535' }),
    z.minimum(0, { error: 'must be a port number, 0 to 65535' }),
    z.maximum(65535, { error: 'must be a port number, 0 to 65535' }),
  )
const word = z.string().check(z.regex(/^\S(.*\S)?$/, { error: 'must not be empty' }))
const onOff = z.enum(['on', 'off'], { error: 'must be on or off' })
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

const namesIn = (list: string) => list.split(',').map((name) => name.trim().replace(/^\/+|\/+$/g, ''))
/** Home is where those are sent who may not see a page: it stays. */
const isClosable = (name: string) => name !== '' && pageAt(name)?.guard === 'page'

const isTimeZone = (value: string) => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: value }))
  } catch {
    return false
  }
}

const settings = z.object({
  PORT: z._default(port, 4000),
  HOST: z._default(word, '127.0.0.1'),
  DATA_DIR: z._default(word, './data'),
  DATABASE_URL: z.optional(url(/^postgres(ql)?:$/, 'postgres://user:password@host/database')),
  NODE_ENV: z.optional(z.string()),
  DEMO: z.optional(onOff),
  DEMO_TODAY: z.optional(z.string().check(z.refine(isDay, { error: 'must be a date such as 2026-11-21' }))),
  PRODUCT_NAME: z._default(word, 'Anvil'),
  PRODUCT_WIRE: z.optional(z.string().check(z.regex(/^[A-Za-z]+$/, { error: 'must be letters only' }))),
  PUBLIC_URL: z.optional(web),
  TRUST_PROXY: z._default(onOff, 'off'),
  TIME_ZONE: z._default(
    z.string().check(z.refine(isTimeZone, { error: 'must be a time zone such as America/Monterrey' })),
    'America/Monterrey',
  ),
  AUTH_URL: z.optional(web),
  READ_URL: z.optional(web),
  WRITE_URL: z.optional(web),
  CONTENT_URL: z.optional(web),
  COMPANY_CALLS: z._default(z.enum(['specified', 'all'], { error: 'must be specified or all' }), 'specified'),
  STATEMENT_COOKIE: z._default(z.enum(['customer', 'token'], { error: 'must be customer or token' }), 'customer'),
  OAUTH_CLIENT_ID: z._default(word, 'portal'),
  OAUTH_CLIENT_SECRET: z.optional(word),
  LINK_SECRET: z.optional(word),
  LOGIN_URL: z._default(webOrPath, '/'),
  AEROSPACE_URL: z._default(webOrPath, '/'),
  DASHBOARD_REPS_URL: z.optional(web),
  MAINTENANCE_PAGES: z.optional(
    z.string().check(
      z.refine((list) => namesIn(list).every(isClosable), {
        error: 'must name guarded pages, such as scorecard,quote-status',
      }),
    ),
  ),
  SMTP_URL: z.optional(url(/^smtps?:$/, 'smtps://user:password@host')),
  MAIL_FROM: z._default(word, 'portal@anvil.example'),
  DIGEST_HOUR: z._default(
    z.string().check(z.regex(/^(off|\d|1\d|2[0-3])$/, { error: 'must be an hour, 0 to 23, or off' })),
    '7',
  ),
  METRICS_PORT: z.optional(port),
  LOG_LEVEL: z._default(z.enum(logLevels, { error: `must be one of ${logLevels.join(', ')}` }), 'info'),
})

/** A setting that cannot be used: names each one and what it must be. */
export class BadSettings extends Error {
  constructor(problems: readonly string[]) {
    super(`These settings cannot be used:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
    this.name = 'BadSettings'
  }
}

const withoutSlash = (value: string) => value.replace(/\/+$/, '')

const read = (env: NodeJS.ProcessEnv) => {
  // An empty variable means one that is not set: that is how many launchers clear one.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const result = z.safeParse(settings, given)
  if (result.success) return result.data
  throw new BadSettings(result.error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}`))
}

const isHttps = hasProtocol(/^https:$/)

/** Over http whoever is on the line reads passwords and sessions. */
const problemsInProduction = ({ DEMO, PUBLIC_URL = '' }: ReturnType<typeof read>) => [
  ...(DEMO === 'on' ? ['DEMO must be off when NODE_ENV is production'] : []),
  ...(isHttps(PUBLIC_URL)
    ? []
    : ['PUBLIC_URL must be an https address such as https://portal.example when NODE_ENV is production']),
]

/** Digests tell of rows and permissions that the portal itself has; of a company's services nobody asks without a session. */
const digestHourOf = ({ DIGEST_HOUR, AUTH_URL, READ_URL }: ReturnType<typeof read>) =>
  DIGEST_HOUR === 'off' || AUTH_URL || READ_URL ? null : Number(DIGEST_HOUR)

/** Reads the settings (README 'Settings') from environment variables; raises `BadSettings`. */
export const readConfig = (env: NodeJS.ProcessEnv) => {
  const given = read(env)
  const isProduction = given.NODE_ENV === 'production'
  const problems = isProduction ? problemsInProduction(given) : []
  if (problems.length > 0) throw new BadSettings(problems)
  return {
    port: given.PORT,
    host: given.HOST,
    metricsPort: given.METRICS_PORT,
    dataDir: resolve(given.DATA_DIR),
    databaseUrl: given.DATABASE_URL,
    isProduction,
    isDemo: given.DEMO ? given.DEMO === 'on' : !isProduction,
    demoToday: given.DEMO_TODAY as Day | undefined,
    product: given.PRODUCT_NAME,
    wireProduct: given.PRODUCT_WIRE ?? (given.PRODUCT_NAME.replace(/[^A-Za-z]/g, '') || 'Anvil'),
    publicUrl: withoutSlash(
      given.PUBLIC_URL ?? `http://${given.HOST.includes(':') ? `[${given.HOST}]` : given.HOST}:${given.PORT}`,
    ),
    hasPublicUrl: given.PUBLIC_URL !== undefined,
    trustsProxy: given.TRUST_PROXY === 'on',
    timeZone: given.TIME_ZONE,
    services: {
      auth: given.AUTH_URL && withoutSlash(given.AUTH_URL),
      read: given.READ_URL && withoutSlash(given.READ_URL),
      write: given.WRITE_URL && withoutSlash(given.WRITE_URL),
      content: given.CONTENT_URL && withoutSlash(given.CONTENT_URL),
    },
    /** Whether the company's services answer the calls that no specification has, too. */
    forwardsAdditions: given.COMPANY_CALLS === 'all',
    statementCookie: given.STATEMENT_COOKIE,
    oauthClientId: given.OAUTH_CLIENT_ID,
    oauthClientSecret: given.OAUTH_CLIENT_SECRET,
    linkSecret: given.LINK_SECRET,
    loginUrl: given.LOGIN_URL,
    aerospaceUrl: given.AEROSPACE_URL,
    dashboardRepsUrl: given.DASHBOARD_REPS_URL ?? '',
    /** Routes, as the page table spells them. */
    maintenancePages: namesIn(given.MAINTENANCE_PAGES ?? '').flatMap((name) => (name && pageAt(name)?.route) || []),
    smtpUrl: given.SMTP_URL,
    mailFrom: given.MAIL_FROM,
    digestHour: digestHourOf(given),
    logLevel: given.LOG_LEVEL,
  }
}

export type Config = ReturnType<typeof readConfig>

/** Which services are the portal's own, and what can be expected of the others. */
export const offersOf = ({ services, forwardsAdditions }: Pick<Config, 'services' | 'forwardsAdditions'>): Offers => ({
  isEmbedded: {
    auth: !services.auth,
    read: !services.read,
    write: !services.write,
    content: !services.content,
  },
  offersAdditions: forwardsAdditions,
})

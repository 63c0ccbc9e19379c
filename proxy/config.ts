import { resolve } from 'node:path'
import * as z from 'zod/mini'
import type { Bucket } from '#backend/files/bucket.ts'
import { callsPerHour, shares } from '#backend/process/limits.ts'
import { type Day, isDay } from '#schema/kinds.ts'
import { pageAt } from '#schema/pages.ts'
import type { Offers } from '#schema/wire/offered.ts'

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
const count = z.coerce
  .number({ error: 'must be a whole number from 1' })
  .check(z.int({ error: 'must be a whole number from 1' }), z.minimum(1, { error: 'must be a whole number from 1' }))
/** The charts of visits show twelve months. */
const minKeptDays = 400
const keptDays = count.check(z.minimum(minKeptDays, { error: `must be a number of days from ${minKeptDays}` }))
const word = z.string().check(z.regex(/^\S(.*\S)?$/, { error: 'must not be empty' }))
const partsOf = (address: string) => address.split(';').map((part) => part.trim())
const plantAddress = z.string().check(
  z.refine((value) => partsOf(value).every(Boolean) && /^(?:[^;]+;){3} *[A-Z]{2} *$/.test(value), {
    error: 'must be street; postal code; city; country, such as "Anvil Road 1; 44870; Sandusky, Ohio; US"',
  }),
)
const bucketUrl = z.string().check(
  z.regex(/^s3:\/\/[a-z\d][a-z\d.-]{1,61}[a-z\d](\/[\w.-]+)*\/?$/, {
    error: 'must be a bucket, and a prefix of letters, such as s3://bucket/prefix',
  }),
)
const onOff = z.enum(['on', 'off'], { error: 'must be on or off' })
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

const namesIn = (list: string) => list.split(',').map((name) => name.trim().replace(/^\/+|\/+$/g, ''))
/** Users without access to a page are sent to the home page, so it cannot be closed. */
const isClosable = (name: string) => name !== '' && pageAt(name)?.guard === 'page'

const isTimeZone = (value: string) => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: value }))
  } catch {
    return false
  }
}

export const settings = z.object({
  PORT: z._default(port, 4000),
  HOST: z._default(word, '127.0.0.1'),
  DATA_DIR: z._default(word, './data'),
  DATABASE_URL: z.optional(url(/^postgres(ql)?:$/, 'postgres://user:password@host/database')),
  FILES_URL: z.optional(bucketUrl),
  FILES_PATH_STYLE: z._default(onOff, 'off'),
  DATABASE_POOL_URL: z.optional(url(/^postgres(ql)?:$/, 'postgres://user:password@host/database')),
  DATABASE_READ_URL: z.optional(url(/^postgres(ql)?:$/, 'postgres://user:password@host/database')),
  NODE_ENV: z.optional(z.string()),
  DEMO: z.optional(onOff),
  DEMO_TODAY: z.optional(z.string().check(z.refine(isDay, { error: 'must be a date such as 2026-11-21' }))),
  DEMO_EXTREMES: z._default(onOff, 'off'),
  PRODUCT_NAME: z._default(word, 'Anvil'),
  PLANT_ADDRESS: z.optional(plantAddress),
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
  PUBLIC_OPENAPI: z._default(onOff, 'off'),
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
  MAX_UPLOADS: z._default(count, shares.uploads.atOnce),
  MAX_UPLOADS_PER_USER: z._default(count, shares.uploads.atOnceOfOne),
  MAX_LARGE_READS: z._default(count, shares.largeReads.atOnce),
  MAX_LARGE_READS_PER_USER: z._default(count, shares.largeReads.atOnceOfOne),
  VISITS_PER_HOUR: z._default(count, callsPerHour.visits),
  TRACKING_PER_HOUR: z._default(count, callsPerHour.tracking),
  CHANGES_PER_HOUR: z._default(count, callsPerHour.changes),
  COMMENTS_PER_HOUR: z._default(count, callsPerHour.comments),
  REFERENCES_PER_HOUR: z._default(count, callsPerHour.references),
  MAILS_PER_HOUR: z._default(count, callsPerHour.mails),
  ACCOUNTS_PER_HOUR: z._default(count, callsPerHour.accounts),
  VISITS_KEPT_DAYS: z._default(keptDays, 800),
  LOG_LEVEL: z._default(z.enum(logLevels, { error: `must be one of ${logLevels.join(', ')}` }), 'info'),
})

/** Invalid settings; the message lists each one with its requirement. */
export class InvalidSettingsError extends Error {
  constructor(problems: readonly string[]) {
    super(`These settings cannot be used:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
    this.name = 'InvalidSettingsError'
  }
}

const withoutSlash = (value: string) => value.replace(/\/+$/, '')

const read = (env: NodeJS.ProcessEnv) => {
  // An empty variable counts as unset: many launchers clear variables this way.
  const values = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const result = z.safeParse(settings, values)
  if (result.success) return result.data
  throw new InvalidSettingsError(result.error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}`))
}

const isHttps = hasProtocol(/^https:$/)

const fewestCharacters = 32
/** A secret that repeats one letter can be guessed; random letters repeat too, so that not all 32 need be different. */
const fewestDifferent = 12

/** A piece of up to 12 letters, written over and over. Random secrets repeat a piece only in places. */
const isRepetition = /^(.{1,12}?)\1{2,}.{0,11}$/s

const isStrongSecret = (secret: string) =>
  secret.length >= fewestCharacters && new Set(secret).size >= fewestDifferent && !isRepetition.test(secret)

/** A short secret can be guessed offline from one link that it has signed. */
const weakSecrets = (values: ReturnType<typeof read>) =>
  (['OAUTH_CLIENT_SECRET', 'LINK_SECRET'] as const).flatMap((name) => {
    const secret = values[name]
    return secret === undefined || isStrongSecret(secret)
      ? []
      : [`${name} must be at least 32 random characters when NODE_ENV is production`]
  })

/** Over HTTP, passwords and sessions can be read on the network. */
const problemsInProduction = (values: ReturnType<typeof read>) => [
  ...weakSecrets(values),
  ...(values.DEMO === 'on' ? ['DEMO must be off when NODE_ENV is production'] : []),
  ...(isHttps(values.PUBLIC_URL ?? '')
    ? []
    : ['PUBLIC_URL must be an https address such as https://portal.example when NODE_ENV is production']),
]

/** Company services cannot be queried without a session, so that no mail lists their tasks. */
const hasOwnTasks = ({ AUTH_URL, READ_URL }: ReturnType<typeof read>) => !(AUTH_URL || READ_URL)

const digestHourOf = (values: ReturnType<typeof read>) =>
  values.DIGEST_HOUR === 'off' || !hasOwnTasks(values) ? null : Number(values.DIGEST_HOUR)

const bucketOf = ({ FILES_URL, FILES_PATH_STYLE }: ReturnType<typeof read>): Bucket | undefined => {
  if (FILES_URL === undefined) return undefined
  const { hostname: name, pathname } = new URL(FILES_URL)
  const prefix = pathname.replace(/^\/+|\/+$/g, '')
  return { name, prefix: prefix && `${prefix}/`, isInPath: FILES_PATH_STYLE === 'on' }
}

/** Reads only the settings of the data, for commands that serve nothing; throws `InvalidSettingsError`. */
export const readPlace = (env: NodeJS.ProcessEnv) => {
  const values = read(env)
  const { DATA_DIR, DATABASE_URL, TIME_ZONE } = values
  return { dataDir: resolve(DATA_DIR), databaseUrl: DATABASE_URL, bucket: bucketOf(values), timeZone: TIME_ZONE }
}

/** Reads the settings (docs/settings.md) from environment variables; throws `InvalidSettingsError`. */
export const readConfig = (env: NodeJS.ProcessEnv) => {
  const values = read(env)
  const isProduction = values.NODE_ENV === 'production'
  const problems = isProduction ? problemsInProduction(values) : []
  if (values.DATABASE_READ_URL && !values.DATABASE_URL)
    problems.push('DATABASE_READ_URL must name a replica of DATABASE_URL, which is not set')
  if (problems.length > 0) throw new InvalidSettingsError(problems)
  return {
    port: values.PORT,
    host: values.HOST,
    metricsPort: values.METRICS_PORT,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    bucket: bucketOf(values),
    databasePoolUrl: values.DATABASE_POOL_URL,
    databaseReadUrl: values.DATABASE_READ_URL,
    isProduction,
    isDemo: values.DEMO ? values.DEMO === 'on' : !isProduction,
    demoToday: values.DEMO_TODAY as Day | undefined,
    hasDemoExtremes: values.DEMO_EXTREMES === 'on',
    product: values.PRODUCT_NAME,
    plantAddress: values.PLANT_ADDRESS === undefined ? null : partsOf(values.PLANT_ADDRESS),
    wireProduct: values.PRODUCT_WIRE ?? (values.PRODUCT_NAME.replace(/[^A-Za-z]/g, '') || 'Anvil'),
    publicUrl: withoutSlash(
      values.PUBLIC_URL ?? `http://${values.HOST.includes(':') ? `[${values.HOST}]` : values.HOST}:${values.PORT}`,
    ),
    hasPublicUrl: values.PUBLIC_URL !== undefined,
    trustsProxy: values.TRUST_PROXY === 'on',
    timeZone: values.TIME_ZONE,
    services: {
      auth: values.AUTH_URL && withoutSlash(values.AUTH_URL),
      read: values.READ_URL && withoutSlash(values.READ_URL),
      write: values.WRITE_URL && withoutSlash(values.WRITE_URL),
      content: values.CONTENT_URL && withoutSlash(values.CONTENT_URL),
    },
    /** True if the company's services also answer calls that are not in the specifications. */
    forwardsAdditions: values.COMPANY_CALLS === 'all',
    statementCookie: values.STATEMENT_COOKIE,
    oauthClientId: values.OAUTH_CLIENT_ID,
    oauthClientSecret: values.OAUTH_CLIENT_SECRET,
    linkSecret: values.LINK_SECRET,
    isOpenApiPublic: values.PUBLIC_OPENAPI === 'on',
    loginUrl: values.LOGIN_URL,
    aerospaceUrl: values.AEROSPACE_URL,
    dashboardRepsUrl: values.DASHBOARD_REPS_URL ?? '',
    /** Routes as spelled in the page table. */
    maintenancePages: namesIn(values.MAINTENANCE_PAGES ?? '').flatMap((name) => (name && pageAt(name)?.route) || []),
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    digestHour: digestHourOf(values),
    hasOwnTasks: hasOwnTasks(values),
    uploads: { ...shares.uploads, atOnce: values.MAX_UPLOADS, atOnceOfOne: values.MAX_UPLOADS_PER_USER },
    largeReads: { ...shares.largeReads, atOnce: values.MAX_LARGE_READS, atOnceOfOne: values.MAX_LARGE_READS_PER_USER },
    callsPerHour: {
      visits: values.VISITS_PER_HOUR,
      tracking: values.TRACKING_PER_HOUR,
      changes: values.CHANGES_PER_HOUR,
      comments: values.COMMENTS_PER_HOUR,
      references: values.REFERENCES_PER_HOUR,
      mails: values.MAILS_PER_HOUR,
      accounts: values.ACCOUNTS_PER_HOUR,
    },
    visitsKeptDays: values.VISITS_KEPT_DAYS,
    logLevel: values.LOG_LEVEL,
  }
}

export type Config = ReturnType<typeof readConfig>

/** Returns which services are the portal's own and what the others offer. */
export const offersOf = ({ services, forwardsAdditions }: Pick<Config, 'services' | 'forwardsAdditions'>): Offers => ({
  isEmbedded: {
    auth: !services.auth,
    read: !services.read,
    write: !services.write,
    content: !services.content,
  },
  offersAdditions: forwardsAdditions,
})

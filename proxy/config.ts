import { resolve } from 'node:path'
import * as z from 'zod/mini'
import type { Bucket } from '#backend/database/open.ts'
import { callsPerHour, shares } from '#backend/process/limits.ts'
import { type Day, isDay } from '#schema/kinds.ts'
import { pageAt } from '#schema/pages.ts'
import { readMap } from './connectedMap.ts'
import { problemsOfMixture } from './mixtures.ts'
import { misspelledNames } from './settingNames.ts'

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
/** Links are built by appending to the address, and other users read it. */
const isBareAddress = (value: string) => {
  if (!isWeb(value)) return false
  const { username, password, search, hash } = new URL(value)
  return !(username || password || search || hash)
}
/** Segments that mean the same in a route, a cookie's path, HTML and a proxy's configuration. */
const hasPlainPath = (value: string) => !isWeb(value) || /^(\/[\w-][\w.-]*)*\/*$/.test(new URL(value).pathname)
const publicAddress = z.string().check(
  z.refine(isBareAddress, {
    error: 'must be a URL such as https://portal.example, without user, query or fragment',
  }),
  z.refine(hasPlainPath, {
    error: 'must have a path of letters, digits, hyphens, dots and underscores, such as /portal',
  }),
)
/** `name@host`, or `Name <name@host>`. */
const mailAddress = z.string().check(
  z.regex(/^(?:[^<>@\r\n]+<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/, {
    error: 'must be an e-mail address such as portal@company.example',
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
/** Charts of visits show twelve months, and screens compare with the year before. */
const leastKeptDays = 400
const daysFrom = (fewest: number) =>
  count.check(z.minimum(fewest, { error: `must be a number of days from ${fewest}` }))
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
  PUBLIC_URL: z.optional(publicAddress),
  TRUST_PROXY: z._default(onOff, 'off'),
  IMPORT_FOLDER: z.optional(word),
  TIME_ZONE: z._default(
    z.string().check(z.refine(isTimeZone, { error: 'must be a time zone such as America/Monterrey' })),
    'America/Monterrey',
  ),
  AUTH_URL: z.optional(web),
  READ_URL: z.optional(web),
  WRITE_URL: z.optional(web),
  CONTENT_URL: z.optional(web),
  MIXED_SERVICES: z._default(onOff, 'off'),
  COMPANY_CALLS: z._default(z.enum(['specified', 'all'], { error: 'must be specified or all' }), 'specified'),
  CONNECTED_MAP: z.optional(word),
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
  MAIL_FROM: z._default(mailAddress, 'portal@anvil.example'),
  DIGEST_HOUR: z._default(
    z.string().check(z.regex(/^(off|\d|1\d|2[0-3])$/, { error: 'must be an hour, 0 to 23, or off' })),
    '7',
  ),
  MAIL_FILES: z._default(onOff, 'off'),
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
  VISITS_KEPT_DAYS: z._default(daysFrom(leastKeptDays), 800),
  TRACKING_KEPT_DAYS: z._default(daysFrom(1), 400),
  AUDIT_KEPT_DAYS: z._default(daysFrom(leastKeptDays), 3_650),
  MAILS_KEPT_DAYS: z._default(daysFrom(30), 400),
  REQUESTS_KEPT_DAYS: z._default(daysFrom(leastKeptDays), 3_650),
  LOG_LEVEL: z._default(z.enum(logLevels, { error: `must be one of ${logLevels.join(', ')}` }), 'info'),
})

/** Names of all settings. */
export const settingNames = Object.keys(settings.shape) as readonly (keyof typeof settings.shape)[]

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
  const issues = result.error?.issues ?? []
  const problems = [
    ...issues.map((issue) => `${String(issue.path[0])} ${issue.message}`),
    ...misspelledNames(env, settingNames),
  ]
  if (!result.success || problems.length > 0) throw new InvalidSettingsError(problems)
  return result.data
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
  const { map, problems: ofMap } = readMap(values.CONNECTED_MAP)
  const publicUrl = withoutSlash(
    values.PUBLIC_URL ?? `http://${values.HOST.includes(':') ? `[${values.HOST}]` : values.HOST}:${values.PORT}`,
  )
  const problems = [
    ...(isProduction ? problemsInProduction(values) : []),
    ...problemsOfMixture(values),
    ...ofMap.map((problem) => `CONNECTED_MAP ${problem}`),
  ]
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
    publicUrl,
    /** Path of the public address, such as `/portal`; empty at the root of a host. */
    base: values.PUBLIC_URL === undefined ? '' : withoutSlash(new URL(publicUrl).pathname),
    hasPublicUrl: values.PUBLIC_URL !== undefined,
    trustsProxy: values.TRUST_PROXY === 'on',
    timeZone: values.TIME_ZONE,
    services: {
      auth: values.AUTH_URL && withoutSlash(values.AUTH_URL),
      read: values.READ_URL && withoutSlash(values.READ_URL),
      write: values.WRITE_URL && withoutSlash(values.WRITE_URL),
      content: values.CONTENT_URL && withoutSlash(values.CONTENT_URL),
    },
    /** True if the company's services check the portal's sessions and have its records. */
    allowsMixtures: values.MIXED_SERVICES === 'on',
    /** True if the company's services also answer calls that are not in the specifications. */
    forwardsAdditions: values.COMPANY_CALLS === 'all',
    connectedMap: map,
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
    digestHour: values.DIGEST_HOUR === 'off' || !hasOwnTasks(values) ? null : Number(values.DIGEST_HOUR),
    mailsFiles: values.MAIL_FILES === 'on',
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
    importFolder: values.IMPORT_FOLDER && resolve(values.IMPORT_FOLDER),
    keptDays: {
      visits: values.VISITS_KEPT_DAYS,
      tracking: values.TRACKING_KEPT_DAYS,
      audit: values.AUDIT_KEPT_DAYS,
      mails: values.MAILS_KEPT_DAYS,
      requests: values.REQUESTS_KEPT_DAYS,
    },
    logLevel: values.LOG_LEVEL,
  }
}

export type Config = ReturnType<typeof readConfig>

import { join } from 'node:path'
import { sql } from 'kysely'
import type { AnyCall } from '../schema/call.ts'
import { dayIn } from '../schema/dayIn.ts'
import type { Day } from '../schema/kinds.ts'
import { holdsKey, mayOpen } from './access.ts'
import { accountCalls } from './account/index.ts'
import { hashPassword } from './account/passwords.ts'
import { mailLinks } from './account/recoveries.ts'
import { callerOfToken } from './account/tokens.ts'
import { createVisits } from './account/visits.ts'
import { administrationCalls } from './administration/index.ts'
import type { Caller } from './caller.ts'
import { systemClock } from './clock.ts'
import { type Db, openDatabase } from './database/open.ts'
import { demoPassword } from './demo/accounts.ts'
import { plantDemo } from './demo/plant.ts'
import { documentsCalls } from './documents/index.ts'
import { financeCalls } from './finance/index.ts'
import { homeCalls } from './home/index.ts'
import { startHousekeeping } from './housekeeping.ts'
import type { Asked, Implemented, Tools } from './implement.ts'
import { createLater } from './later.ts'
import { logisticsCalls } from './logistics/index.ts'
import { createOutbox } from './mail/outbox.ts'
import { fileTransport, smtpTransport } from './mail/transport.ts'
import { metricsCalls } from './metrics/index.ts'
import { onboardingCalls } from './onboarding/index.ts'
import { ordersCalls } from './orders/index.ts'
import { ownOauthSecret, readBusinessDay } from './settings.ts'
import { supportCalls } from './support/index.ts'
import { trailCalls } from './trail/index.ts'
import { visitsCalls } from './visits/index.ts'
import { wipCalls } from './wip/index.ts'

export interface BackendSettings {
  readonly dataDir: string
  readonly databaseUrl?: string | undefined
  readonly publicUrl: string
  readonly product: string
  readonly timeZone: string
  readonly oauthClientId: string
  readonly oauthClientSecret?: string | undefined
  readonly smtpUrl?: string | undefined
  readonly mailFrom: string
  /** Plants the demo when the database holds no user yet. */
  readonly isDemo: boolean
  readonly demoToday?: Day | undefined
  readonly onError: (error: unknown) => void
}

const implemented = new Map<AnyCall, Implemented>(
  [
    ...accountCalls,
    ...administrationCalls,
    ...documentsCalls,
    ...financeCalls,
    ...homeCalls,
    ...logisticsCalls,
    ...onboardingCalls,
    ...metricsCalls,
    ...ordersCalls,
    ...supportCalls,
    ...trailCalls,
    ...visitsCalls,
    ...wipCalls,
  ].map((entry) => [entry.call, entry]),
)

const implementationOf = (call: AnyCall) => {
  const entry = implemented.get(call)
  if (!entry) throw new Error(`No handler for ${call.method} ${call.path}`)
  return entry
}

const plantIfNew = async (db: Db, { isDemo, demoToday, timeZone }: BackendSettings) => {
  if (!isDemo || (await db.selectFrom('users').select('id').limit(1).executeTakeFirst())) return
  const today = demoToday ?? dayIn(timeZone, Date.now())
  await plantDemo(db, { today, passwordHash: await hashPassword(demoPassword) })
}

/** The embedded services over one database. */
export const openBackend = async (settings: BackendSettings) => {
  const { db, reader, dialect, whileUnchanged, close: closeDatabase } = await openDatabase(settings)
  await plantIfNew(db, settings)
  const businessDay = await readBusinessDay(db)
  const clock = systemClock(settings.timeZone, businessDay)
  const transport = settings.smtpUrl
    ? smtpTransport(settings.smtpUrl, settings.mailFrom)
    : fileTransport(join(settings.dataDir, 'mail'), settings.mailFrom)
  const outbox = createOutbox(db, clock, transport, settings.onError)
  const visits = createVisits(db, settings.onError)
  const later = createLater(settings.onError)
  const oauthClient = {
    id: settings.oauthClientId,
    secret: settings.oauthClientSecret ?? (await ownOauthSecret(db)),
  }
  const { publicUrl, product } = settings
  const tools: Tools = {
    db,
    reader,
    dialect,
    clock,
    outbox,
    visits,
    later,
    settings: { publicUrl, product, oauthClient },
  }
  outbox.start()
  later.run(() => mailLinks(tools))
  const housekeeping = startHousekeeping(db, clock, settings.onError)

  return {
    businessDay,
    oauthClient,
    /** Who holds a bearer token, or null. */
    identify: (token: string) => callerOfToken({ db, whileUnchanged }, clock.now(), token),
    /** Whether a caller may open one of these pages. */
    mayOpen: (caller: Caller, routes: readonly string[]) =>
      whileUnchanged(`pages ${caller.id} ${caller.roleId} ${routes.join(' ')}`, () => mayOpen(db, caller, routes)),
    holdsKey: (caller: Caller, keys: readonly string[]) => holdsKey(db, caller.roleId, keys),
    /** Runs a call; raises a `Refusal`, `InvalidInput`, or an error of its own making. */
    execute: (call: AnyCall, asked: Asked) => implementationOf(call).execute(tools, asked),
    /** The rows of a list in portions, in domain names. */
    stream: (call: AnyCall, asked: Asked) => implementationOf(call).stream(tools, asked),
    isReady: async () => void (await sql`select 1`.execute(db)),
    close: async () => {
      housekeeping.stop()
      await visits.flush()
      await later.drained()
      await outbox.stop()
      await closeDatabase()
    },
  }
}

export type Backend = Awaited<ReturnType<typeof openBackend>>

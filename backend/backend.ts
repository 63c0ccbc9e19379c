import { join } from 'node:path'
import { sql } from 'kysely'
import type { AnyCall, Rate } from '#schema/call.ts'
import type { Day } from '#schema/kinds.ts'
import { dayIn } from '#values/days.ts'
import { callerOfKey } from './access/apiKeys.ts'
import type { Caller } from './access/caller.ts'
import { withCompanyIds, withNumbers } from './access/companyCustomers.ts'
import { holdsKey } from './access/contentKeys.ts'
import { mayOpen } from './access/pages.ts'
import { demoPassword, hashPassword } from './access/passwords.ts'
import { sessionOfToken } from './access/tokens.ts'
import { accountCalls } from './account/index.ts'
import { rememberBrowser } from './account/knownBrowsers.ts'
import { oauthModel, type TokenRequest } from './account/oauthModel.ts'
import { pseudonymOf } from './account/pseudonym.ts'
import { mailLinks } from './account/recoveries.ts'
import { auditLogCalls } from './administration/auditLog.ts'
import { administrationCalls } from './administration/index.ts'
import { answerFaultsCalls } from './answerFaults/index.ts'
import { countFaults, type FoundFault, recordFaults } from './answerFaults/record.ts'
import { approvalFilesCalls } from './approvalFiles/index.ts'
import { budgetsCalls } from './budgets/index.ts'
import { type Linked, maySignLinks, readLink } from './budgets/links.ts'
import { bulkChangesCalls } from './bulk-changes/index.ts'
import { systemClock } from './clock.ts'
import { concessionsCalls } from './concessions/index.ts'
import { agreementsCalls, contractsCalls } from './contracts/index.ts'
import { openDataFolder } from './database/dataFolder.ts'
import { watchServable } from './database/migrate.ts'
import type { OpenDatabase, Place } from './database/open.ts'
import { openDatabase } from './database/openDatabase.ts'
import { documentsCalls } from './documents/index.ts'
import { callsOfEarlierTabs } from './earlierCalls.ts'
import { storageFull } from './errors.ts'
import { fileNameOf } from './files/fileName.ts'
import { deleteUnstored, type IncomingFile, isUndecided, sweepFiles } from './files/files.ts'
import { watchStore } from './files/ownStore.ts'
import { type FileStore, openStore } from './files/store.ts'
import { financeCalls } from './finance/index.ts'
import { homeCalls } from './home/index.ts'
import { startHousekeeping } from './housekeeping.ts'
import { type CallRequest, createBackground, type Implemented, openPagesTo, type Tools } from './implement.ts'
import { plantDocumentsCalls } from './imports/documents/index.ts'
import { freshnessCalls, lastImports } from './imports/freshness.ts'
import { importsCalls } from './imports/index.ts'
import { startImportFolder } from './imports/watching/importFolder.ts'
import { attachedZip } from './load-mails/attachedZip.ts'
import { loadMailCalls } from './load-mails/index.ts'
import { startLoadMails } from './load-mails/sendLoadMails.ts'
import { logisticsCalls } from './logistics/index.ts'
import { createOutbox, waitingMails } from './mail/outbox.ts'
import { fileTransport, smtpTransport } from './mail/transport.ts'
import { materialCalls } from './material/index.ts'
import { metricsCalls } from './metrics/index.ts'
import { onboardingCalls } from './onboarding/index.ts'
import { openPointsCalls } from './open-points/index.ts'
import { orderTimelineCalls } from './order-timeline/index.ts'
import { orderReportsCalls } from './orderReports/index.ts'
import { ordersCalls } from './orders/index.ts'
import { peopleCalls } from './people/index.ts'
import type { KeptDays } from './people/retention.ts'
import { sparedDiskBytes } from './process/limits.ts'
import { createRates } from './process/rates.ts'
import { delaysCalls } from './promised-dates/delays.ts'
import { qualityCalls } from './quality/index.ts'
import { orderRequestsCalls, quoteHistoryCalls, quotesCalls } from './quotes/index.ts'
import { recordsCalls } from './records/index.ts'
import { startClosingRequests } from './requests/closeRequests.ts'
import { requestsCalls } from './requests/index.ts'
import { salesGoalsCalls } from './salesGoals/index.ts'
import { offerCalls, scrapCalls } from './scrap/index.ts'
import { searchCalls } from './search/index.ts'
import { ownSecret, readBusinessDay } from './settings.ts'
import { companyCalls, supportCalls } from './support/index.ts'
import { endMails, mailsEndedBy } from './tasks/endMails.ts'
import { taskCalls } from './tasks/index.ts'
import { startDigests } from './tasks/sendDigests.ts'
import { startTaskMails } from './tasks/sendTaskMails.ts'
import { visitsCalls } from './visits/index.ts'
import { createVisits } from './visits/record.ts'
import { wipCalls } from './wip/index.ts'

interface BackendSettings extends Place {
  readonly databasePoolUrl?: string | undefined
  readonly databaseReadUrl?: string | undefined
  readonly publicUrl: string
  readonly product: string
  /** Street, postal code, city and country (ISO 3166, two letters) of the plant; null if not set. */
  readonly plantAddress: readonly string[] | null
  readonly timeZone: string
  readonly oauthClientId: string
  readonly oauthClientSecret?: string | undefined
  readonly linkSecret?: string | undefined
  readonly smtpUrl?: string | undefined
  readonly mailFrom: string
  /** Hour in `timeZone` at which digests are sent; null disables them. */
  readonly digestHour: number | null
  /** True if mails may have the papers of loads as a zip. */
  readonly mailsFiles: boolean
  /** False if a company's services have the users or the data. */
  readonly hasOwnTasks: boolean
  /** Loads the demo data if the database has no users. */
  readonly isDemo: boolean
  readonly demoToday?: Day | undefined
  readonly hasDemoExtremes: boolean
  readonly callsPerHour: Readonly<Record<Rate, number>>
  /** Folder whose files are imported; without one there is none. */
  readonly importFolder?: string | undefined
  readonly keptDays: KeptDays
  readonly onError: (error: unknown) => void
}

const implemented = new Map<AnyCall, Implemented>(
  [
    ...accountCalls,
    ...administrationCalls,
    ...agreementsCalls,
    ...answerFaultsCalls,
    ...approvalFilesCalls,
    ...budgetsCalls,
    ...bulkChangesCalls,
    ...concessionsCalls,
    ...contractsCalls,
    ...delaysCalls,
    ...documentsCalls,
    ...callsOfEarlierTabs,
    ...financeCalls,
    ...searchCalls,
    ...homeCalls,
    ...importsCalls,
    ...logisticsCalls,
    ...loadMailCalls,
    ...onboardingCalls,
    ...openPointsCalls,
    ...materialCalls,
    ...offerCalls,
    ...metricsCalls,
    ...orderReportsCalls,
    ...ordersCalls,
    ...peopleCalls,
    ...qualityCalls,
    ...orderRequestsCalls,
    ...requestsCalls,
    ...quoteHistoryCalls,
    ...quotesCalls,
    ...salesGoalsCalls,
    ...scrapCalls,
    ...orderTimelineCalls,
    ...supportCalls,
    ...companyCalls,
    ...auditLogCalls,
    ...visitsCalls,
    ...taskCalls,
    ...wipCalls,
    ...plantDocumentsCalls,
    ...recordsCalls,
    ...freshnessCalls,
  ].map((entry) => [entry.call, entry]),
)

const implementationOf = (call: AnyCall) => {
  const entry = implemented.get(call)
  if (!entry) throw new Error(`No handler for ${call.method} ${call.path}`)
  return entry
}

const plantIfNew = async (
  { db, dialect, unhurried }: Pick<OpenDatabase, 'db' | 'dialect' | 'unhurried'>,
  store: FileStore,
  settings: BackendSettings,
) => {
  const { isDemo, demoToday, timeZone, hasDemoExtremes: hasExtremes } = settings
  if (!isDemo || (await db.selectFrom('users').select('id').limit(1).executeTakeFirst())) return
  for (const table of ['contacts', 'customers'] as const)
    if (await db.selectFrom(table).select('id').limit(1).executeTakeFirst())
      throw new Error(
        `DEMO is on, but this database has rows in ${table} and no user: they were imported. Set DEMO=off, or use another DATA_DIR (or DATABASE_URL) for the demo.`,
      )
  const { plantDemo } = await import('./demo/plant.ts')
  const today = demoToday ?? dayIn(timeZone, Date.now())
  const passwordHash = await hashPassword(demoPassword, 'the demo')
  await unhurried((ownDb) => plantDemo({ db: ownDb, dialect, today, passwordHash, store, hasExtremes }))
  if (dialect.name === 'postgres') await sql`analyze`.execute(db)
}

export const openBackend = async (settings: BackendSettings) => {
  const {
    db,
    reader,
    replica,
    dialect,
    cacheUntilCommit,
    unhurried,
    close: closeDatabase,
  } = await openDatabase(settings)
  // With SQLite, `openDatabase` has already opened the data folder.
  if (settings.databaseUrl) await openDataFolder(settings.dataDir, settings.onError)
  const store = await openStore(settings)
  const storeWatch = await watchStore(db, store, settings.onError)
  if (await storeWatch.isOwn()) await plantIfNew({ db, dialect, unhurried }, store, settings)
  // Only one process writes to the folder of a SQLite database, so leftover files come from a killed process. In a
  // bucket they may be those of a running import, because no time can be set there.
  if (!settings.databaseUrl && !settings.bucket && (await storeWatch.isOwn())) await sweepFiles(db, store, 0)
  const businessDay = await readBusinessDay(db)
  const clock = systemClock(settings.timeZone, businessDay)
  const transport = settings.smtpUrl
    ? await smtpTransport(settings.smtpUrl, settings.mailFrom)
    : fileTransport(join(settings.dataDir, 'mail'), settings.mailFrom)
  const outbox = createOutbox(db, clock, transport, settings.onError, (attachment) => attachedZip(tools, attachment))
  const rates = createRates(clock, settings.callsPerHour)
  const visits = createVisits(db, rates, settings.onError)
  const background = createBackground(settings.onError)
  const oauthClient = {
    id: settings.oauthClientId,
    secret: settings.oauthClientSecret ?? (await ownSecret(db, 'oauth_secret')),
  }
  const linkSecret = settings.linkSecret ?? (await ownSecret(db, 'link_secret'))
  const { publicUrl, product, plantAddress, dataDir, databaseUrl, bucket, digestHour, mailsFiles, hasOwnTasks } =
    settings
  const place = { dataDir, databaseUrl, bucket }
  const tools: Tools = {
    db,
    reader,
    replica,
    dialect,
    store,
    clock,
    outbox,
    rates,
    visits,
    background,
    settings: {
      publicUrl,
      product,
      plantAddress,
      isDemo: businessDay !== null,
      oauthClient,
      linkSecret,
      digestHour,
      mailsFiles,
      hasOwnTasks,
      place,
    },
  }
  /** Deletes files that the call did not keep; the sweep handles failures. */
  const deletingUnstored = async <T>(files: readonly IncomingFile[], run: () => Promise<T>) => {
    const drop = () => deleteUnstored(db, store, files).catch(settings.onError)
    try {
      const answered = await run()
      await drop()
      return answered
    } catch (error) {
      if (!isUndecided(error)) await drop()
      throw error
    }
  }
  /** The answer of a call of the portal itself, with the ids of a connected company's customers. */
  const ofCompany = async (body: unknown) => {
    if (Array.isArray(body)) return withCompanyIds(db, body)
    return (await withCompanyIds(db, [body]))[0]
  }
  outbox.start()
  background.run(() => mailLinks(tools))
  const housekeeping = startHousekeeping({ ...tools, storeWatch }, settings)
  const digests = startDigests(tools, settings.onError)
  const taskMails = startTaskMails(tools, settings.onError)
  const loadMails = startLoadMails(tools, settings.onError)
  const importFolder = await startImportFolder({
    db,
    clock,
    place,
    folder: settings.importFolder,
    onError: settings.onError,
  })
  const { outdated, stop: stopWatching } = watchServable(db)
  const closingRequests = startClosingRequests(tools, settings.onError)

  return {
    businessDay,
    oauthClient,
    /** Model of the OAuth library for one request. */
    oauthModel: (by: TokenRequest) => oauthModel({ ...tools, cacheUntilCommit }, by),
    identify: async (token: string) =>
      (await sessionOfToken({ db, cacheUntilCommit }, clock.now(), token))?.caller ?? null,
    holderOfKey: (key: string) => callerOfKey(db, key),
    mayOpen: (caller: Caller, routes: readonly string[]) =>
      cacheUntilCommit(`pages ${caller.id} ${caller.roleId} ${routes.join(' ')}`, () => mayOpen(db, caller, routes)),
    openPages: (caller: Caller, routes: readonly string[]) =>
      cacheUntilCommit(`open ${caller.id} ${caller.roleId} ${routes.join(' ')}`, () => openPagesTo(db, caller)(routes)),
    holdsKey: (caller: Caller, keys: readonly string[]) => holdsKey(db, caller.roleId, keys),
    /** Pseudonym for an account in the log; it cannot be traced back without the portal's secret. */
    pseudonymOf: (email: string) => pseudonymOf(linkSecret, email),
    /** New cookie for a browser in which the account's owner has proved their identity. */
    rememberBrowser: (browser: string | null, email: string) => rememberBrowser(db, linkSecret, browser, email),
    /** True if a link opens a budget: signed with our secret, not expired, and its issuer may still sign links. */
    opensBudget: async (link: string, linked: Linked, { hasUsers }: { hasUsers: boolean }) => {
      const ticket = readLink(linkSecret, linked, link, clock.now())
      return ticket !== null && (!hasUsers || (await maySignLinks(db, ticket.issuerId)))
    },
    /** Mails that a link ends, and the language of their recipient; null if it was not signed with our secret. */
    mailsEndedBy: (link: string) => mailsEndedBy(db, linkSecret, link),
    /** Unsubscribes the recipient named by a link; returns the same as `mailsEndedBy`. */
    endMails: (link: string) => endMails(db, linkSecret, link),
    /** Runs a call; throws `DomainError`, `InvalidInputError` or another error. */
    execute: (call: AnyCall, request: CallRequest) =>
      deletingUnstored(request.files ?? [], async () => {
        const answered = await implementationOf(call).execute(tools, await withNumbers(db, call, request))
        return call.isOwn ? { ...answered, body: await ofCompany(answered.body) } : answered
      }),
    /**
     * Throws 404 unless the row that a call names belongs to the caller. Used when another service answers the call.
     */
    requireOwnRow: async (call: AnyCall, request: CallRequest) =>
      implementationOf(call).requireReach(tools, await withNumbers(db, call, request)),
    /** Stores an uploaded file; it is deleted unless the call keeps it. */
    takeFile: async (name: string, source: AsyncIterable<Uint8Array>): Promise<IncomingFile> => {
      await storeWatch.requireOwn()
      return { ...(await store.write(source)), name: fileNameOf(name) }
    },
    /** Raises 507 unless the disk keeps the database's reserve after this many bytes. */
    requireDiskSpace: async (bytes: number) => {
      if ((await store.freeBytes()) < bytes + sparedDiskBytes) throw storageFull()
    },
    /** Counts a call that a connected service answers; raises 429 above the user's hourly limit. */
    countCall: (rate: Rate, caller: Caller) => rates.count(db, rate, caller),
    /** Takes back the count of a call that was rejected. */
    uncountCall: (rate: Rate, caller: Caller) => rates.giveBack(db, rate, caller),
    dropFiles: async (files: readonly IncomingFile[]) => {
      for (const { id } of files) await store.discard(id)
    },
    stream: async (call: AnyCall, request: CallRequest) => {
      const batches = await implementationOf(call).stream(tools, await withNumbers(db, call, request))
      if (!call.isOwn) return batches
      return (async function* rows() {
        for await (const batch of batches) yield await withCompanyIds(db, batch)
      })()
    },
    /** Last import of each data file: time, age in seconds, and whether it is overdue. */
    dataAges: () => lastImports(db, clock.now()),
    /** Stores faults that the gateway itself has found in answers of the company's services. */
    recordFaults: (faults: readonly FoundFault[]) => recordFaults(db, clock.now(), faults, null),
    faultCounts: () => countFaults(db),
    /** Null if no replica is set. */
    replica,
    /** Resolves to the reason once a newer version has changed the database so that this one cannot go on. */
    outdated,
    waitingMails: () => waitingMails(db, clock.now()),
    /** False if the files of this portal are not those of its database. */
    hasOwnFiles: () => storeWatch.isOwn(),
    isReady: async () => void (await sql`select 1`.execute(db)),
    close: async () => {
      const importsStopped = importFolder.stop()
      housekeeping.stop()
      stopWatching()
      await digests.stop()
      await taskMails.stop()
      await loadMails.stop()
      await closingRequests.stop()
      await visits.flush()
      await background.drained()
      await outbox.stop()
      // Last, because a file may take longer than a stop may; it is imported again after the next start.
      await importsStopped
      await closeDatabase()
    },
  }
}

export type Backend = Awaited<ReturnType<typeof openBackend>>

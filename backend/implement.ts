import { isDeepStrictEqual } from 'node:util'
import type { Access, AnswerOf, AnyCall, InputOf, IsListed } from '#schema/call.ts'
import { fileIn, rowOf } from '#schema/wire/envelope.ts'
import { writeAnswer, writeOf } from '#schema/wire/writeAnswer.ts'
import type { Language } from '#values/language.ts'
import type { Caller } from './access/caller.ts'
import { isCustomer, reaches } from './access/customers.ts'
import { verdictsFor } from './access/pages.ts'
import { type Admitted, recheckAccess } from './access/recheckAccess.ts'
import { holdUser, holdUsersAndAdmins } from './access/tokens.ts'
import { type Change, leaveAudit } from './audit-log/leaveAudit.ts'
import type { Clock } from './clock.ts'
import type { Db, OpenDatabase, Place } from './database/open.ts'
import type { Tables } from './database/tables.ts'
import { notFound } from './errors.ts'
import type { IncomingFile } from './files/files.ts'
import type { FileStore } from './files/store.ts'
import type { Outbox } from './mail/outbox.ts'
import { breathe } from './process/breathe.ts'
import { countersOf, type Rates } from './process/rates.ts'
import { answerBefore, claim, keepAnswer, type Repeatable, repeatable, runOnce } from './repeats.ts'

/**
 * Visit of a page. `seenTo` is the newest promised-date entry the visitor may have seen; set only for pages that show
 * promised dates.
 */
export type Visit = Omit<Tables['visits'], 'id'> & { readonly seenTo: number | null }

export interface Visits {
  record(visit: Visit): void
  /** Raises 429 when a user has opened too many pages within the hour. */
  requireRateLeft(userId: number): Promise<void>
}

export interface Tools extends Pick<OpenDatabase, 'db' | 'reader' | 'replica' | 'dialect'> {
  readonly store: FileStore
  readonly clock: Clock
  readonly outbox: Outbox
  readonly rates: Rates
  readonly visits: Visits
  readonly background: Background
  readonly settings: {
    readonly publicUrl: string
    readonly product: string
    readonly plantAddress: readonly string[] | null
    /** The portal shows the data of the demo. */
    readonly isDemo: boolean
    readonly oauthClient: { id: string; secret: string }
    /** Secret for signing links, such as budget links. */
    readonly linkSecret: string
    /** Hour in `TIME_ZONE` at which digests are sent; null disables them. */
    readonly digestHour: number | null
    /** Users and tasks are in this database, not in a company's services. */
    readonly hasOwnTasks: boolean
    readonly mailsFiles: boolean
    /** Location of the database, for worker threads that open it themselves. */
    readonly place: Place
  }
}

type CallerOf<C> = C extends { access: { public: true } } ? Caller | null : Caller

export interface CallRequest {
  readonly input: unknown
  readonly caller: Caller | null
  /** Bearer token of the request, for calls that end its session. */
  readonly sessionToken: string | null
  readonly address: string
  /** Cookie with the accounts that have signed in from this browser; null if there is none. */
  readonly browser: string | null
  readonly language?: Language
  /** The session is one of this database; a connected auth service keeps its own. */
  readonly hasOwnSession?: boolean
  readonly repeatKey: string | null
  /** Uploaded files; those that `run` does not keep with `keepFile` are deleted after the call. */
  readonly files?: readonly IncomingFile[]
  /** Aborts once the client has hung up, so that work that waits for its turn is dropped. */
  readonly signal?: AbortSignal
  /** Finds out which pages the caller may open, if another service decides that. */
  readonly openPages?: OpenPages
}

/** Returns the pages, out of the given ones, that the caller may open. */
export type OpenPages = (routes: readonly string[]) => Promise<readonly string[]>

export interface Context<C> extends Tools, Required<Omit<CallRequest, 'input' | 'caller' | 'repeatKey'>> {
  readonly input: InputOf<C>
  readonly caller: CallerOf<C>
  /** Writes an audit row in the same transaction. */
  changed(change: Change): void
}

/** Rows of a list with their total; if `isExact` is false, the total is a lower bound. */
export interface Page<Rows> {
  /** Sums declared by the list, over all matching rows. */
  readonly totals?: Readonly<Record<string, number>>
  readonly rows: Rows
  readonly total: number
  readonly isExact: boolean
}

type Result<C> = IsListed<C> extends true ? Page<AnswerOf<C>> : AnswerOf<C>

type Run<C, P> = (context: Context<C>, prepared: P) => Promise<Result<C>>

interface Stages<C> {
  /** Runs before the transaction: hashing, files, mail. */
  prepare?(context: Context<C>): Promise<unknown>
  run: Run<C, never>
  /** Runs after the commit; returns the result that is sent. */
  finish?(context: Context<C>, result: Result<C>, prepared: never): Promise<Result<C>>
  /** For calls that change users: their ids; they are locked together with the caller. */
  changedUsers?(input: InputOf<C>): readonly number[]
  /** For lists that can be long: streams the rows in batches, all matching ones or a range. */
  stream?(context: Context<C>): AsyncIterable<AnswerOf<C>>
}

/** `row` calls also return the customers that own the requested row, or null if it does not exist. */
interface RowOwner<C> {
  ownerOf(context: Context<C>): Promise<readonly number[] | null>
}

type NeedsOwner<C> = C extends { access: { owner: 'row' } } ? true : false

export type Handler<C> = NeedsOwner<C> extends true ? Stages<C> & RowOwner<C> : Stages<C> | Run<C, void>

export const inStages = <C, P>(stages: {
  prepare(context: Context<C>): Promise<P>
  run: Run<C, P>
  finish?(context: Context<C>, result: Result<C>, prepared: P): Promise<Result<C>>
  changedUsers?(input: InputOf<C>): readonly number[]
}) => stages

/**
 * Creates a handler for a row found by the input; another customer's row responds with 404. `find` also determines the
 * owner when a connected service answers the call.
 */
export const ofRow = <C, Row extends { readonly customerId: number }>(
  find: (context: Context<C>) => Promise<Row | null | undefined>,
  answer: (context: Context<C>, row: Row) => Promise<Result<C>>,
): Stages<C> & RowOwner<C> => ({
  ownerOf: async (context) => {
    const row = await find(context)
    return row ? [row.customerId] : null
  },
  run: async (context) => {
    const row = await find(context)
    if (!row) throw notFound()
    return answer(context, row)
  },
})

/** Counts of a page: rows, total and sums, encoded in wire format under their domain names. */
interface PageCounts {
  readonly total: number
  readonly isExact: boolean
  readonly length: number
  readonly totals: Readonly<Record<string, unknown>>
}

export interface CallResult {
  /** Response in wire format. */
  readonly body: unknown
  readonly version: number | null
  readonly page: PageCounts | null
}

/** A call with its handler; throws `DomainError` for everything except a result. */
export interface Implemented {
  readonly call: AnyCall
  execute(tools: Tools, request: CallRequest): Promise<CallResult>
  stream(tools: Tools, request: CallRequest): Promise<AsyncIterable<readonly unknown[]>>
  /** For calls owned by a `row`: throws 404 unless the caller may access the row. */
  requireReach(tools: Tools, request: CallRequest): Promise<void>
}

type AnyContext = Context<AnyCall & { types?: { input: unknown; listed: boolean } }>
type AnyStages = {
  prepare?(context: AnyContext): Promise<unknown>
  run(context: AnyContext, prepared: unknown): Promise<unknown>
  finish?(context: AnyContext, result: unknown, prepared: unknown): Promise<unknown>
  ownerOf?(context: AnyContext): Promise<readonly number[] | null>
  changedUsers?(input: unknown): readonly number[]
  stream?(context: AnyContext): AsyncIterable<readonly unknown[]>
}

type Admitting = Pick<AnyContext, 'caller' | 'sessionToken' | 'hasOwnSession'> & { readonly input: unknown }

interface Execution {
  readonly name: string
  readonly call: AnyCall
  readonly stages: AnyStages
}

/** Returns the access to check again when a call writes; null where a connected auth service decides. */
export const admittedOf = ({ access }: Pick<AnyCall, 'access'>, context: Admitting): Admitted | null => {
  const { caller, sessionToken, hasOwnSession } = context
  if ('public' in access || (!hasOwnSession && caller?.key === undefined)) return null
  const owner = 'owner' in access && typeof access.owner === 'object' ? access.owner.input : null
  const named = owner === null ? null : (context.input as Readonly<Record<string, unknown>>)[owner]
  return { access, caller, sessionToken, customerId: typeof named === 'number' ? named : null }
}

/** Runs a transaction, and once more after a deadlock, in which the database aborts one of two transactions. */
export const inTransaction = async <T>({ db, dialect }: Pick<Tools, 'db' | 'dialect'>, run: (db: Db) => Promise<T>) => {
  try {
    return await db.transaction().execute(run)
  } catch (error) {
    if (!dialect.isDeadlock(error)) throw error
    return db.transaction().execute(run)
  }
}

const holdUsers = ({ stages }: Execution, { db, dialect, input }: AnyContext, { id }: Caller) =>
  stages.changedUsers ? holdUsersAndAdmins(db, dialect, [id, ...stages.changedUsers(input)]) : holdUser(db, dialect, id)

/**
 * Runs the handler and stores its audit rows and idempotency key in one transaction; null if the key was already
 * claimed.
 */
const runInTransaction = (execution: Execution, context: AnyContext, prepared: unknown, repeat: Repeatable | null) =>
  inTransaction(context, async (db) => {
    const admitted = admittedOf(execution.call, context)
    if (admitted) {
      // Locks the user first, like the code that ends sessions: no session ends while its call writes, and no deadlock
      // can occur.
      if (context.caller) await holdUsers(execution, { ...context, db }, context.caller)
      await recheckAccess(db, context.clock.now(), admitted)
    }
    if (repeat && !(await claim(db, context.clock.now(), repeat))) return null
    const changes: Change[] = []
    const inside = { ...context, db, changed: (change: Change) => void changes.push(change) }
    const result = await execution.stages.run(inside, prepared)
    // Counts last: the counter is locked only briefly, and rejected calls are not counted.
    const { rate } = execution.call
    if (context.caller)
      await (rate ? context.rates.count(db, rate, context.caller) : context.rates.mark(db, context.caller))
    const callerId = context.caller?.id ?? null
    await leaveAudit(db, { at: context.clock.now(), call: execution.name, callerId }, changes)
    const first = writeAnswer(execution.call.answer, result)
    if (repeat) await keepAnswer(db, repeat, first)
    return { result, first }
  })

const answer = (call: AnyCall, result: unknown): CallResult => {
  const page = call.list ? (result as Page<unknown[]>) : null
  const value = page ? page.rows : result
  const version = call.versioned === 'read' ? ((value as { version: number } | null)?.version ?? null) : null
  const { total = 0, isExact = true, rows = [], totals = {} } = page ?? {}
  const fields = rowOf(call.answer)?.fields ?? {}
  const sums = Object.entries(totals).map(([name, sum]) => [name, fields[name] && writeOf(fields[name])(sum)])
  const counts = { total, isExact, length: rows.length, totals: Object.fromEntries(sums) }
  return { body: writeAnswer(call.answer, value), version, page: page && counts }
}

/** For lists that are short enough to read at once. */
async function* allRows({ stages }: Execution, context: AnyContext) {
  yield ((await stages.run(context, await stages.prepare?.(context))) as Page<unknown[]>).rows
}

const plain = (body: unknown): CallResult => ({ body, version: null, page: null })

const requireReach = async ({ stages }: Execution, context: AnyContext) => {
  if (!stages.ownerOf) return
  const owners = await stages.ownerOf(context)
  if (owners === null || !context.caller || !reaches(context.caller, owners)) throw notFound()
}

/**
 * Reads a list or a document, from the replica if possible. Of a document that is only what the reader reads; access is
 * always decided on the primary.
 */
const readFrom = <T>({ call }: Execution, context: AnyContext, read: (context: AnyContext) => Promise<T>) => {
  const { replica, caller } = context
  if (!replica || (!call.list && !fileIn(call.answer))) return read(context)
  return replica.read(caller ? countersOf(caller) : [], (db) =>
    read(db ? { ...context, reader: db, db: call.list ? db : context.db } : context),
  )
}

/** Rows of a list in batches. A failure before the first one is that of the request. */
async function* streamRows(execution: Execution, context: AnyContext) {
  const { first, rows } = await readFrom(execution, context, async (found) => {
    const rows = (execution.stages.stream?.(found) ?? allRows(execution, found))[Symbol.asyncIterator]()
    return { first: await rows.next(), rows }
  })
  try {
    for (let batch = first; !batch.done; batch = await rows.next()) yield batch.value
  } finally {
    await rows.return?.()
  }
}

const runRead = async ({ call, stages }: Execution, context: AnyContext) => {
  const prepared = await stages.prepare?.(context)
  const result = await stages.run(context, prepared)
  await breathe(call.list ? (result as Page<unknown[]>).rows.length : 0)
  return answer(call, stages.finish ? await stages.finish(context, result, prepared) : result)
}

const runChange = async (execution: Execution, context: AnyContext, repeat: Repeatable | null) => {
  const { call, stages } = execution
  const before = repeat && (await answerBefore(context.db, repeat))
  if (before !== null) return plain(before)
  const prepared = await stages.prepare?.(context)
  const done = await runInTransaction(execution, context, prepared, repeat)
  if (done === null) return plain(repeat && (await answerBefore(context.db, repeat)))
  if (!stages.finish) return answer(call, done.result)
  const answered = answer(call, await stages.finish(context, done.result, prepared))
  if (repeat && !isDeepStrictEqual(answered.body, done.first)) await keepAnswer(context.db, repeat, answered.body)
  return answered
}

/**
 * Checks that the customer exists for callers who may act for all; for others the check of linked customers covers it.
 * Customers of a connected auth service need not be in this database, so the portal's own calls answer for all of them.
 */
const requireExistingCustomer = async ({ access, isOwn }: AnyCall, { db }: Tools, request: CallRequest) => {
  const { caller, input, hasOwnSession = false } = request
  if (!('owner' in access) || typeof access.owner !== 'object' || caller?.customers !== 'all') return
  if (isOwn && !hasOwnSession) return
  const customerId = (input as Readonly<Record<string, unknown>>)[access.owner.input]
  if (typeof customerId === 'number' && !(await isCustomer(db, customerId))) throw notFound()
}

/** Identity of a request for idempotency; files count by name and content hash. */
const requestOf = ({ input, files = [] }: CallRequest) =>
  files.length === 0 ? input : { input, files: files.map(({ name, sha256 }) => ({ name, sha256 })) }

/** Decides with this database's permissions. */
export const openPagesTo =
  (db: Db, caller: Caller | null): OpenPages =>
  async (routes) => {
    if (!caller) return []
    const verdictOn = await verdictsFor(db, caller)
    return routes.filter((route) => verdictOn(route).isAllowed)
  }

const neverAborted = new AbortController().signal

const implementOne = (name: string, call: AnyCall, handler: AnyStages | AnyStages['run']): Implemented => {
  const execution: Execution = { name, call, stages: typeof handler === 'function' ? { run: handler } : handler }
  const changed = () => {
    throw new Error(`${name}: only run() may report a change`)
  }
  const contextOf = (tools: Tools, request: CallRequest) =>
    ({
      ...tools,
      files: [],
      language: 'en',
      hasOwnSession: false,
      signal: neverAborted,
      openPages: openPagesTo(tools.db, request.caller),
      ...request,
      changed,
    }) as unknown as AnyContext
  const admit = async (tools: Tools, request: CallRequest) => {
    const context = contextOf(tools, request)
    await requireReach(execution, context)
    await requireExistingCustomer(call, tools, request)
    return context
  }
  const execute = async (tools: Tools, request: CallRequest) => {
    const context = await admit(tools, request)
    if (!call.changes) return readFrom(execution, context, (found) => runRead(execution, found))
    const { repeatKey, caller } = request
    const isRepeatable = call.takesKey && repeatKey !== null && caller !== null
    if (!isRepeatable) return runChange(execution, context, null)
    const repeat = repeatable(name, caller.id, repeatKey, requestOf(request))
    return runOnce(repeat, () => runChange(execution, context, repeat))
  }
  const stream = async (tools: Tools, request: CallRequest) => {
    return streamRows(execution, await admit(tools, request))
  }
  return { call, execute, stream, requireReach: (tools, request) => requireReach(execution, contextOf(tools, request)) }
}

/** Binds an area's calls to their handlers; a missing handler is a type error. */
export const implement = <Calls extends Record<string, { access: Access }>>(
  area: string,
  calls: Calls,
  handlers: { [K in keyof Calls]: Handler<Calls[K]> },
): Implemented[] =>
  Object.entries(calls).map(([name, call]) =>
    implementOne(`${area}.${name}`, call as unknown as AnyCall, handlers[name] as unknown as AnyStages),
  )

/**
 * Runs jobs after the response when its duration would reveal information. Jobs run one after the other; shutdown waits
 * for them.
 */
export const createBackground = (onError: (error: unknown) => void) => {
  let last: Promise<void> = Promise.resolve()
  const run = (job: () => Promise<void>) => {
    last = last.then(job).catch(onError)
  }
  return { run, drained: () => last }
}

type Background = ReturnType<typeof createBackground>

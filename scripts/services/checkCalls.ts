import type { account } from '#schema/account/account.ts'
import { type AnswerOf, type AnyCall, nameOfCall } from '#schema/call.ts'
import { InvalidAnswerError } from '#schema/checks/issues.ts'
import { calls } from '#schema/index.ts'
import { pageAt } from '#schema/pages.ts'
import { type Fault, FaultLog } from '#schema/tolerance/faults.ts'
import { readTolerantly } from '#schema/tolerance/readTolerantly.ts'
import { fileIn } from '#schema/wire/envelope.ts'
import { type Asked, type Exchanged, exchange, type Services } from './exchange.ts'
import { inputFor, isAboutRecord } from './inputs.ts'

/**
 * Result of a call; `notAsked` if no other answer named a record to request, `countsVisit` if it was left out because a
 * service counts it as a visit.
 */
type Outcome = 'ok' | 'absent' | 'refused' | 'failed' | 'unreadable' | 'notAsked' | 'countsVisit'

export const wasAsked = ({ outcome }: Pick<Checked, 'outcome'>) => outcome !== 'notAsked' && outcome !== 'countsVisit'

/** Result of checking one call. It contains no value of an answer. */
export interface Checked {
  /** For example `GET /read/OpenOrders/Listado/:customerId`. */
  readonly call: string
  readonly pages: readonly string[]
  readonly outcome: Outcome
  /** True if the menu of the user has a page that makes the call. */
  readonly isInMenu: boolean
  readonly status: number | null
  readonly rows: number
  readonly unreadable: number
  readonly faults: readonly Fault[]
  /** One entry per request. */
  readonly milliseconds: readonly number[]
}

/** Calls that take at least this long are slow. */
const slowMilliseconds = 2_000

/** Calls that no page makes: for programs, or in a second form; plain records belong to the portal. */
const madeByNoPage = [
  'account.contentAccessByGet',
  'account.menuByGet',
  'account.pageAccessByGet',
  'administration.listCarriers',
  'finance.account',
  'finance.openInvoices',
  'orders.acknowledgementByQuery',
  'orders.listAllOrders',
  'wip.listAllWip',
]

/** Specified calls that the gateway makes instead of others. */
const inPlaceOfOthers: readonly unknown[] = calls.map(([, { forwardedAs }]) => forwardedAs)

const isSelected = (name: string, call: AnyCall, services: Services) =>
  !(
    call.isOwn ||
    call.isAddition ||
    call.forwardedAs ||
    call.changes ||
    fileIn(call.answer) ||
    call.uploads ||
    call.streams
  ) &&
  !('public' in call.access) &&
  (inPlaceOfOthers.includes(call) || !(madeByNoPage.includes(name) || name.startsWith('data/'))) &&
  services[call.service] !== undefined

/** Returns the 95th percentile; the longest time if there are only a few. */
export const p95Of = (times: readonly number[]) => {
  const sorted = times.toSorted((one, other) => one - other)
  return sorted[Math.max(0, Math.ceil(sorted.length * 0.95) - 1)] ?? 0
}

export const isSlow = ({ milliseconds }: Pick<Checked, 'milliseconds'>) => p95Of(milliseconds) > slowMilliseconds

type Result = Pick<Checked, 'outcome' | 'isInMenu' | 'rows' | 'unreadable'>

/** Returns true if a page would fail: the call has no readable answer, or all rows of it are unreadable. */
export const failsPage = ({ outcome, isInMenu, rows, unreadable }: Result) => {
  if (outcome === 'ok') return rows > 0 && unreadable === rows
  return outcome === 'refused' ? isInMenu : wasAsked({ outcome })
}

/** Returns true for a rejection on a page that this user does not have: other users may read the answer or not. */
export const isUnchecked = (result: Result) => result.outcome === 'refused' && !failsPage(result)

export interface Options extends Asked {
  readonly customerId: number
  readonly timeZone: string
  readonly year: number
  /** Requests per call. */
  readonly times: number
}

export const outcomeOf = (status: number): Outcome => {
  if (status === 404 || status === 405) return 'absent'
  if (status === 403) return 'refused'
  return status >= 200 && status < 300 ? 'ok' : 'failed'
}

interface Read {
  readonly answer: unknown
  readonly isReadable: boolean
  readonly log: FaultLog
}

export const read = (call: AnyCall, wire: unknown, timeZone: string): Read => {
  const log = new FaultLog()
  try {
    return { answer: readTolerantly(call.answer, wire, nameOfCall(call), { log, timeZone }), isReadable: true, log }
  } catch (error) {
    if (!(error instanceof InvalidAnswerError)) throw error
    return { answer: undefined, isReadable: false, log }
  }
}

const pagesOf = ({ access }: AnyCall) => ('pages' in access ? access.pages.map((route) => `/${route}`) : [])

const slugsIn = (menu: unknown): ReadonlySet<string> => {
  const [groups] = (menu ?? [[], []]) as AnswerOf<typeof account.menu>
  return new Set(groups.flatMap(({ items }) => items.map(({ slug }) => slug)))
}

const isIn = (slugs: ReadonlySet<string>, { access }: AnyCall) =>
  'pages' in access && access.pages.some((route) => slugs.has(pageAt(route)?.slug || '/'))

const askAll = async (call: AnyCall, input: Readonly<Record<string, unknown>>, options: Options) => {
  const exchanged: Exchanged[] = []
  for (let time = 0; time < options.times; time += 1) exchanged.push(await exchange(call, input, options))
  return exchanged
}

/**
 * Makes every read call of the pages, in the same form, and returns how each was answered. The answers are kept for
 * further calls.
 */
export const checkCalls = async (
  options: Options,
  answers: Map<string, unknown> = new Map(),
): Promise<readonly Checked[]> => {
  const check = async (name: string, call: AnyCall): Promise<Omit<Checked, 'isInMenu'>> => {
    const about = { call: nameOfCall(call), pages: pagesOf(call) }
    const emptyResult = { status: null, rows: 0, unreadable: 0, faults: [], milliseconds: [] }
    if (call.leavesVisit) return { ...about, ...emptyResult, outcome: 'countsVisit' }
    const input = inputFor(name, call, { ...options, answers })
    if (input === null) return { ...about, ...emptyResult, outcome: 'notAsked' }
    const exchanged = await askAll(call, input, options)
    const milliseconds = exchanged.map((one) => one.milliseconds)
    const { status, wire } = exchanged[0] as Exchanged
    if (exchanged.some((one) => one.status === 401)) throw new Error(`token not accepted: ${about.call} answered 401`)
    const outcome = status === null ? 'failed' : outcomeOf(status)
    if (outcome !== 'ok') return { ...about, ...emptyResult, status, outcome, milliseconds }
    const { answer, isReadable, log } = read(call, wire, options.timeZone)
    answers.set(name, answer)
    return {
      ...about,
      status,
      milliseconds,
      ...log.counts,
      faults: log.faults,
      outcome: isReadable ? 'ok' : 'unreadable',
    }
  }
  const selected = calls.filter(([name, call]) => isSelected(name, call, options.services))
  const checked: { call: AnyCall; result: Omit<Checked, 'isInMenu'> }[] = []
  for (const aboutRecord of [false, true])
    for (const [name, call] of selected)
      if (isAboutRecord(name) === aboutRecord) checked.push({ call, result: await check(name, call) })
  const slugs = slugsIn(answers.get('account.menu'))
  return checked.map(({ call, result }) => ({ ...result, isInMenu: isIn(slugs, call) }))
}

import { globalSearch, type HitKind, hitKinds, type SearchHit, searchPages } from '#schema/home/search.ts'
import { reaches } from '../access/customers.ts'
import { type Context, implement } from '../implement.ts'
import type { Detail, Detailed } from './hits.ts'
import { findCustomers, findPlacedOrders, findRequests, findUsers, namesOf } from './names.ts'
import { findNumbers, maxOfKind, type Numbered, type NumberKind } from './numbers.ts'
import { certificates, heats, jobOrders, loadPapers, loads, packingLists, parts, purchaseOrders } from './orderHits.ts'
import { approvalFiles, bankReferences, concessions, invoices, quotes } from './otherHits.ts'

const details: Readonly<Record<NumberKind, Detailed>> = {
  purchaseOrder: purchaseOrders,
  jobOrder: jobOrders,
  part: parts,
  heat: heats,
  testedHeat: loadPapers,
  certificate: certificates,
  serial: certificates,
  packingList: packingLists,
  invoice: invoices,
  billOfLading: loadPapers,
  tracking: loads,
  quote: quotes,
  bankReference: bankReferences,
  concession: concessions,
  approvalFile: approvalFiles,
}

type Finding = Context<typeof globalSearch.search>

/** Their records are texts, even if they consist of digits. */
const withTextKey: readonly NumberKind[] = ['testedHeat', 'billOfLading', 'packingList', 'certificate', 'serial']

const isNumberKind = (kind: HitKind): kind is NumberKind => kind in details

/** Several rows of a kind can have the same number, such as a tracking number; it is listed once. */
const firstOfEach = (numbers: readonly Numbered[], found: ReadonlyMap<string, Detail>) => {
  const seen = new Set<string>()
  return numbers.filter(({ record, number }) => {
    const detail = found.get(record)
    const key = `${detail?.name ?? number} ${detail?.customerId}`
    const isNew = detail !== undefined && !seen.has(key)
    seen.add(key)
    return isNew
  })
}

const hitsOf = async ({ db, dialect, clock, caller }: Finding, kind: NumberKind, numbers: readonly Numbered[]) => {
  const hasText = withTextKey.includes(kind)
  const records = dialect.listOf(numbers.map(({ record }) => (hasText ? record : Number(record))))
  const rows = await details[kind](db, { records, today: clock.today() }, dialect.name)
  const own = rows.filter(({ customerId }) => reaches(caller, [customerId]))
  const found = new Map(own.map((row) => [String(row.record), row]))
  return firstOfEach(numbers, found)
    .slice(0, maxOfKind)
    .map(({ record, number, isExact }) => {
      const { about, key = null, name, state = null, customerId } = found.get(record) as Detail
      return { kind, number: name ?? number, about, key, customerId, customer: null, state, isExact }
    })
}

const ofNobody = { customerId: null, customer: null, state: null, isExact: false } as const

const namedCustomers = async ({ db, caller, input }: Finding): Promise<SearchHit[]> => {
  if (caller.customers !== 'all') return []
  const rows = await findCustomers(db, input.text)
  return rows.map(({ id, name, about, isExact }) => ({
    ...ofNobody,
    isExact,
    kind: 'customer',
    number: name,
    about,
    key: String(id),
    customerId: id,
  }))
}

const namedUsers = async (context: Finding): Promise<SearchHit[]> => {
  const rows = await findUsers(context, context.input.text)
  return rows.map(({ id, name, email }) => ({ ...ofNobody, kind: 'user', number: name, about: email, key: String(id) }))
}

const placedOrders = async (context: Finding): Promise<SearchHit[]> => {
  const rows = await findPlacedOrders(context, context.input.text)
  return rows.map(({ number, name, customerId, isExact }) => ({
    ...ofNobody,
    kind: 'placedOrder',
    number: name,
    about: number,
    key: number,
    customerId,
    isExact,
  }))
}

const requests = async (context: Finding): Promise<SearchHit[]> => {
  const rows = await findRequests(context, context.input.text)
  return rows.map(({ subject, ...row }) => ({ ...ofNobody, ...row, kind: 'request', about: subject, key: row.number }))
}

/** Kinds with an exact match come first. */
const sorted = (all: readonly SearchHit[]) => {
  const exact = new Set(all.filter(({ isExact }) => isExact).map(({ kind }) => kind))
  const rank = ({ kind }: SearchHit) => hitKinds.indexOf(kind) - (exact.has(kind) ? hitKinds.length : 0)
  return all.toSorted((left, right) => rank(left) - rank(right))
}

export const search = async (context: Finding) => {
  const pages = await context.openPages([...new Set(Object.values(searchPages).flat())])
  const kinds = hitKinds.filter((kind) => searchPages[kind].every((page) => pages.includes(page)))
  const numbers = await findNumbers(context, kinds.filter(isNumberKind), context.input.text)
  const byKind = Object.entries(Object.groupBy(numbers, ({ kind }) => kind)) as [NumberKind, Numbered[]][]
  const finding = [
    ...byKind.map(([kind, some]): Promise<SearchHit[]> => hitsOf(context, kind, some)),
    ...(kinds.includes('customer') ? [namedCustomers(context)] : []),
    ...(kinds.includes('placedOrder') ? [placedOrders(context)] : []),
    ...(kinds.includes('request') ? [requests(context)] : []),
    ...(kinds.includes('user') ? [namedUsers(context)] : []),
  ]
  const found = (await Promise.all(finding)).flat()
  const names = await namesOf(
    context,
    found.flatMap(({ customerId }) => customerId ?? []),
  )
  return sorted(
    found.map((hit) => ({ ...hit, customer: hit.customerId === null ? null : (names.get(hit.customerId) ?? null) })),
  )
}

export const searchCalls = implement('globalSearch', globalSearch, { search })

import { auth, read, write } from '../call.ts'
import { entity, keyedEntity, type RowOf, rows } from '../entity.ts'
import { day, flag, integer, money, nullable, text, wordOf } from '../kinds.ts'
import { type WaitingKind, waitingKind, waitingKindNames } from './waitingKinds.ts'

const kindField = wordOf('kind', ...waitingKindNames)

/** So many rows of each kind are told; the others are counted. */
export const mostWaitingRows = 3

/** One thing that waits. */
export const waitingRow = keyedEntity('waitingRow', 'key', {
  /** What it is called by where it is marked as done. */
  key: text('key', { max: 200 }),
  /** Its number, or its name. */
  number: text('number', { mayBeEmpty: true }),
  about: text('about', { mayBeEmpty: true, isMultiline: true }),
  /** What its page is asked for, where the number does not say it. */
  place: nullable(text('place')),
  customerId: nullable(integer('customerId')),
  customer: nullable(text('customer')),
  /** Since when it waits, or until when: as its kind has it. */
  day: nullable(day('day')),
  amount: nullable(money('amount')),
})
export type WaitingRow = RowOf<typeof waitingRow>

/** What waits of one kind: how much, and the first of it. */
const waitingGroup = keyedEntity('waitingGroup', 'kind', {
  kind: kindField,
  count: integer('count', { min: 1 }),
  rows: rows('rows', waitingRow),
})
export type WaitingGroup = RowOf<typeof waitingGroup>

const waitingAll = entity('waiting', { count: integer('count', { min: 0 }), groups: rows('groups', waitingGroup) })
export type Waiting = RowOf<typeof waitingAll>

/** The address, below `/forge`, of the very spot where a thing waits; it names its customer, unless that is this one. */
export const waitingAddress = (kind: WaitingKind, row: Omit<WaitingRow, 'key'>, customer: number | null = null) => {
  const address = waitingKind(kind).address(row)
  if (row.customerId === null || row.customerId === customer) return address
  return `${address}${address.includes('?') ? '&' : '?'}fcid=${row.customerId}`
}

const markable = waitingKindNames.filter((kind) => waitingKind(kind).isMarked)
const markPages = [...new Set(markable.flatMap((kind) => waitingKind(kind).pages))]

/** How often what waits is sent by mail. */
export const digestFrequencies = ['off', 'daily', 'weekly'] as const
const frequency = wordOf('frequency', ...digestFrequencies)
const language = wordOf('language', 'en', 'es')

/** What waits for the caller, and the mail that tells of it. */
export const waiting = {
  /** Kinds of which nothing waits are left out. */
  list: read('GET', '/api/Waiting', {
    isAddition: true,
    access: { signedIn: true, owner: 'caller' },
    answer: waitingAll,
  }),
  /** What has no end of its own is taken as done, for everybody whom it waits for. */
  markDone: write('POST', '/api/Waiting/done', {
    isAddition: true,
    access: { pages: markPages, owner: 'staff' },
    body: entity('waitingDone', { kind: kindField, key: waitingRow.fields.key }),
    answer: entity('waitingMarked', { message: text('message') }),
  }),
  /** How often the caller is sent what waits; not offered where users or data are a company's services' own. */
  getDigest: auth('GET', '/api/digest/', {
    access: { pages: ['user-profile'], owner: 'caller' },
    isOwn: true,
    answer: entity('digest', { isOffered: flag('isOffered'), frequency, language }),
  }),
  editDigest: auth('POST', '/api/digest/', {
    access: { pages: ['user-profile'], owner: 'caller' },
    body: entity('digestChoice', { frequency, language }),
    isOwn: true,
    answer: entity('digestChosen', { message: text('message') }),
  }),
}

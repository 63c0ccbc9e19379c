import { auth, read, write } from '../call.ts'
import { entity, keyedEntity, type RowOf, rows } from '../entity.ts'
import { day, flag, integer, money, nullable, text, wordOf } from '../kinds.ts'
import { type WaitingKind, waitingKind, waitingKindNames } from './waitingKinds.ts'

const kindField = wordOf('kind', ...waitingKindNames)

/** Maximum rows returned per kind; further ones are only counted. */
export const mostWaitingRows = 3

export const waitingRow = keyedEntity('waitingRow', 'key', {
  /** Identifies the task when it is marked as done. */
  key: text('key', { max: 200 }),
  number: text('number', { mayBeEmpty: true }),
  about: text('about', { mayBeEmpty: true, isMultiline: true }),
  /** Parameter for the page if `number` does not suffice. */
  place: nullable(text('place')),
  customerId: nullable(integer('customerId')),
  customer: nullable(text('customer')),
  /** Start date or due date of the task, depending on its kind. */
  day: nullable(day('day')),
  amount: nullable(money('amount')),
})
export type WaitingRow = RowOf<typeof waitingRow>

const waitingGroup = keyedEntity('waitingGroup', 'kind', {
  kind: kindField,
  count: integer('count', { min: 1 }),
  rows: rows('rows', waitingRow),
})
export type WaitingGroup = RowOf<typeof waitingGroup>

const waitingAll = entity('waiting', { count: integer('count', { min: 0 }), groups: rows('groups', waitingGroup) })
export type Waiting = RowOf<typeof waitingAll>

/** Address of a task below `/forge`; includes its customer unless that is the current one. */
export const waitingAddress = (kind: WaitingKind, row: Omit<WaitingRow, 'key'>, customer: number | null = null) => {
  const address = waitingKind(kind).address(row)
  if (row.customerId === null || row.customerId === customer) return address
  return `${address}${address.includes('?') ? '&' : '?'}fcid=${row.customerId}`
}

const markable = waitingKindNames.filter((kind) => waitingKind(kind).isMarked)
const markPages = [...new Set(markable.flatMap((kind) => waitingKind(kind).pages))]

export const digestFrequencies = ['off', 'daily', 'weekly'] as const
const frequency = wordOf('frequency', ...digestFrequencies)
const language = wordOf('language', 'en', 'es')

export const waiting = {
  /** Omits kinds without tasks. */
  list: read('GET', '/api/Waiting', {
    isAddition: true,
    access: { signedIn: true, owner: 'caller' },
    answer: waitingAll,
  }),
  /** Marks a task without a natural end as done for all its recipients. */
  markDone: write('POST', '/api/Waiting/done', {
    isAddition: true,
    access: { pages: markPages, owner: 'staff' },
    body: entity('waitingDone', { kind: kindField, key: waitingRow.fields.key }),
    answer: entity('waitingMarked', { message: text('message') }),
  }),
  /** Frequency of the caller's task e-mails; not offered if a company's services provide users or data. */
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

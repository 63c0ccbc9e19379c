import type { Fields } from '../entity.ts'
import type { Schema } from '../fields.ts'
import { taskKindNames } from '../home/taskKinds.ts'
import { mailChoices } from '../home/tasks.ts'
import { day, flag, inches, instant, integer, money, text, wordOf } from '../kinds.ts'
import { isChosen } from '../logistics/loadMails.ts'
import { type RecordName, recordTypeOf } from '../records/index.ts'
import { reference } from '../records/record.ts'

const words = (name: string) => text(name, { mayBeEmpty: true, isMultiline: true })
const many = (...names: readonly string[]): Fields => Object.fromEntries(names.map((name) => [name, words(name)]))
/** Parts of a file that only prove its content. */
const proof = { size: null, sha256: null }

/** Audited record other than a user, and other than a record of Data. */
interface AuditedRecord {
  /** Audited fields; null hides a field, such as an internal number. */
  readonly fields: Readonly<Record<string, Schema | null>>
}

/** By the words that begin the audited name: `concession 4` is the concession with the number 4. */
export const auditedRecords = {
  answerFault: { fields: { isMuted: flag('isMuted'), ...many('note') } },
  'approval file': { fields: many('child') },
  'approval folder': {
    fields: {
      ...many('comment', 'child', 'file', 'files', 'approval', 'partNumber'),
      typeId: reference('typeId', 'approvalTypes'),
    },
  },
  'bank reference': {
    fields: { total: money('total'), cancelledOn: day('cancelledOn'), ...many('invoices', 'notes', 'reason') },
  },
  bar: {
    fields: { isApproved: flag('isApproved'), ...many('approved', 'refused'), ...proof },
  },
  batch: {
    fields: Object.fromEntries(
      ['deleted', 'signedIn', 'changed', 'notManageable', 'alreadyDeleted'].map((name) => [name, integer(name)]),
    ),
  },
  /** Further fields are the customers of the budget. Amounts are audited as texts, in thousands. */
  budget: { fields: many('total') },
  /** A change of several records at once. */
  bulk: { fields: { changed: integer('changed'), left: integer('left') } },
  budgetLink: {
    fields: { year: integer('year'), sellerId: reference('sellerId', 'contacts'), expiresAt: instant('expiresAt') },
  },
  concession: {
    fields: { ...many('customerComment', 'providerComment', 'approval', 'reason'), ...proof },
  },
  digest: {
    fields: { frequency: wordOf('frequency', 'off', 'daily', 'weekly'), language: wordOf('language', 'en', 'es') },
  },
  document: { fields: { ...many('name'), ...proof } },
  import: {
    fields: {
      ...Object.fromEntries(
        ['rows', 'added', 'changed', 'removed', 'restored', 'readded', 'skipped'].map((name) => [name, integer(name)]),
      ),
      /** Number of the run, and of the undone one. */
      run: null,
      undone: null,
    },
  },
  jobOrder: {
    fields: {
      commitment: day('commitment'),
      status: wordOf('status', 'late', 'delayed', 'onTime', 'inTransit', 'delivered', 'deviationRequest'),
      ...many('comment', 'mode', 'customer_comment', 'seller_comment'),
      confirmed_on: day('confirmed_on'),
      seller_date: day('seller_date'),
    },
  },
  key: { fields: many('name') },
  offer: { fields: { status: wordOf('status', '1', '2', '3', '4', '5'), ...many('invoice'), ...proof } },
  orderRequest: { fields: { ...many('name', 'file'), total: money('total'), lines: null } },
  'payment promise': { fields: { payOn: day('payOn') } },
  quote: {
    fields: {
      quote_id: null,
      position: integer('position'),
      quantity: integer('quantity'),
      price: money('price'),
      weeks: integer('weeks'),
      shape: wordOf('shape', 'ring', 'disc', 'bar', 'block'),
      outer_diameter: inches('outer_diameter'),
      inner_diameter: inches('inner_diameter'),
      length: inches('length'),
      ...many('spec', 'treatment', 'machining', 'ultrasonic', 'holes', 'address'),
      ...many('feedback', 'requote', 'mailedTo'),
    },
  },
  request: {
    fields: {
      state: wordOf('state', 'open', 'answered', 'closed'),
      answer: wordOf('answer', 'accepted', 'declined', 'counterOffer'),
      amount: money('amount'),
      day: day('day'),
      settledOn: day('settledOn'),
      quantity: integer('quantity'),
      ...many('subject', 'message', 'files'),
    },
  },
  loadMails: { fields: { isChosen } },
  taskMails: { fields: { kind: wordOf('kind', ...taskKindNames), choice: wordOf('choice', ...mailChoices) } },
  tracking: { fields: { eta: day('eta') } },
  waiting: { fields: { isDone: flag('isDone') } },
} as const satisfies Readonly<Record<string, AuditedRecord>>

export type AuditedKind = keyof typeof auditedRecords

/** Name under which a record is audited. */
export type AuditedName = `${AuditedKind | 'user'} ${string}`

/** The same for a record of Data: its type and number, or key. */
export type AuditedRecordName = `${RecordName} ${string}`

const kinds = Object.keys(auditedRecords) as readonly AuditedKind[]

interface NamedRecord {
  readonly kind: string
  /** Number or other name of the record. */
  readonly id: string
}

/** Splits `approval folder 7`; kinds may have two words. */
export const recordNamed = (name: string): NamedRecord => {
  const found = kinds.find((kind) => name.startsWith(`${kind} `))
  const kind = found ?? name.slice(0, Math.max(0, name.indexOf(' ')))
  return { kind, id: name.slice(kind.length + 1) }
}

const auditedRecordOf = (kind: string): AuditedRecord | undefined =>
  Object.hasOwn(auditedRecords, kind) ? auditedRecords[kind as AuditedKind] : undefined

/** Field of an audited record; null if it is hidden, undefined if it is unknown. */
export const auditedField = (kind: string, name: string): Schema | null | undefined => {
  const type = recordTypeOf(kind)
  if (!type) return auditedRecordOf(kind)?.fields[name]
  // The photo is not a field of the record, and its media type is no name of it.
  if (name === 'photo') return words('photo')
  return name === 'id' ? null : type.entity.fields[name]
}

import type { AnyCall } from '../call.ts'
import type { IssueCode } from '../checks/issues.ts'
import type { Codec, Entity } from '../entity.ts'
import type { RecordShape } from '../kinds.ts'

/** What a fault costs: the page or part that asked, the row, the cell, or nothing but its colour. */
export const harms = ['page', 'row', 'cell', 'shown'] as const
export type Harm = (typeof harms)[number]

/** What can be wrong with a value of an answer. */
export const faultKinds = ['required', 'type', 'day', 'instant', 'choice'] as const satisfies readonly IssueCode[]
export type FaultKind = (typeof faultKinds)[number]

/** A fault of an answer: where and what it is, never the value. */
export interface Fault {
  /** `record.field`, the key of an envelope, or `answer`. */
  readonly field: string
  readonly kind: FaultKind
  readonly harm: Harm
  /** How many values have it. */
  readonly count: number
  /** The positions of the first rows that have it, from 1; none outside of a list. */
  readonly rows: readonly number[]
}

/** The name of an answer that is of another form than its envelope. */
export const wholeAnswer = 'answer'

/** The key of an envelope that holds JSON as a text. */
export const textKey = 'value'

const mostRows = 5

/** Keeps what is found wrong while an answer is read. */
export class FaultLog {
  readonly #found = new Map<string, Fault & { count: number; readonly rows: number[] }>()
  #rows = 0
  #unread = 0

  add(field: string, kind: FaultKind, harm: Harm, row: number | null) {
    const key = `${field} ${kind} ${harm}`
    const fault = this.#found.get(key) ?? { field, kind, harm, count: 0, rows: [] }
    this.#found.set(key, fault)
    fault.count += 1
    if (row !== null && fault.rows.length < mostRows && fault.rows.at(-1) !== row) fault.rows.push(row)
  }

  /** Counts rows of a list, and those of them that were left out. */
  countRows(rows: number, unread: number) {
    this.#rows += rows
    this.#unread += unread
  }

  get faults(): readonly Fault[] {
    return [...this.#found.values()]
  }

  /** How many rows came in the lists of the answer, and how many of them could not be read. */
  get counts() {
    return { rows: this.#rows, unread: this.#unread }
  }
}

const isRecord = (codec: object): codec is Entity => 'fields' in codec

const fieldsOf = ({ name, fields }: RecordShape): string[] => [
  name,
  ...Object.entries(fields).flatMap(([key, { inner }]) => [`${name}.${key}`, ...(inner ? fieldsOf(inner) : [])]),
]

const placesIn = (codec: Codec<unknown>): string[] => {
  if (isRecord(codec)) return fieldsOf(codec)
  const { form } = codec
  if (!form || 'field' in form) return []
  if (form.is === 'either') return form.keys.flatMap(({ key, of }) => [key, ...placesIn(of)])
  if (form.is === 'pair') return form.of.flatMap(placesIn)
  if (form.is === 'key') return [form.key, ...placesIn(form.of)]
  return form.is === 'text' ? [textKey, ...placesIn(form.of)] : placesIn(form.of)
}

/** Every name that a fault of a call's answer can have; a report of any other is made up. */
export const placesOf = ({ answer }: Pick<AnyCall, 'answer'>): ReadonlySet<string> =>
  new Set([wholeAnswer, ...placesIn(answer)])

import type { AnyCall } from '../call.ts'
import type { IssueCode } from '../checks/issues.ts'
import { type Entity, isEntity } from '../entity.ts'
import { infoOf, type Schema } from '../fields.ts'
import { formOf } from '../wire/envelope.ts'

/** Extent of a fault: the page or part that made the request, the row, the cell, or only its colour. */
export const harms = ['page', 'row', 'cell', 'shown'] as const
export type Harm = (typeof harms)[number]

export const faultKinds = ['required', 'type', 'day', 'instant', 'choice'] as const satisfies readonly IssueCode[]
export type FaultKind = (typeof faultKinds)[number]

/** A fault of an answer: its place and kind, never the value. */
export interface Fault {
  /** `record.field`, the key of an envelope, or `answer`. */
  readonly field: string
  readonly kind: FaultKind
  readonly harm: Harm
  /** Number of values with this fault. */
  readonly count: number
  /** Positions of the first rows with it, from 1; empty outside of lists. */
  readonly rows: readonly number[]
}

/** Parts that are missing from totals. */
export interface Unreadable {
  /** Records whose rows were omitted, for example `cuttingEnd`. */
  readonly records: readonly string[]
  /** Fields with unreadable cells, for example `cuttingEnd.weight`. */
  readonly fields: readonly string[]
}

/** Place name for an answer whose form differs from its envelope. */
export const wholeAnswer = 'answer'

/** Key of an envelope that contains JSON as text. */
export const textKey = 'value'

const maxRows = 5

/** Collects the faults found while an answer is read. */
export class FaultLog {
  readonly #found = new Map<string, Fault & { count: number; readonly rows: number[] }>()
  #rows = 0
  #unreadable = 0

  add(field: string, kind: FaultKind, harm: Harm, row: number | null) {
    const key = `${field} ${kind} ${harm}`
    const fault = this.#found.get(key) ?? { field, kind, harm, count: 0, rows: [] }
    this.#found.set(key, fault)
    fault.count += 1
    if (row !== null && fault.rows.length < maxRows && fault.rows.at(-1) !== row) fault.rows.push(row)
  }

  /** Counts the rows of a list and its omitted rows. */
  countRows(rows: number, unreadable: number) {
    this.#rows += rows
    this.#unreadable += unreadable
  }

  get faults(): readonly Fault[] {
    return [...this.#found.values()]
  }

  /** Number of rows in the lists of the answer, and of those that could not be read. */
  get counts() {
    return { rows: this.#rows, unreadable: this.#unreadable }
  }
}

const fieldsOf = ({ name, fields }: Entity): string[] => [
  name,
  ...Object.entries(fields).flatMap(([key, field]) => {
    const { inner } = infoOf(field)
    return [`${name}.${key}`, ...(inner ? fieldsOf(inner) : [])]
  }),
]

const placesIn = (schema: Schema): string[] => {
  if (isEntity(schema)) return fieldsOf(schema)
  const form = formOf(schema)
  if (!form || 'field' in form) return []
  if (form.is === 'either') return form.keys.flatMap(({ key, of }) => [key, ...placesIn(of)])
  if (form.is === 'pair') return form.of.flatMap(placesIn)
  if (form.is === 'key') return [form.key, ...placesIn(form.of)]
  return form.is === 'text' ? [textKey, ...placesIn(form.of)] : placesIn(form.of)
}

/** All places that faults of a call's answer can have; a report with any other is invalid. */
export const placesOf = ({ answer }: Pick<AnyCall, 'answer'>): ReadonlySet<string> =>
  new Set([wholeAnswer, ...placesIn(answer)])

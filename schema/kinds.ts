import type * as z from 'zod/mini'
import { centsOfThousands, toCents, toGrams } from '../values/amounts.ts'
import { thousandsOfCents } from '../values/formats.ts'
import type { Cents, Day, Instant } from '../values/types.ts'

export type { Cents, Day, Instant } from '../values/types.ts'

import { characters, controlInLine, controlInLines, emailPattern, unseenOnly } from './checks/characters.ts'
import { type IssueCode, issueText } from './checks/issues.ts'
import type { Validators } from './checks/validators.ts'
import type { StoryNumber } from './orders/storyAddress.ts'

export type KindName =
  | 'text'
  | 'email'
  | 'secret'
  | 'integer'
  | 'quantity'
  | 'money'
  | 'thousands'
  | 'kilograms'
  | 'pounds'
  | 'inches'
  | 'percent'
  | 'day'
  | 'instant'
  | 'flag'
  | 'oneOf'
  | 'document'
  | 'documents'
  | 'many'
  | 'rows'

/** A record's fields by their names in the program, and which of them identify it. */
export interface RecordShape {
  readonly name: string
  readonly fields: Readonly<Record<string, Field>>
  readonly key: readonly string[]
}

/** Bounds of a value: characters of a text, size of a number, entries of a list. */
export interface Limits {
  readonly min?: number
  readonly max?: number
}

/**
 * One field: its kind, its name on the wire and both directions of its translation.
 * `schema` is the strict form for inputs; `is` is the cheap check for answers, of which there may be many.
 */
export interface Field<T = unknown, Optional extends boolean = boolean> {
  readonly kind: KindName
  readonly wire: string
  readonly limits: Limits
  readonly isRequired: boolean
  readonly isNullable: boolean
  readonly isOptional: Optional
  readonly isMultiline: boolean
  readonly words: readonly string[]
  /** What it is the number of. */
  readonly numberOf?: StoryNumber
  /** Of a list of values: one of them. */
  readonly item?: Field
  /** Of rows inside a record: one of them. */
  readonly inner?: RecordShape
  readonly schema: (validators: Validators) => z.ZodMiniType
  is(wire: unknown): boolean
  decode(wire: unknown): T
  encode(value: T): unknown
}

export type ValueOf<F> = F extends Field<infer T> ? T : never

const asIssue = (code: IssueCode, limit?: number) => ({ error: issueText(code, limit) })

/** A missing value and a value of the wrong type are told apart. */
export const typeError = {
  error: (issue: { input?: unknown }) => (issue.input === undefined || issue.input === null ? 'required' : 'type'),
}

type Basis<T> = Pick<Field<T>, 'kind' | 'wire' | 'schema' | 'is'> & Partial<Field<T>>

const field = <T>(basis: Basis<T>): Field<T, false> => ({
  limits: {},
  isRequired: true,
  isNullable: false,
  isMultiline: false,
  words: [],
  decode: (wire) => wire as T,
  encode: (value) => value,
  ...basis,
  isOptional: false,
})

const isText = (wire: unknown) => typeof wire === 'string'
const isNumber = (wire: unknown) => typeof wire === 'number' && Number.isFinite(wire)

export interface TextLimits extends Limits {
  /** The empty text is an answer like any other. */
  readonly mayBeEmpty?: boolean
  readonly isMultiline?: boolean
}

/**
 * Text as people type it: trimmed, well-formed, without control characters, with something to see, at most 255
 * characters unless said otherwise.
 */
export const text = (wire: string, limits: TextLimits = {}) => {
  const { min = 0, max = 255, mayBeEmpty = false, isMultiline = false } = limits
  return field<string>({
    kind: 'text',
    wire,
    limits: { min, max },
    isRequired: !mayBeEmpty,
    isMultiline,
    schema: (z) =>
      z.string(typeError).check(
        z.trim(),
        // A character has at most two units: what is far too long is not looked at character by character.
        z.refine((value) => value.length <= 2 * max, { ...asIssue('tooLong', max), abort: true }),
        z.refine((value) => mayBeEmpty || !unseenOnly.test(value), asIssue('required')),
        z.refine((value) => characters(value) >= min || value === '', asIssue('tooShort', min)),
        z.refine((value) => characters(value) <= max, asIssue('tooLong', max)),
        z.refine((value) => !(isMultiline ? controlInLines : controlInLine).test(value), asIssue('control')),
        z.refine((value) => value.isWellFormed(), asIssue('surrogate')),
      ),
    is: isText,
  })
}

/**
 * Text as it came, neither trimmed nor judged: a cell of somebody's spreadsheet, whose faults are told in the answer
 * instead of refusing the call. At most 4,000 UTF-16 units unless said otherwise.
 */
export const raw = (wire: string, { max = 4000 }: Limits = {}) =>
  field<string>({
    kind: 'text',
    wire,
    limits: { max },
    isRequired: false,
    schema: (z) => z.string(typeError).check(z.refine((value) => value.length <= max, asIssue('tooLong', max))),
    is: isText,
  })

/** An e-mail address, at most 254 characters. */
export const email = (wire: string, { mayBeEmpty = false } = {}) => {
  const plain = text(wire, { max: 254, mayBeEmpty })
  const isAddress = (value: unknown) => value === '' || emailPattern.test(String(value))
  return {
    ...plain,
    kind: 'email' as const,
    schema: (z: Validators) => plain.schema(z).check(z.refine(isAddress, asIssue('email'))),
  }
}

/** A password or token: taken as typed, never trimmed, never shown, never logged. */
export const secret = (wire: string, { max = 256 }: Limits = {}) =>
  field<string>({
    kind: 'secret',
    wire,
    limits: { max },
    schema: (z) =>
      z.string(typeError).check(
        z.refine((value) => value !== '', asIssue('required')),
        z.refine((value) => value.length <= max, asIssue('tooLong', max)),
        z.refine((value) => !/\p{Cc}/u.test(value), asIssue('control')),
        z.refine((value) => value.isWellFormed(), asIssue('surrogate')),
      ),
    is: isText,
  })

const number = (kind: KindName, wire: string, limits: Limits, isWhole: boolean) => {
  const { min = -Number.MAX_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER } = limits
  return field<number>({
    kind,
    wire,
    limits,
    schema: (z) =>
      z.number(typeError).check(
        z.refine((value) => !isWhole || Number.isInteger(value), asIssue('type')),
        z.refine((value) => value >= min, asIssue('min', min)),
        z.refine((value) => value <= max, asIssue('max', max)),
      ),
    is: isWhole ? (wireValue) => Number.isInteger(wireValue) : isNumber,
  })
}

/** What both databases hold as a whole number. */
const whole = { min: -(2 ** 31), max: 2 ** 31 - 1 }

/** A whole number: an id, a count. */
export const integer = (wire: string, limits: Limits = {}) => number('integer', wire, { ...whole, ...limits }, true)
/** Pieces. */
export const quantity = (wire: string) => number('quantity', wire, {}, false)
/** A weight: decimal kilograms on the wire, whole grams inside. */
export const kilograms = (wire: string) => ({
  ...number('kilograms', wire, {}, false),
  decode: (value: unknown) => toGrams(value as number),
  encode: (grams: number) => grams / 1000,
})
export const pounds = (wire: string) => number('pounds', wire, {}, false)
export const inches = (wire: string, limits: Limits = {}) => number('inches', wire, limits, false)
/** 0 to 100; -1 where the specification says so ('NS'). */
export const percent = (wire: string) => number('percent', wire, {}, false)

/** An amount in US dollars: a decimal on the wire, integer cents inside. */
export const money = (wire: string) => ({
  ...number('money', wire, {}, false),
  decode: (value: unknown) => toCents(value as number),
  encode: (value: Cents) => value / 100,
})

/**
 * An amount in thousands of US dollars with two decimals, as budgets are planned (DECISIONS Q16): a decimal on the wire
 * and on the screen, integer cents inside, in steps of 1,000.
 */
export const thousands = (wire: string, limits: Limits = {}) => ({
  ...number('thousands', wire, limits, false),
  decode: (value: unknown) => centsOfThousands(value as number),
  encode: thousandsOfCents,
})

const dayPattern = /^(\d{4})-(\d\d)-(\d\d)$/
const monthDays = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
/** A day that every month has. */
const everyMonths = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])$/

/** Whether a text is a date of the calendar, `2026-11-21`. */
export const isDay = (value: string) => everyMonths.test(value) || isLateDay(value)

const isLateDay = (value: string) => {
  const [, year, month, day] = dayPattern.exec(value) ?? []
  if (!year) return false
  const isLeap = Number(year) % 4 === 0 && (Number(year) % 100 !== 0 || Number(year) % 400 === 0)
  const last = month === '02' && !isLeap ? 28 : (monthDays[Number(month) - 1] ?? 0)
  return Number(day) >= 1 && Number(day) <= last
}

/** A date without a time. A wire value with a time keeps its date: the time of a date-only column means nothing. */
export const day = (wire: string) =>
  field<Day>({
    kind: 'day',
    wire,
    schema: (z) => z.string(typeError).check(z.refine((value) => isDay(value.slice(0, 10)), asIssue('day'))),
    is: (value) => typeof value === 'string' && isDay(value.slice(0, 10)),
    decode: (value) => (value as string).slice(0, 10) as Day,
  })

/** How a date is written day first, with this between its parts. */
const dayFirst = (between: '' | '-') => {
  const pattern = new RegExp(`^(\\d\\d)${between}(\\d\\d)${between}(\\d{4})$`)
  const read = (text: string) => text.replace(pattern, '$3-$2-$1') as Day
  const isWritten = (value: unknown) => typeof value === 'string' && pattern.test(value) && isDay(read(value))
  const write = (value: Day) => value.replace(dayPattern, `$3${between}$2${between}$1`)
  return { read, isWritten, write }
}

const compact = dayFirst('')

/** A date in a path or query as the order calls take it, `21112026`; the text `null` for none (spec 2 §7, DECISIONS F5). */
export const compactDay = (wire: string) => {
  const is = (value: unknown) => value === 'null' || compact.isWritten(value)
  return field<Day | null>({
    kind: 'day',
    wire,
    isNullable: true,
    schema: (z) => z.string(typeError).check(z.refine(is, asIssue('day'))),
    is,
    decode: (value) => (value === 'null' ? null : compact.read(value as string)),
    encode: (value) => (value === null ? 'null' : compact.write(value)),
  })
}

const dashed = dayFirst('-')

/** A date as the search for shipments takes it, `21-11-2026` (spec 2 §7). */
export const dashedDay = (wire: string) =>
  field<Day>({
    kind: 'day',
    wire,
    schema: (z) => z.string(typeError).check(z.refine(dashed.isWritten, asIssue('day'))),
    is: dashed.isWritten,
    decode: (value) => dashed.read(value as string),
    encode: dashed.write,
  })

const instantPattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/
const isInstant = (value: string) => instantPattern.test(value) && !Number.isNaN(Date.parse(value))

/** A moment, in UTC inside. */
export const instant = (wire: string) =>
  field<Instant>({
    kind: 'instant',
    wire,
    schema: (z) => z.string(typeError).check(z.refine(isInstant, asIssue('instant'))),
    is: (value) => typeof value === 'string' && isInstant(value),
    decode: (value) => new Date(value as string).toISOString() as Instant,
  })

export const flag = (wire: string) =>
  field<boolean>({
    kind: 'flag',
    wire,
    schema: (z) => z.boolean(typeError),
    is: (value) => typeof value === 'boolean',
  })

/**
 * A code on the wire, a word inside: `oneOf('isforge', { 1: 'forge', 2: 'aerospace' })`. Codes that look like numbers
 * are numbers.
 */
export const oneOf = <const Words extends Record<string | number, string>>(wire: string, words: Words) => {
  type Word = Words[keyof Words]
  const codeOf = new Map(
    Object.entries(words).map(([code, word]) => [word, /^-?\d+$/.test(code) ? Number(code) : code]),
  )
  const codes = [...codeOf.values()]
  return field<Word>({
    kind: 'oneOf',
    wire,
    words: [...codeOf.keys()],
    schema: (z) =>
      z.union(
        codes.map((code) => z.literal(code)),
        { error: (issue) => (issue.input === undefined || issue.input === null ? 'required' : 'choice') },
      ),
    is: (value) => codes.includes(value as string | number),
    decode: (value) => words[value as keyof Words] as Word,
    encode: (value) => codeOf.get(value),
  })
}

/** One of these words, alike on the wire and inside. */
export const wordOf = <const Word extends string>(wire: string, ...words: readonly Word[]) =>
  oneOf(wire, Object.fromEntries(words.map((word) => [word, word])) as { readonly [K in Word]: K })

/** The link of a document that the portal hands out. */
export const document = (wire: string) => ({ ...text(wire, { max: 2000 }), kind: 'document' as const })

/** Any number of links, comma-separated on the wire. */
export const documents = (wire: string) =>
  field<string[]>({
    kind: 'documents',
    wire,
    schema: (z) => z.string(typeError),
    is: isText,
    decode: (value) => (value === '' ? [] : (value as string).split(',')),
    encode: (value) => value.join(','),
  })

/** A list of one kind's values, at most 1,000 unless said otherwise. */
export const many = <T>(item: Field<T>, { max = 1000 }: Limits = {}) =>
  field<T[]>({
    kind: 'many',
    wire: item.wire,
    limits: { max },
    item,
    schema: (z) =>
      z.array(item.schema(z), typeError).check(z.refine((values) => values.length <= max, asIssue('tooMany', max))),
    is: (value) => Array.isArray(value) && value.every((entry) => item.is(entry)),
    decode: (value) => (value as unknown[]).map((entry) => item.decode(entry)),
    encode: (values) => values.map((entry) => item.encode(entry)),
  })

/** Two values of one kind, such as the ends of a period. */
export const pairOf = <T>(item: Field<T>) => {
  const isPair = (wire: unknown): wire is readonly unknown[] => Array.isArray(wire) && wire.length === 2
  return field<readonly [T, T]>({
    kind: item.kind,
    wire: item.wire,
    limits: item.limits,
    schema: (z) => z.array(item.schema(z), typeError).check(z.refine(isPair, asIssue('type'))),
    is: (wire) => isPair(wire) && wire.every((entry) => item.is(entry)),
    decode: (wire) => (wire as unknown[]).map((entry) => item.decode(entry)) as [T, T],
    encode: (pair) => pair.map((entry) => item.encode(entry)),
  })
}

/** One value for each month of a year, January first. */
export const monthly = <T>(item: Field<T>) => {
  const values = many(item, { max: 12 })
  const isYear = (entries: unknown) => Array.isArray(entries) && entries.length === 12
  return {
    ...values,
    schema: (z: Validators) => values.schema(z).check(z.refine(isYear, asIssue('months'))),
    is: (wire: unknown) => isYear(wire) && values.is(wire),
  }
}

/** The same field, where null is a value of its own: 'not known', 'never'. */
export const nullable = <T>(inner: Field<T, false>): Field<T | null, false> => ({
  ...inner,
  isNullable: true,
  isRequired: false,
  schema: (z) => z.nullable(inner.schema(z)),
  is: (wire) => wire === null || inner.is(wire),
  decode: (wire) => (wire === null ? null : inner.decode(wire)),
  encode: (value) => (value === null ? null : inner.encode(value)),
})

/** The same field, where it may be left out altogether. */
export const optional = <T>(inner: Field<T, false>): Field<T | undefined, true> => ({
  ...inner,
  isOptional: true,
  isRequired: false,
  schema: (z) => z.optional(inner.schema(z)),
  is: (wire) => wire === undefined || inner.is(wire),
  decode: (wire) => (wire === undefined ? undefined : inner.decode(wire)),
  encode: (value) => (value === undefined ? undefined : inner.encode(value)),
})

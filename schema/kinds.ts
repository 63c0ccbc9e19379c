import type * as z from 'zod/mini'
import { centsOfThousands, toCents, toGrams } from '#values/amounts.ts'
import { thousandsOfCents } from '#values/formats.ts'
import { cleanText } from '#values/texts.ts'
import type { Cents, Day, Instant } from '#values/types.ts'

export type { Cents, Day, Instant } from '#values/types.ts'

import { characters, controlInLine, controlInLines, emailPattern, unseenOnly } from './checks/characters.ts'
import { type IssueCode, issueText } from './checks/issues.ts'
import type { Validators } from './checks/validators.ts'
import type { TimelineNumber } from './orders/timelineAddress.ts'

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

/** Fields of a record by their names in the program, and its key fields. */
export interface RecordShape {
  readonly name: string
  readonly fields: Readonly<Record<string, Field>>
  readonly key: readonly string[]
}

/** Bounds: characters of a text, value of a number, entries of a list. */
export interface Limits {
  readonly min?: number
  readonly max?: number
}

/**
 * Field with its kind, its wire name and both directions of its translation. `schema` is the strict form for inputs;
 * `is` is a cheap check for responses, which may contain many values.
 */
export interface Field<T = unknown, Optional extends boolean = boolean> {
  readonly kind: KindName
  readonly wire: string
  readonly limits: Limits
  readonly isRequired: boolean
  readonly isNullable: boolean
  readonly isOptional: Optional
  readonly isMultiline: boolean
  readonly words: readonly (string | number)[]
  readonly numberOf?: TimelineNumber
  /** Type of the entries of a list of values. */
  readonly item?: Field
  /** Type of the rows inside a record. */
  readonly inner?: RecordShape
  readonly schema: (validators: Validators) => z.ZodMiniType
  is(wire: unknown): boolean
  decode(wire: unknown): T
  encode(value: T): unknown
}

export type ValueOf<F> = F extends Field<infer T> ? T : never

const asIssue = (code: IssueCode, limit?: number) => ({ error: issueText(code, limit) })

/** Distinguishes a missing value from one of the wrong type. */
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
  /** Accepts the empty string as a value. */
  readonly mayBeEmpty?: boolean
  readonly isMultiline?: boolean
}

/**
 * User-entered text: in one form (see `cleanText`), well-formed, without control characters, with at least one visible
 * character, 255 characters at most by default.
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
        z.overwrite(cleanText),
        // A character has at most two UTF-16 units, so overlong text is rejected without counting characters.
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
 * Raw text, not trimmed or validated: a spreadsheet cell whose errors are reported in the response instead of rejecting
 * the request. At most 4,000 UTF-16 units by default.
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

/** At most 254 characters. */
export const email = (wire: string, { mayBeEmpty = false } = {}) => {
  const plain = text(wire, { max: 254, mayBeEmpty })
  const isAddress = (value: unknown) => value === '' || emailPattern.test(String(value))
  return {
    ...plain,
    kind: 'email' as const,
    schema: (z: Validators) => plain.schema(z).check(z.refine(isAddress, asIssue('email'))),
  }
}

/** Password or token: never trimmed, shown or logged. */
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

const number = (kind: KindName, wire: string, limits: Limits, isInteger: boolean) => {
  const { min = -Number.MAX_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER } = limits
  return field<number>({
    kind,
    wire,
    limits,
    schema: (z) =>
      z.number(typeError).check(
        z.refine((value) => !isInteger || Number.isInteger(value), asIssue('type')),
        z.refine((value) => value >= min, asIssue('min', min)),
        z.refine((value) => value <= max, asIssue('max', max)),
      ),
    is: isInteger ? (wireValue) => Number.isInteger(wireValue) : isNumber,
  })
}

/** Range of integers that both databases can store. */
const integerLimits = { min: -(2 ** 31), max: 2 ** 31 - 1 }

export const integer = (wire: string, limits: Limits = {}) =>
  number('integer', wire, { ...integerLimits, ...limits }, true)
/** Number of pieces. */
export const quantity = (wire: string) => number('quantity', wire, {}, false)
/** Weight: decimal kilograms on the wire, integer grams in the program, rounded to 10 g as they are shown. */
export const kilograms = (wire: string) => ({
  ...number('kilograms', wire, {}, false),
  decode: (value: unknown) => toGrams(value as number),
  encode: (grams: number) => grams / 1000,
})
export const pounds = (wire: string) => number('pounds', wire, {}, false)
export const inches = (wire: string, limits: Limits = {}) => number('inches', wire, limits, false)
/** 0 to 100; -1 ('NS') where the specification allows it. */
export const percent = (wire: string) => number('percent', wire, {}, false)

/** US dollars: decimal on the wire, integer cents in the program. */
export const money = (wire: string) => ({
  ...number('money', wire, {}, false),
  decode: (value: unknown) => toCents(value as number),
  encode: (value: Cents) => value / 100,
})

/**
 * Thousands of US dollars with two decimals, as used in budgets `docs/product/sales.md#sales`: decimal on the wire and
 * on screen, integer cents in steps of 1,000 in the program.
 */
export const thousands = (wire: string, limits: Limits = {}) => ({
  ...number('thousands', wire, limits, false),
  decode: (value: unknown) => centsOfThousands(value as number),
  encode: thousandsOfCents,
})

const dayPattern = /^(\d{4})-(\d\d)-(\d\d)$/
const monthDays = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
/** Matches days 1 to 28, which every month has. */
const everyMonths = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])$/

/** True if the text is a calendar date such as `2026-11-21`. */
export const isDay = (value: string) => everyMonths.test(value) || isLateDay(value)

const isLateDay = (value: string) => {
  const [, year, month, day] = dayPattern.exec(value) ?? []
  if (!year) return false
  const isLeap = Number(year) % 4 === 0 && (Number(year) % 100 !== 0 || Number(year) % 400 === 0)
  const last = month === '02' && !isLeap ? 28 : (monthDays[Number(month) - 1] ?? 0)
  return Number(day) >= 1 && Number(day) <= last
}

const years = { first: 1900, last: 2100 }
export const firstDay = `${years.first}-01-01` as Day
export const lastDay = `${years.last}-12-31` as Day

/** Issue of a date that is entered or imported, null if there is none. Other years are slips, such as 0026 for 2026. */
export const dayIssue = (value: string): 'day' | 'year' | null => {
  if (!isDay(value)) return 'day'
  return value < firstDay || value > lastDay ? 'year' : null
}

/** Input of a date, converted by `read` before it is checked. */
const dayInput = (z: Validators, read: (value: string) => string) =>
  z.string(typeError).check(
    z.refine((value) => isDay(read(value)), asIssue('day')),
    z.refine((value) => dayIssue(read(value)) !== 'year', asIssue('year')),
  )

/** Date without a time. A time on the wire is dropped, because it has no meaning in date-only columns. */
export const day = (wire: string) =>
  field<Day>({
    kind: 'day',
    wire,
    schema: (z) => dayInput(z, (value) => value.slice(0, 10)),
    is: (value) => typeof value === 'string' && isDay(value.slice(0, 10)),
    decode: (value) => (value as string).slice(0, 10) as Day,
  })

/** Reads and writes day-first dates with the given separator. */
const dayFirst = (between: '' | '-') => {
  const pattern = new RegExp(`^(\\d\\d)${between}(\\d\\d)${between}(\\d{4})$`)
  /** Empty for a text in another form. */
  const read = (text: string) => (pattern.test(text) ? text.replace(pattern, '$3-$2-$1') : '') as Day
  const isWritten = (value: unknown) => typeof value === 'string' && isDay(read(value))
  const write = (value: Day) => value.replace(dayPattern, `$3${between}$2${between}$1`)
  return { read, isWritten, write }
}

const compact = dayFirst('')

/**
 * Date in a path or query of the order calls, such as `21112026`; the text `null` means none
 * `docs/product/wire.md#empty-filters`.
 */
export const compactDay = (wire: string) => {
  const is = (value: unknown) => value === 'null' || compact.isWritten(value)
  return field<Day | null>({
    kind: 'day',
    wire,
    isNullable: true,
    schema: (z) => dayInput(z, (value) => (value === 'null' ? firstDay : compact.read(value))),
    is,
    decode: (value) => (value === 'null' ? null : compact.read(value as string)),
    encode: (value) => (value === null ? 'null' : compact.write(value)),
  })
}

const dashed = dayFirst('-')

/** Date in the shipment search, such as `21-11-2026`. */
export const dashedDay = (wire: string) =>
  field<Day>({
    kind: 'day',
    wire,
    schema: (z) => dayInput(z, dashed.read),
    is: dashed.isWritten,
    decode: (value) => dashed.read(value as string),
    encode: dashed.write,
  })

const instantPattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/
const isInstant = (value: string) => instantPattern.test(value) && !Number.isNaN(Date.parse(value))

/** Moment in time, in UTC within the program. */
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
 * Code on the wire, word in the program: `oneOf('isforge', { 1: 'forge', 2: 'aerospace' })`. Numeric codes are numbers
 * on the wire.
 */
export const oneOf = <const Words extends Record<string | number, string | number>>(wire: string, words: Words) => {
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

/** One of the given words, identical on the wire and in the program. */
export const wordOf = <const Word extends string>(wire: string, ...words: readonly Word[]) =>
  oneOf(wire, Object.fromEntries(words.map((word) => [word, word])) as { readonly [K in Word]: K })

/** Number that stands for one of a few meanings, the same on the wire, in the program and in tables. */
export const coded = <const Code extends number>(wire: string, ...codes: readonly Code[]) =>
  oneOf(wire, Object.fromEntries(codes.map((code) => [code, code])) as { readonly [C in Code]: C })

/** Link to a document issued by the portal. */
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

/** List of values of one kind, at most 1,000 by default. */
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

/** Twelve values, January first. */
export const monthly = <T>(item: Field<T>) => {
  const values = many(item, { max: 12 })
  const isYear = (entries: unknown) => Array.isArray(entries) && entries.length === 12
  return {
    ...values,
    schema: (z: Validators) => values.schema(z).check(z.refine(isYear, asIssue('months'))),
    is: (wire: unknown) => isYear(wire) && values.is(wire),
  }
}

/** Allows null as a value, such as 'not known' or 'never'. */
export const nullable = <T>(inner: Field<T, false>): Field<T | null, false> => ({
  ...inner,
  isNullable: true,
  isRequired: false,
  schema: (z) => z.nullable(inner.schema(z)),
  is: (wire) => wire === null || inner.is(wire),
  decode: (wire) => (wire === null ? null : inner.decode(wire)),
  encode: (value) => (value === null ? null : inner.encode(value)),
})

export const optional = <T>(inner: Field<T, false>): Field<T | undefined, true> => ({
  ...inner,
  isOptional: true,
  isRequired: false,
  schema: (z) => z.optional(inner.schema(z)),
  is: (wire) => wire === undefined || inner.is(wire),
  decode: (wire) => (wire === undefined ? undefined : inner.decode(wire)),
  encode: (value) => (value === undefined ? undefined : inner.encode(value)),
})

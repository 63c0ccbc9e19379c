import * as z from 'zod/mini'
import { centsOfThousands, toCents, toGrams } from '#values/amounts.ts'
import { thousandsOfCents } from '#values/formats.ts'
import { cleanText } from '#values/texts.ts'
import type { Cents, Day, Instant } from '#values/types.ts'

export type { Cents, Day, Instant } from '#values/types.ts'

import { characters, controlInLine, controlInLines, emailPattern, idPattern, unseenOnly } from './checks/characters.ts'
import {
  asIssue,
  describedAs,
  field,
  infoOf,
  inProgram,
  inputOf,
  isMissing,
  type KindName,
  type Limits,
  type Schema,
  type Translation,
  translated,
  typeError,
} from './fields.ts'

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
  const info = { kind: 'text', wire, limits: { min, max }, isRequired: !mayBeEmpty, isMultiline } as const
  return field(info, z.string(typeError), () =>
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
  )
}

/**
 * Raw text, not trimmed or validated: a spreadsheet cell whose errors are reported in the response instead of rejecting
 * the request. At most 4,000 UTF-16 units by default.
 */
export const raw = (wire: string, { max = 4000 }: Limits = {}) =>
  field({ kind: 'text', wire, limits: { max }, isRequired: false }, z.string(typeError), () =>
    z.string(typeError).check(z.refine((value) => value.length <= max, asIssue('tooLong', max))),
  )

/** At most 254 characters. */
export const email = (wire: string, { mayBeEmpty = false } = {}) => {
  const plain = text(wire, { max: 254, mayBeEmpty })
  const isAddress = (value: unknown) => value === '' || emailPattern.test(String(value))
  return field({ ...infoOf(plain), kind: 'email' }, z.string(typeError), () =>
    inputOf(plain).check(z.refine(isAddress, asIssue('email'))),
  )
}

/** Password or token: never trimmed, shown or logged. */
export const secret = (wire: string, { max = 256 }: Limits = {}) =>
  field({ kind: 'secret', wire, limits: { max } }, z.string(typeError), () =>
    z.string(typeError).check(
      z.refine((value) => value !== '', asIssue('required')),
      z.refine((value) => value.length <= max, asIssue('tooLong', max)),
      z.refine((value) => !/\p{Cc}/u.test(value), asIssue('control')),
      z.refine((value) => value.isWellFormed(), asIssue('surrogate')),
    ),
  )

const number = (kind: KindName, wire: string, limits: Limits, isInteger: boolean) => {
  const { min = -Number.MAX_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER } = limits
  const read = isInteger ? z.number(typeError).check(z.refine(Number.isInteger, asIssue('type'))) : z.number(typeError)
  return field({ kind, wire, limits }, read, () =>
    read.check(
      z.refine((value) => value >= min, asIssue('min', min)),
      z.refine((value) => value <= max, asIssue('max', max)),
    ),
  )
}

/** Range of integers that both databases can store. */
const integerLimits = { min: -(2 ** 31), max: 2 ** 31 - 1 }

export const integer = (wire: string, limits: Limits = {}) =>
  number('integer', wire, { ...integerLimits, ...limits }, true)

let isOwn = false

/** Parses an input for the portal's own services, whose ids are whole numbers that both databases can store. */
export const withOwnIds = <T>(parse: () => T): T => {
  isOwn = true
  try {
    return parse()
  } finally {
    isOwn = false
  }
}

const digits = /^-?(0|[1-9]\d{0,14})$/

/** True for a text that is an id of a connected company, other than a number. */
export const isIdText = (text: string) => idPattern.test(text) && !digits.test(text)

/** Id in an address or a form. */
export const idIn = (text: string) => (digits.test(text) ? Number(text) : text) as number

/**
 * Id of a record. The portal's own are whole numbers; a connected company may give any text that can be part of a path,
 * and gets it back as it came. Digits alone are a number. Its type is that of the portal's own, because pages and
 * gateway only compare ids and pass them on, see docs/decisions/083.
 */
export const recordId = (wire: string, limits: Limits = {}): Schema<number> => {
  const info = infoOf(integer(wire, limits))
  const { min = integerLimits.min, max = integerLimits.max } = info.limits
  const whole = z.number(typeError).check(z.refine(Number.isSafeInteger, asIssue('type')))
  const limited = whole.check(
    z.refine((value) => value >= min, asIssue('min', min)),
    z.refine((value) => !isOwn || value <= max, asIssue('max', max)),
  )
  const text = z.string(typeError).check(z.refine((value) => !isOwn && isIdText(value), asIssue('type')))
  const either = (number: z.ZodMiniType<number>) => z.union([number, text], typeError) as unknown as Schema<number>
  return field({ ...info, isId: true }, either(whole), () => either(limited))
}

/** Number of pieces. */
export const quantity = (wire: string) => number('quantity', wire, {}, false)
/** Weight: decimal kilograms on the wire, integer grams in the program, rounded to 10 g as they are shown. */
export const kilograms = (wire: string) =>
  translated(number('kilograms', wire, {}, false), { decode: toGrams, encode: (grams) => grams / 1000 })
export const pounds = (wire: string) => number('pounds', wire, {}, false)
export const inches = (wire: string, limits: Limits = {}) => number('inches', wire, limits, false)
/** 0 to 100; -1 ('NS') where the specification allows it. */
export const percent = (wire: string) => number('percent', wire, {}, false)

/** US dollars: decimal on the wire, integer cents in the program. */
export const money = (wire: string) =>
  translated(number('money', wire, {}, false), { decode: toCents, encode: (value: Cents) => value / 100 })

/**
 * Thousands of US dollars with two decimals, as used in budgets `docs/product/sales.md#sales`: decimal on the wire and
 * on screen, integer cents in steps of 1,000 in the program.
 */
export const thousands = (wire: string, limits: Limits = {}) =>
  translated(number('thousands', wire, limits, false), { decode: centsOfThousands, encode: thousandsOfCents })

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

/** For values that are the same on the wire. */
const asWritten = { write: undefined }

/** Date in a form that `decode` reads and `encode` writes. */
export const dayField = <T extends Day | null>(wire: string, { decode, encode }: Translation<string, T>, info = {}) => {
  const text = z.string(typeError).check(z.refine((value) => isDay(decode(value) ?? firstDay), asIssue('day')))
  const isInYears = (value: string) => dayIssue(decode(value) ?? firstDay) !== 'year'
  const written = field({ kind: 'day', wire }, text, () => text.check(z.refine(isInYears, asIssue('year'))))
  return translated(written, { decode, encode }, info)
}

/** Date without a time. A time on the wire is dropped, because it has no meaning in date-only columns. */
export const day = (wire: string) =>
  dayField(wire, { decode: (value) => value.slice(0, 10) as Day, encode: (value) => value }, asWritten)

/** Reads and writes day-first dates with the given separator. */
const dayFirst = (between: '' | '-') => {
  const pattern = new RegExp(`^(\\d\\d)${between}(\\d\\d)${between}(\\d{4})$`)
  /** Empty for a text in another form. */
  const read = (text: string) => (pattern.test(text) ? text.replace(pattern, '$3-$2-$1') : '') as Day
  const write = (value: Day) => value.replace(dayPattern, `$3${between}$2${between}$1`)
  return { read, write }
}

const compact = dayFirst('')

/**
 * Date in a path or query of the order calls, such as `21112026`; the text `null` means none
 * `docs/product/wire.md#empty-filters`.
 */
export const compactDay = (wire: string) =>
  dayField<Day | null>(
    wire,
    {
      decode: (value) => (value === 'null' ? null : compact.read(value)),
      encode: (value) => (value === null ? 'null' : compact.write(value)),
    },
    { isNullable: true },
  )

const dashed = dayFirst('-')

/** Date in the shipment search, such as `21-11-2026`. */
export const dashedDay = (wire: string) => dayField(wire, { decode: dashed.read, encode: dashed.write })

const instantPattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/
const isInstant = (value: string) => instantPattern.test(value) && !Number.isNaN(Date.parse(value))

/** Moment in time, in UTC within the program. */
export const instant = (wire: string) =>
  translated(
    field({ kind: 'instant', wire }, z.string(typeError).check(z.refine(isInstant, asIssue('instant')))),
    {
      decode: (value) => new Date(value).toISOString() as Instant,
      encode: (value) => value,
    },
    asWritten,
  )

export const flag = (wire: string) => field({ kind: 'flag', wire }, z.boolean(typeError))

/**
 * Code on the wire, word in the program: `oneOf('isforge', { 1: 'forge', 2: 'aerospace' })`. Numeric codes are numbers
 * on the wire.
 */
export const oneOf = <const Words extends Record<string | number, string | number>>(wire: string, words: Words) => {
  type Word = Words[keyof Words]
  const codeOf = new Map(
    Object.entries(words).map(([code, word]) => [word, /^-?\d+$/.test(code) ? Number(code) : code]),
  )
  const code = z.literal([...codeOf.values()], { error: (issue) => (isMissing(issue) ? 'required' : 'choice') })
  return translated(field({ kind: 'oneOf', wire, words: [...codeOf.keys()] }, code), {
    decode: (value) => words[value as keyof Words] as Word,
    encode: (word: Word) => codeOf.get(word) as string | number,
  })
}

/** Choice whose answers may have other codes, which `read` takes for one of its words; inputs may not. */
export const tolerantly = <W extends string | number, T>(choice: Schema<T>, wire: Schema<W>, read: (code: W) => T) =>
  field(
    infoOf(choice),
    z.codec(wire, inProgram<T>(), { decode: read, encode: (word) => infoOf(choice).write?.(word as never) as never }),
    () => choice,
  )

/** One of the given words, identical on the wire and in the program. */
export const wordOf = <const Word extends string>(wire: string, ...words: readonly Word[]) =>
  oneOf(wire, Object.fromEntries(words.map((word) => [word, word])) as { readonly [K in Word]: K })

/** Number that stands for one of a few meanings, the same on the wire, in the program and in tables. */
export const coded = <const Code extends number>(wire: string, ...codes: readonly Code[]) =>
  oneOf(wire, Object.fromEntries(codes.map((code) => [code, code])) as { readonly [C in Code]: C })

/** Link to a document issued by the portal. */
export const document = (wire: string) => describedAs(text(wire, { max: 2000 }), { kind: 'document' })

/** Any number of links, comma-separated on the wire. */
export const documents = (wire: string) =>
  translated(field({ kind: 'documents', wire }, z.string(typeError)), {
    decode: (value) => (value === '' ? [] : value.split(',')),
    encode: (value) => value.join(','),
  })

/** List of values of one kind, at most 1,000 by default. */
export const many = <T>(item: Schema<T>, { max = 1000 }: Limits = {}) => {
  const { wire } = infoOf(item)
  return field({ kind: 'many', wire, limits: { max }, item }, z.array(item, typeError), () =>
    z.array(inputOf(item), typeError).check(z.maxLength(max, asIssue('tooMany', max))),
  )
}

/** Two values of one kind, such as the ends of a period. */
export const pairOf = <T>(item: Schema<T>) => {
  const { kind, wire, limits, write } = infoOf(item)
  const input = inputOf(item)
  const own = write && ((pair: never) => (pair as never[]).map(write))
  return field({ kind, wire, limits, write: own }, z.tuple([item, item], typeError), () =>
    z.tuple([input, input], typeError),
  )
}

/** Twelve values, January first. */
export const monthly = <T>(item: Schema<T>) => {
  const values = many(item, { max: 12 })
  const isYear = z.refine((entries: unknown) => Array.isArray(entries) && entries.length === 12, asIssue('months'))
  return field(infoOf(values), values.check(isYear), () => inputOf(values).check(isYear))
}

/** Allows null as a value, such as 'not known' or 'never'. */
export const nullable = <S extends Schema>(inner: S) => {
  const { write, ...info } = infoOf(inner)
  const own = write && ((value: never) => (value === null ? null : write(value)))
  return field({ ...info, write: own, isNullable: true, isRequired: false }, z.nullable(inner), () =>
    z.nullable(inputOf(inner)),
  )
}

export const optional = <S extends Schema>(inner: S) => {
  const { write, ...info } = infoOf(inner)
  const own = write && ((value: never) => (value === undefined ? undefined : write(value)))
  return field({ ...info, write: own, isOptional: true, isRequired: false }, z.optional(inner), () =>
    z.optional(inputOf(inner)),
  )
}

type Required<S> = S extends z.ZodMiniOptional<infer Inner extends Schema> ? Inner : S

/** These fields, none of them optional. */
export const required = <F extends Readonly<Record<string, Schema>>, const N extends keyof F & string>(
  fields: F,
  ...names: readonly N[]
) =>
  Object.fromEntries(
    names.map((name) => {
      const field = fields[name] as Schema
      return [name, infoOf(field).isOptional ? (field as z.ZodMiniOptional)._zod.def.innerType : field]
    }),
  ) as unknown as { readonly [Name in N]: Required<F[Name]> }

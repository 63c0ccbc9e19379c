import { dayIn } from '#values/days.ts'
import type { Day } from '#values/types.ts'
import type { KindName } from '../fields.ts'
import { isDay } from '../kinds.ts'

const wholePattern = /^-?\d+$/
const numberPattern = /^-?\d+(\.\d+)?$/
/** In `1.250` the point may separate thousands or decimals. */
const ambiguousPattern = /^-?\d{1,3}\.\d{3}$/
const datePattern = /^\/Date\((-?\d{1,15})([+-]\d{4})?\)\/$/
const writtenPattern = /^(?:(\d{4}-\d\d-\d\d)|(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}))(?:(?:T|\s+)(\S.*))?$/
const clockPattern = /^(\d{1,2}):(\d\d)(?::(\d\d(?:\.\d+)?))?(?:\s*([ap])\.?\s*m\.?)?(Z|[+-]\d\d:?\d\d)?$/i

const millisecondsPerDay = 86_400_000

const isSafe = (value: number) => Math.abs(value) <= Number.MAX_SAFE_INTEGER

const matching = (pattern: RegExp, text: string) => (pattern.test(text) && isSafe(Number(text)) ? [Number(text)] : [])

/** Parses plain decimals. A comma could be either separator, so text with one is rejected. */
const numberIn = (text: string) => matching(numberPattern, text)

const wholeIn = (text: string) => matching(wholePattern, text)

/** `/Date(1732579200000-0600)/`: milliseconds since 1970 in UTC, and the writer's UTC offset. */
const momentIn = (text: string) => {
  const [, milliseconds, offset = ''] = datePattern.exec(text) ?? []
  if (milliseconds === undefined) return null
  const time = Number(milliseconds)
  return Number.isNaN(new Date(time).getTime()) ? null : { time, offset }
}

const offsetMilliseconds = (offset: string) =>
  (offset.startsWith('-') ? -1 : 1) * (Number(offset.slice(1, 3)) * 60 + Number(offset.slice(-2))) * 60_000

/** A day comes as its midnight: at the given offset, in UTC, or in the plant's time zone. */
const dayOfMoment = ({ time, offset }: { readonly time: number; readonly offset: string }, timeZone: string) => {
  if (offset !== '') return dayIn('UTC', time + offsetMilliseconds(offset))
  return dayIn(time % millisecondsPerDay === 0 ? 'UTC' : timeZone, time)
}

const padded = (part: string) => part.padStart(2, '0')

/** Returns the hour of the day; NaN if the clock has no such hour. */
const hourOf = (hour: number, half: string | undefined) => {
  if (half === undefined) return hour < 24 ? hour : Number.NaN
  if (hour < 1 || hour > 12) return Number.NaN
  return (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
}

/** Parses a time of day into milliseconds since midnight, and the zone written after it. */
const clockIn = (text: string) => {
  const [, hour, minute = '', second = '0', half, zone = ''] = clockPattern.exec(text) ?? []
  if (hour === undefined || Number(minute) > 59 || Number(second) >= 60) return null
  const sinceMidnight = (hourOf(Number(hour), half) * 60 + Number(minute)) * 60_000 + Math.floor(Number(second) * 1000)
  return Number.isNaN(sinceMidnight) ? null : { sinceMidnight, zone: zone.toUpperCase() }
}

/**
 * Parses a date with or without a time; null if any part of the text cannot be read. The day comes first in
 * `03/04/2026`, which is 3 April.
 */
const writtenIn = (text: string) => {
  const [, iso, day = '', month = '', year, rest] = writtenPattern.exec(text) ?? []
  const date = iso ?? `${year}-${padded(month)}-${padded(day)}`
  const clock = rest === undefined ? { sinceMidnight: 0, zone: '' } : clockIn(rest)
  return clock && isDay(date) ? { day: date as Day, ...clock } : null
}

type Written = NonNullable<ReturnType<typeof writtenIn>>

const asUtc = ({ day, sinceMidnight }: Written) => Date.parse(`${day}T00:00:00Z`) + sinceMidnight

/** A time in UTC belongs to the plant's day; a time of another zone, or of none, to the day that is written. */
const daysIn = (text: string, timeZone: string) => {
  const moment = momentIn(text)
  if (moment) return [dayOfMoment(moment, timeZone)]
  const written = writtenIn(text)
  if (!written) return []
  return [written.zone === 'Z' ? dayOfMoment({ time: asUtc(written), offset: '' }, timeZone) : written.day]
}

const clocks = new Map<string, Intl.DateTimeFormat>()

const clockOf = (timeZone: string) => {
  const known = clocks.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  clocks.set(timeZone, made)
  return made
}

/** Offset of a time zone from UTC at a moment, in milliseconds. */
const aheadBy = (timeZone: string, time: number) => {
  const wall = clockOf(timeZone).format(time)
  return Date.parse(`${wall.replace(' ', 'T')}Z`) - Math.floor(time / 1000) * 1000
}

/** Converts a local time of the plant's time zone. */
const atWallClock = (near: number, timeZone: string) => near - aheadBy(timeZone, near - aheadBy(timeZone, near))

/** Parses an instant in another form; without a zone it is plant time, without a time it is midnight. */
const instantsIn = (text: string, timeZone: string) => {
  const moment = momentIn(text)
  if (moment) return [new Date(moment.time).toISOString()]
  const written = writtenIn(text)
  if (!written) return []
  const { zone } = written
  if (zone === '') return [new Date(atWallClock(asUtc(written), timeZone)).toISOString()]
  return [new Date(asUtc(written) - (zone === 'Z' ? 0 : offsetMilliseconds(zone))).toISOString()]
}

const flags = new Map<unknown, boolean>([
  [1, true],
  [0, false],
  ['1', true],
  ['0', false],
  ['true', true],
  ['false', false],
  ['si', true],
  ['sí', true],
  ['s', true],
  ['yes', true],
  ['y', true],
  ['verdadero', true],
  ['no', false],
  ['n', false],
  ['falso', false],
])

const flagIn = (wire: unknown) => {
  const flag = flags.get(typeof wire === 'string' ? wire.trim().toLowerCase() : wire)
  return flag === undefined ? [] : [flag]
}

const isNumber = (wire: unknown): wire is number => typeof wire === 'number' && Number.isFinite(wire)

/** A number is accepted as text only if it converts without loss of digits. */
const textOf = (wire: unknown) => (isNumber(wire) && isSafe(wire) ? [String(wire)] : [])

/** A flag becomes the name that pages translate. */
const nameOf = (wire: unknown) => (typeof wire === 'boolean' ? [wire ? 'Yes' : 'No'] : textOf(wire))

/** A code may come as number or as text, padded to the width of its column. */
const codesOf = (wire: unknown) => {
  if (isNumber(wire)) return [String(wire)]
  const text = typeof wire === 'string' ? wire.trim() : null
  return text === null ? [] : [text, ...wholeIn(text)]
}

const linksOf = (wire: unknown) =>
  Array.isArray(wire) && wire.every((link) => typeof link === 'string') ? [wire.join(',')] : []

/** Parses a list that came as JSON text or comma-separated; other text is rejected. */
const listIn = (text: string): readonly unknown[] => {
  try {
    const parsed: unknown = JSON.parse(text)
    if (Array.isArray(parsed)) return [parsed]
  } catch {}
  return text.startsWith('[') || text.startsWith('{') ? [] : [text.split(',').map((part) => part.trim())]
}

type Read = (wire: unknown, timeZone: string) => readonly unknown[]

const ofText =
  (read: (text: string, timeZone: string) => readonly unknown[]): Read =>
  (wire, timeZone) =>
    typeof wire === 'string' ? read(wire.trim(), timeZone) : []

const number = ofText(numberIn)
const amount = ofText((text) => (ambiguousPattern.test(text) ? [] : numberIn(text)))

const readers: Readonly<Record<KindName, Read>> = {
  text: nameOf,
  email: textOf,
  secret: () => [],
  document: textOf,
  documents: (wire) => [...linksOf(wire), ...(typeof wire === 'string' ? listIn(wire) : [])],
  integer: ofText(wholeIn),
  quantity: number,
  money: amount,
  thousands: amount,
  kilograms: number,
  pounds: number,
  inches: number,
  percent: number,
  day: ofText(daysIn),
  instant: ofText(instantsIn),
  flag: flagIn,
  oneOf: codesOf,
  many: ofText(listIn),
  rows: ofText(listIn),
}

/**
 * Returns possible declared forms of a value, the likeliest first. Ambiguous forms are left out, except for slashed
 * dates, which are read with the day first.
 */
export const otherForms = (kind: KindName, wire: unknown, timeZone: string) => readers[kind](wire, timeZone)

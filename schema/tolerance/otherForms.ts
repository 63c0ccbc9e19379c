import { dayIn } from '../../values/days.ts'
import type { Day } from '../../values/types.ts'
import type { KindName } from '../kinds.ts'

const numberPattern = /^-?\d+(\.\d+)?$/
const datePattern = /^\/Date\((-?\d{1,15})([+-]\d{4})?\)\/$/
const dayFirstPattern = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?=$|[ T])/
const localPattern = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d)(:\d\d)?(\.\d+)?$/

const millisecondsPerDay = 86_400_000

/** Parses plain decimals. A comma could be either separator, so text with one is rejected. */
const numberIn = (text: string) => (numberPattern.test(text) ? [Number(text)] : [])

/** `/Date(1732579200000-0600)/`: milliseconds since 1970 in UTC, and the writer's UTC offset. */
const momentIn = (text: string) => {
  const [, milliseconds, offset = ''] = datePattern.exec(text) ?? []
  if (milliseconds === undefined) return null
  const time = Number(milliseconds)
  return Number.isNaN(new Date(time).getTime()) ? null : { time, offset }
}

const offsetMilliseconds = (offset: string) =>
  (offset.startsWith('-') ? -1 : 1) * (Number(offset.slice(1, 3)) * 60 + Number(offset.slice(3))) * 60_000

/** A day comes as its midnight: at the given offset, in UTC, or in the plant's time zone. */
const dayOfMoment = ({ time, offset }: { readonly time: number; readonly offset: string }, timeZone: string) => {
  if (offset !== '') return dayIn('UTC', time + offsetMilliseconds(offset))
  return dayIn(time % millisecondsPerDay === 0 ? 'UTC' : timeZone, time)
}

const padded = (part: string) => part.padStart(2, '0')

/** `26/11/2026`, with or without a time: the day first. */
const dayFirst = (text: string) => {
  const [, day = '', month = '', year] = dayFirstPattern.exec(text) ?? []
  return year === undefined ? [] : [`${year}-${padded(month)}-${padded(day)}` as Day]
}

const daysIn = (text: string, timeZone: string) => {
  const moment = momentIn(text)
  return moment ? [dayOfMoment(moment, timeZone)] : dayFirst(text)
}

/** Offset of a time zone from UTC at a moment, in milliseconds. */
const aheadBy = (timeZone: string, time: number) => {
  const wall = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(time)
  return Date.parse(`${wall.replace(' ', 'T')}Z`) - Math.floor(time / 1000) * 1000
}

/** Converts a local time of the plant's time zone. */
const atWallClock = (day: string, time: string, timeZone: string) => {
  const near = Date.parse(`${day}T${time}Z`)
  if (Number.isNaN(near)) return []
  const first = near - aheadBy(timeZone, near)
  return [new Date(near - aheadBy(timeZone, first)).toISOString()]
}

const timePattern = /[ T](\d\d:\d\d)(?::(\d\d))?$/

/** Parses an instant in another form; without a zone it is plant time, without a time it is midnight. */
const instantsIn = (text: string, timeZone: string) => {
  const moment = momentIn(text)
  if (moment) return [new Date(moment.time).toISOString()]
  const [, local, minutes, seconds = ':00'] = localPattern.exec(text) ?? []
  if (local) return atWallClock(local, `${minutes}${seconds}`, timeZone)
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return atWallClock(text, '00:00:00', timeZone)
  const [day] = dayFirst(text)
  const [, clock = '00:00', second = '00'] = timePattern.exec(text) ?? []
  return day ? atWallClock(day, `${clock}:${second}`, timeZone) : []
}

const flags = new Map<unknown, boolean>([
  [1, true],
  [0, false],
  ['1', true],
  ['0', false],
  ['true', true],
  ['false', false],
])

const flagIn = (wire: unknown) => {
  const flag = flags.get(typeof wire === 'string' ? wire.toLowerCase() : wire)
  return flag === undefined ? [] : [flag]
}

const isNumber = (wire: unknown): wire is number => typeof wire === 'number' && Number.isFinite(wire)

/** A number is accepted as text only if it converts without loss of digits. */
const textOf = (wire: unknown) => (isNumber(wire) && Math.abs(wire) <= Number.MAX_SAFE_INTEGER ? [String(wire)] : [])

/** A code may come as number or as text, padded to the width of its column. */
const codesOf = (wire: unknown) => {
  if (isNumber(wire)) return [String(wire)]
  const text = typeof wire === 'string' ? wire.trim() : null
  return text === null ? [] : [text, ...numberIn(text)]
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

const readers: Readonly<Record<KindName, Read>> = {
  text: textOf,
  email: textOf,
  secret: () => [],
  document: textOf,
  documents: (wire) => [...linksOf(wire), ...(typeof wire === 'string' ? listIn(wire) : [])],
  integer: number,
  quantity: number,
  money: number,
  thousands: number,
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
 * Returns possible declared forms of a value, the likeliest first. They are never guesses: ambiguous forms are left
 * out.
 */
export const otherForms = (kind: KindName, wire: unknown, timeZone: string) => readers[kind](wire, timeZone)

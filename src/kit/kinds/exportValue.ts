import type { Instant, KindName } from '../../../schema/kinds.ts'
import { dayIn } from '../../../values/days.ts'
import { thousandsOfCents } from '../../../values/formats.ts'
import type { CellValue } from '../export/exported.ts'
import { portalSettings } from '../portalSettings.ts'
import { formatValue, type Wording } from './kindDisplays.ts'

/** A file lies outside the portal: what is linked there needs the whole address. */
const wholeAddress = (link: string) => (link === '' ? '' : new URL(link, window.location.origin).href)

/** Links to documents as a file's cell. */
export const linksInFile = (links: readonly string[]) => links.map(wholeAddress).join(' ')

/**
 * How a kind goes into a file: the kind that the file is told, and the value. What is not here goes as the table's
 * text.
 */
const typed: Partial<Record<KindName, readonly [as: KindName, value: (value: never) => CellValue]>> = {
  integer: ['integer', (value: number) => value],
  quantity: ['quantity', (value: number) => value],
  money: ['money', (cents: number) => cents / 100],
  thousands: ['money', thousandsOfCents],
  kilograms: ['kilograms', (grams: number) => grams / 1000],
  pounds: ['pounds', (value: number) => value],
  inches: ['inches', (value: number) => value],
  percent: ['percent', (value: number) => value],
  day: ['day', (value: string) => value],
  // The table shows the day of a moment, so the file does.
  instant: ['day', (value: Instant) => dayIn(portalSettings().timeZone, value)],
  document: ['text', wholeAddress],
  documents: ['text', linksInFile],
}

/** The kind that a file is told for a column of this kind. */
export const exportKind = (kind: KindName): KindName => typed[kind]?.[0] ?? 'text'

/** A value as a file's cell. */
export const exportValue = (kind: KindName, value: unknown, wording: Wording): CellValue => {
  if (value === null || value === undefined) return null
  const make = typed[kind]?.[1]
  return make ? make(value as never) : formatValue(kind, value, wording)
}

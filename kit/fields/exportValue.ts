import type { KindName } from '#schema/fields.ts'
import type { Instant } from '#schema/kinds.ts'
import { atBase } from '#values/basePath.ts'
import { dayIn } from '#values/days.ts'
import { thousandsOfCents } from '#values/formats.ts'
import type { CellValue } from '../files/exported.ts'
import { portalSettings } from '../portalSettings.ts'
import { formatValue, type Wording } from './kindDisplays.ts'

/** Files are opened outside the portal, so links must be absolute. */
const wholeAddress = (link: string) => (link === '' ? '' : new URL(atBase(link), window.location.origin).href)

export const linksInFile = (links: readonly string[]) => links.map(wholeAddress).join(' ')

/** Cell kind and value per kind; all others are exported as the table's text. */
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
  // The table shows only the date.
  instant: ['day', (value: Instant) => dayIn(portalSettings().timeZone, value)],
  document: ['text', wholeAddress],
  documents: ['text', linksInFile],
}

export const exportKind = (kind: KindName): KindName => typed[kind]?.[0] ?? 'text'

export const exportValue = (kind: KindName, value: unknown, wording: Wording): CellValue => {
  if (value === null || value === undefined) return null
  const make = typed[kind]?.[1]
  return make ? make(value as never) : formatValue(kind, value, wording)
}

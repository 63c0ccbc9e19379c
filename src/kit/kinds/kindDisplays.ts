import type { Cents, Day, Instant, KindName } from '../../../schema/kinds.ts'
import { portalSettings } from '../portalSettings.ts'
import {
  formatCount,
  formatDay,
  formatInches,
  formatInstant,
  formatKilograms,
  formatMoney,
  formatPercent,
  formatQuantity,
  formatThousands,
  formatWeight,
} from './formats.ts'

/** What a text needs to know besides the value: how the language says yes, no, and the words of a `oneOf`. */
export interface Wording {
  readonly flag: (value: boolean) => string
  readonly word: (word: string) => string
}

/** How values of one kind read: on which side they stand, whether they may be long, and their text. */
export interface KindDisplay {
  readonly align: 'left' | 'right'
  /** Free text that may be longer than its column. */
  readonly isLong?: boolean
  readonly format: (value: never, wording: Wording) => string
}

const number = (format: (value: never) => string): KindDisplay => ({ align: 'right', format })
const plain = (format: KindDisplay['format']): KindDisplay => ({ align: 'left', format })
const long: KindDisplay = { align: 'left', isLong: true, format: (value: string) => value }

/** The display of every kind. */
export const kindDisplays: Readonly<Record<KindName, KindDisplay>> = {
  text: long,
  email: long,
  secret: plain(() => ''),
  // Ids and years are integers too, so these go without separators.
  integer: number((value: number) => String(value)),
  quantity: number((value: number) => formatQuantity(value)),
  money: number((value: Cents) => formatMoney(value)),
  thousands: number((value: Cents) => formatThousands(value)),
  kilograms: number((value: number) => formatKilograms(value)),
  pounds: number((value: number) => formatWeight(value)),
  inches: number((value: number) => formatInches(value)),
  percent: number((value: number) => formatPercent(value)),
  day: plain((value: Day) => formatDay(value)),
  instant: plain((value: Instant) => formatInstant(value, portalSettings().timeZone)),
  flag: plain((value: boolean, { flag }) => flag(value)),
  oneOf: plain((value: string, { word }) => word(value)),
  document: long,
  documents: plain((value: string[]) => formatCount(value.length)),
  many: { align: 'left', isLong: true, format: (value: unknown[]) => value.join(', ') },
  rows: plain((value: unknown[]) => formatCount(value.length)),
}

/** The text of a value of a kind; empty where there is none. */
export const formatValue = (kind: KindName, value: unknown, wording: Wording) =>
  value === null || value === undefined ? '' : kindDisplays[kind].format(value as never, wording)

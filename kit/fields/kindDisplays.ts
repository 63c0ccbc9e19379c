import type { KindName } from '#schema/fields.ts'
import type { Cents, Day, Instant } from '#schema/kinds.ts'
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

export interface Wording {
  readonly flag: (value: boolean) => string
  readonly word: (word: string) => string
}

export interface KindDisplay {
  readonly align: 'left' | 'right'
  /** Free text that may exceed its column. */
  readonly isLong?: boolean
  readonly format: (value: never, wording: Wording) => string
}

const number = (format: (value: never) => string): KindDisplay => ({ align: 'right', format })
const plain = (format: KindDisplay['format']): KindDisplay => ({ align: 'left', format })
const long: KindDisplay = { align: 'left', isLong: true, format: (value: string) => value }

export const kindDisplays: Readonly<Record<KindName, KindDisplay>> = {
  text: long,
  email: long,
  secret: plain(() => ''),
  // Ids and years are integers, so no thousands separators.
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
  oneOf: plain((value: string | number, { word }) => word(String(value))),
  document: long,
  documents: plain((value: string[]) => formatCount(value.length)),
  many: { align: 'left', isLong: true, format: (value: unknown[]) => value.join(', ') },
  rows: plain((value: unknown[]) => formatCount(value.length)),
}

/** Empty for null and undefined. */
export const formatValue = (kind: KindName, value: unknown, wording: Wording) =>
  value === null || value === undefined ? '' : kindDisplays[kind].format(value as never, wording)

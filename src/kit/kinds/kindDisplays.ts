import type { Cents, Day, Instant, KindName } from '../../../schema/kinds.ts'
import { portalSettings } from '../portalSettings.ts'
import {
  sayCount,
  sayDay,
  sayInches,
  sayInstant,
  sayMoney,
  sayPercent,
  sayQuantity,
  sayThousands,
  sayWeight,
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
  readonly say: (value: never, wording: Wording) => string
}

const number = (say: (value: never) => string): KindDisplay => ({ align: 'right', say })
const plain = (say: KindDisplay['say']): KindDisplay => ({ align: 'left', say })
const long: KindDisplay = { align: 'left', isLong: true, say: (value: string) => value }

/** The display of every kind. */
export const kindDisplays: Readonly<Record<KindName, KindDisplay>> = {
  text: long,
  email: long,
  secret: plain(() => ''),
  // Ids and years are integers too, so these go without separators.
  integer: number((value: number) => String(value)),
  quantity: number((value: number) => sayQuantity(value)),
  money: number((value: Cents) => sayMoney(value)),
  thousands: number((value: Cents) => sayThousands(value)),
  kilograms: number((value: number) => sayWeight(value)),
  pounds: number((value: number) => sayWeight(value)),
  inches: number((value: number) => sayInches(value)),
  percent: number((value: number) => sayPercent(value)),
  day: plain((value: Day) => sayDay(value)),
  instant: plain((value: Instant) => sayInstant(value, portalSettings().timeZone)),
  flag: plain((value: boolean, { flag }) => flag(value)),
  oneOf: plain((value: string, { word }) => word(value)),
  document: long,
  documents: plain((value: string[]) => sayCount(value.length)),
  many: { align: 'left', isLong: true, say: (value: unknown[]) => value.join(', ') },
  rows: plain((value: unknown[]) => sayCount(value.length)),
}

/** The text of a value of a kind; empty where there is none. */
export const sayValue = (kind: KindName, value: unknown, wording: Wording) =>
  value === null || value === undefined ? '' : kindDisplays[kind].say(value as never, wording)

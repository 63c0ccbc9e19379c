import type { KindName } from '#schema/fields.ts'
import type { Cents } from '#schema/kinds.ts'
import { centsOfThousands, toCents, toGrams } from '#values/amounts.ts'
import { formatMoney, thousandsOfCents } from '#values/formats.ts'

const decimal = /^-?\d+(\.\d+)?$/

/** Null for empty input, NaN for anything that is not a number. */
export const parseNumber = (kind: KindName, typed: string): number | null => {
  const bare = typed.trim().replaceAll(',', '')
  if (bare === '') return null
  if (!decimal.test(bare)) return Number.NaN
  if (kind === 'thousands') return centsOfThousands(Number(bare))
  if (kind === 'kilograms') return toGrams(Number(bare))
  return kind === 'money' ? toCents(Number(bare)) : Number(bare)
}

/** Number for editing; amounts of money have separators, all others are plain. */
export const editNumber = (kind: KindName, value: unknown) => {
  if (typeof value !== 'number' || Number.isNaN(value)) return ''
  if (kind === 'thousands') return thousandsOfCents(value as Cents).toFixed(2)
  if (kind === 'kilograms') return String(value / 1000)
  return kind === 'money' ? formatMoney(value as Cents) : String(value)
}

import type { Cents, Day } from '../../schema/kinds.ts'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** A day as the screens show it, `05/Nov/2026`; nothing for none (DECISIONS F31). */
export const sayDay = (day: Day | string | null) => {
  const [year, month, date] = day?.split('-') ?? []
  return year ? `${date}/${months[Number(month) - 1]}/${year}` : ''
}

const grouped = (digits: string) => digits.replace(/\B(?=(\d{3})+$)/g, ',')

/** An amount with two decimals and separated thousands (spec 2 §1). */
export const sayMoney = (cents: Cents | number) => {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${grouped(digits.slice(0, -2))}.${digits.slice(-2)}`
}

/** Pieces or days. */
export const sayCount = (count: number) => `${count < 0 ? '-' : ''}${grouped(String(Math.abs(count)))}`

/** A weight with two decimals; its unit stands in the heading. */
export const sayWeight = (weight: number) => sayMoney(Math.round(weight * 100))

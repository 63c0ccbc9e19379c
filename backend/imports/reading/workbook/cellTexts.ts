import { SSF } from '@e965/xlsx'

const two = (value: number) => String(value).padStart(2, '0')

/** A date of a spreadsheet as a text, with its time unless it is midnight. */
const dateText = (value: number, date1904: boolean) => {
  const code = SSF.parse_date_code(value, { date1904 })
  if (!code) return String(value)
  const day = `${String(code.y).padStart(4, '0')}-${two(code.m)}-${two(code.d)}`
  const time = [code.H, code.M, code.S]
  return time.some((part) => part > 0) ? `${day} ${time.map(two).join(':')}` : day
}

/** A number as Excel stores it, with 15 digits and without an exponent. */
export const numberText = (value: number) => {
  const text = String(Number(value.toPrecision(15)))
  return text.includes('e') ? value.toFixed(Math.abs(value) < 1 ? 17 : 0) : text
}

/** Excel's own limit of a format. */
const maxFormatLength = 255

const kinds = new Map<string, 'date' | 'percent' | null>()

/** Kind of a number format; 0.125 with the format of percentages is 12.5. */
const kindOfFormat = (format: string): 'date' | 'percent' | null => {
  const known = kinds.get(format)
  if (known !== undefined) return known
  const isShort = format.length <= maxFormatLength
  const bare = isShort ? format.replace(/"[^"]*"|\\.|[_*].|\[[^\]]*\]/g, '') : ''
  const kind = isShort && SSF.is_date(format) ? 'date' : bare.includes('%') ? 'percent' : null
  kinds.set(format, kind)
  return kind
}

/** A number with its format, as the portal reads it. */
export const formattedText = (value: number, format: string, date1904: boolean) => {
  const kind = kindOfFormat(format)
  if (kind === 'date') return dateText(value, date1904)
  return numberText(kind === 'percent' ? value * 100 : value)
}

/** Number of a column such as AB, from 0. */
export const columnIndex = (reference: string) => {
  let index = 0
  for (let at = 0; at < reference.length; at += 1) {
    const code = reference.charCodeAt(at)
    if (code < 65 || code > 90) break
    index = index * 26 + code - 64
  }
  return index - 1
}

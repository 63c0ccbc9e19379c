/** The header by which a zip says what is not in it. */
export const missingHeader = 'X-Missing'

/** What a zip lacks: how many documents, and the names of the first of them. */
export interface Missing {
  readonly count: number
  readonly names: readonly string[]
}

/** A header stays short: of more than these the zip's own list tells. */
const mostNamed = 20
const longestName = 120

/** Missing documents as a header holds them. */
export const formatMissing = (names: readonly string[]) => {
  const named = names.slice(0, mostNamed).map((name) => name.slice(0, longestName).toWellFormed())
  return encodeURIComponent(JSON.stringify({ count: names.length, names: named }))
}

/** Reads what `formatMissing` wrote; null for nothing missing, and for anything else. */
export const readMissing = (header: string | null): Missing | null => {
  if (header === null) return null
  try {
    const { count, names } = JSON.parse(decodeURIComponent(header)) as Partial<Missing>
    return Number.isInteger(count) && Array.isArray(names) ? { count: Number(count), names: names.map(String) } : null
  } catch {
    return null
  }
}

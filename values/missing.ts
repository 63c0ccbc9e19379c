/** Response header that lists the documents missing in a zip. */
export const missingHeader = 'X-Missing'

/** Number of missing documents, and the names of the first ones. */
export interface Missing {
  readonly count: number
  readonly names: readonly string[]
}

/** Limits that keep the header short; the zip contains the complete list. */
const maxNamed = 20
const longestName = 120

export const formatMissing = (names: readonly string[]) => {
  const named = names.slice(0, maxNamed).map((name) => name.slice(0, longestName).toWellFormed())
  return encodeURIComponent(JSON.stringify({ count: names.length, names: named }))
}

/** Decodes a `formatMissing` header; null if nothing is missing or the value is invalid. */
export const readMissing = (header: string | null): Missing | null => {
  if (header === null) return null
  try {
    const { count, names } = JSON.parse(decodeURIComponent(header)) as Partial<Missing>
    return Number.isInteger(count) && Array.isArray(names) ? { count: Number(count), names: names.map(String) } : null
  } catch {
    return null
  }
}

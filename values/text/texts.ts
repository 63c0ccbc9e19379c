/**
 * Folds a text for comparing, sorting and searching: without case and accents, identical in the browser and on both
 * databases.
 */
export const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

export const escapedHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

/** Removes dashes, spaces, case and accents. */
export const bareNumber = (number: string) => fold(number).replace(/[-–—\s]/g, '')

/** Normalizes a number for searching: like `bareNumber`, without leading zeros. */
export const normalNumber = (number: string) => bareNumber(number).replace(/^0+/, '')

const firstLetter = (word: string | undefined) => [...(word ?? '')][0]?.toLocaleUpperCase() ?? ''

/** Initials: one letter for a single name, else those of the first and the last name. */
export const initialsOf = (name: string) => {
  const words = name.trim().split(/\s+/)
  return words.length > 1 ? firstLetter(words[0]) + firstLetter(words.at(-1)) : firstLetter(words[0])
}

let collator: Intl.Collator | null = null

/** Created on first use, because it takes longer than everything else that is declared before the first paint. */
const asPeopleSort = () => {
  collator ??= new Intl.Collator('en', { numeric: true, sensitivity: 'base' })
  return collator
}

/**
 * Sort order of column values: null first, numbers by size, texts ignoring case and accents, with numeric order of
 * digits.
 */
export const compareValues = (left: unknown, right: unknown) => {
  if (left === right) return 0
  if (left === null || left === undefined) return -1
  if (right === null || right === undefined) return 1
  if (typeof left === 'number' && typeof right === 'number') return left - right
  return asPeopleSort().compare(String(left), String(right))
}

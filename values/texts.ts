/** Letters that do not decompose into a plain letter and an accent. */
const plainLetters: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
}

const withStroke = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'g')

/**
 * Folds a text for comparing, sorting and searching: without case, accents and strokes, identical in the browser and on
 * both databases.
 */
export const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(withStroke, (letter) => plainLetters[letter] ?? letter)

/** Sort key of a folded text, in which digits count by their number: A2 comes before A10. */
export const naturalOrder = (text: string) => fold(text).replace(/[0-9]+/g, (digits) => digits.padStart(10, '0'))

const oddSpaces = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g
const oddHyphens = /[\u2010\u2011]/g
/** Soft hyphen, zero-width space, word joiner, byte order mark. */
const invisible = /[\u00ad\u200b\u2060\ufeff]/g

/** Needs trimming at most. */
const isPlain = (text: string) => /^[\n-~]*$/.test(text)

/**
 * One form for texts that look the same: composed letters (NFC), plain spaces and hyphens, no invisible characters, none
 * of them at the ends. Every text is brought into it where it enters, by a call or an import.
 */
export const cleanText = (text: string) =>
  isPlain(text)
    ? text.trim()
    : text.normalize('NFC').replace(oddSpaces, ' ').replace(oddHyphens, '-').replace(invisible, '').trim()

/** Like `cleanText`, for texts by which rows are looked up: dashes of every length are hyphens. */
export const cleanKey = (text: string) => cleanText(text).replace(/[\p{Pd}\u2212]/gu, '-')

export const escapedHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

/** Dashes, spaces and invisible characters, which do not count in numbers. */
const uncounted = /[\p{Pd}\u2212\s\p{Cf}]/u

const allUncounted = new RegExp(uncounted, 'gu')

/** Removes dashes, spaces, case and accents. */
export const bareNumber = (number: string) => fold(number).replace(allUncounted, '')

/** Normalizes a number for searching: like `bareNumber`, without leading zeros. */
export const normalNumber = (number: string) => bareNumber(number).replace(/^0+/, '')

const firstLetter = (word: string | undefined) => [...(word ?? '')][0]?.toLocaleUpperCase() ?? ''

/** Initials: one letter for a single name, else the letters of the first and the last name. */
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

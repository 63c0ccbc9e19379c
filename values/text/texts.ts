/**
 * Text as it is compared, sorted and searched: without case and accents, alike in the browser and on both databases
 * (DECISIONS X11).
 */
export const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** A text within markup. */
export const escapedHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

/** Letters and digits alone, as far as dashes and spaces, case and accents do not matter. */
export const bareNumber = (number: string) => fold(number).replace(/[-–—\s]/g, '')

/** A number as it is looked for: leading zeros do not matter either. */
export const normalNumber = (number: string) => bareNumber(number).replace(/^0+/, '')

const firstLetter = (word: string | undefined) => [...(word ?? '')][0]?.toLocaleUpperCase() ?? ''

/** One letter for one name, else those of the first and the last. */
export const initialsOf = (name: string) => {
  const words = name.trim().split(/\s+/)
  return words.length > 1 ? firstLetter(words[0]) + firstLetter(words.at(-1)) : firstLetter(words[0])
}

let collator: Intl.Collator | null = null

/** Made when it is first used: that takes longer than all else that a page declares before it is drawn. */
const asPeopleSort = () => {
  collator ??= new Intl.Collator('en', { numeric: true, sensitivity: 'base' })
  return collator
}

/** The order of two values of a column: nothing first, numbers by size, texts as people sort them. */
export const compareValues = (left: unknown, right: unknown) => {
  if (left === right) return 0
  if (left === null || left === undefined) return -1
  if (right === null || right === undefined) return 1
  if (typeof left === 'number' && typeof right === 'number') return left - right
  return asPeopleSort().compare(String(left), String(right))
}

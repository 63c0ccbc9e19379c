import { fold } from './texts.ts'

/** Normalizes to NFC, because keyboards compose letters differently. */
export const normalPassword = (password: string) => password.normalize('NFC')

/** Unicode forms in which the password may have been typed; for most passwords there is only one. */
export const passwordForms = (password: string) => [
  ...new Set([normalPassword(password), password, password.normalize('NFD')]),
]

const marks = '[\\p{P}\\p{S}\\s]{0,3}'
const ending = new RegExp(`^${marks}(\\d*)${marks}$`, 'u')

const isInARow = (digits: string) => '1234567890'.startsWith(digits) || /^(\d)\1*$/.test(digits)

/**
 * Endings that users add to satisfy a rule: up to four digits such as a year, or consecutive digits, with optional
 * punctuation.
 */
const isCommonEnding = (text: string) => {
  const digits = ending.exec(text)?.[1]
  return digits !== undefined && (digits.length <= 4 || isInARow(digits))
}

const shortestWord = 3

/** Characters that people substitute for each other, mapped to one of them. */
const lookalikes: Readonly<Record<string, string>> = {
  '@': 'a',
  4: 'a',
  8: 'b',
  '(': 'c',
  3: 'e',
  '€': 'e',
  6: 'g',
  9: 'g',
  l: 'i',
  1: 'i',
  '!': 'i',
  '|': 'i',
  0: 'o',
  $: 's',
  5: 's',
  '§': 's',
  '+': 't',
  7: 't',
  2: 'z',
}

/** Maps all spellings of a word to one text, whatever its case, accents, width and lookalikes. */
const unified = (text: string) => [...fold(text)].map((character) => lookalikes[character] ?? character).join('')

/** Marks on a keyboard's digit keys, which a held shift key types instead. */
const shiftedDigits = ')!@#$%^&*('

const unshifted = (text: string) => text.replace(/[)!@#$%^&*(]/g, (mark) => String(shiftedDigits.indexOf(mark)))

const withoutMarks = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '')

const isWordWithEnding = (text: string, words: ReadonlySet<string>) => {
  const letters = [...text]
  return letters.some(
    (_letter, at) =>
      at + 1 >= shortestWord &&
      isCommonEnding(letters.slice(at + 1).join('')) &&
      words.has(unified(letters.slice(0, at + 1).join(''))),
  )
}

/** Returns true if a password is one of the `words`, in any spelling, with or without a common ending. */
export const isCommonPassword = (password: string, words: ReadonlySet<string>) => {
  const text = fold(password.normalize('NFKC'))
  return [text, unshifted(text), withoutMarks(text)].some((spelling) => isWordWithEnding(spelling, words))
}

/** Common first words missing in the password list: days, months, seasons, and sign-in terms. */
const furtherWords = `fall february march may june july wednesday thursday saturday login guest user company portal
  customer primavera verano otono invierno enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre
  diciembre lunes martes miercoles jueves viernes sabado domingo bienvenido bienvenida contrasena clave secreto secreta
  usuario empresa cambiame temporal hola inicio acceso administrator administrador root a12345678a a123456789a`.split(
  /\s+/,
)

export const wordsIn = (text: string): ReadonlySet<string> =>
  new Set([...text.trimEnd().split('\n'), ...furtherWords].map(unified))

const plain = (text: string) => fold(text).replace(/[^\p{L}\p{N}]/gu, '')

/** Minimum length of a piece that does not occur in a password by chance. */
const minTokenLength = 4

const piecesOf = (text: string) => [text, ...fold(text).split(/[^\p{L}\p{N}]+/u)].map(plain)

/** True if a password contains the text or one of its words, ignoring case, accents and punctuation. */
export const holdsPiece = (password: string, text: string) => {
  const held = plain(password)
  return piecesOf(text).some((piece) => piece.length >= minTokenLength && /\p{L}/u.test(piece) && held.includes(piece))
}

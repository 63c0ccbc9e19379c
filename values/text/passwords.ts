import { fold } from './texts.ts'

/** One text for one password, however a keyboard has put its letters together. */
export const normalPassword = (password: string) => password.normalize('NFC')

/** The forms in which the same letters may have been typed: of most passwords there is one. */
export const passwordForms = (password: string) => [
  ...new Set([normalPassword(password), password, password.normalize('NFD')]),
]

const marks = '[\\p{P}\\p{S}\\s]{0,3}'
const ending = new RegExp(`^${marks}(\\d*)${marks}$`, 'u')

const isInARow = (digits: string) => '1234567890'.startsWith(digits) || /^(\d)\1*$/.test(digits)

/** What people add to a word to please a rule: a year or other few digits, or digits in a row, with marks around them. */
const isCommonEnding = (text: string) => {
  const digits = ending.exec(text)?.[1]
  return digits !== undefined && (digits.length <= 4 || isInARow(digits))
}

const shortestWord = 3

/** Characters that people put in each other's place, by the one that stands for all of them. */
const lookalikes: Readonly<Record<string, string>> = {
  ...{ '@': 'a', 4: 'a', 8: 'b', '(': 'c', 3: 'e', '€': 'e', 6: 'g', 9: 'g', l: 'i', 1: 'i', '!': 'i', '|': 'i' },
  ...{ 0: 'o', $: 's', 5: 's', '§': 's', '+': 't', 7: 't', 2: 'z' },
}

/** One text for all spellings of a word, whatever its case, accents, width and lookalikes. */
const unified = (text: string) => [...fold(text)].map((character) => lookalikes[character] ?? character).join('')

/** The marks over the digits of a keyboard, which a held shift key types in their place. */
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

/** Whether a password is one of these words of `wordsIn`, in whatever spelling, or one of them with a common ending. */
export const isCommonPassword = (password: string, words: ReadonlySet<string>) => {
  const text = fold(password.normalize('NFKC'))
  return [text, unshifted(text), withoutMarks(text)].some((spelling) => isWordWithEnding(spelling, words))
}

/** What the list of passwords lacks of the words that people begin with: days, months and seasons, and of the sign-in. */
const furtherWords = `fall february march may june july wednesday thursday saturday login guest user company portal
  customer primavera verano otono invierno enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre
  diciembre lunes martes miercoles jueves viernes sabado domingo bienvenido bienvenida contrasena clave secreto secreta
  usuario empresa cambiame temporal hola inicio acceso administrator administrador root a12345678a a123456789a`.split(
  /\s+/,
)

/** The words of `commonPasswords.txt`, one a line, and further ones. */
export const wordsIn = (text: string): ReadonlySet<string> =>
  new Set([...text.trimEnd().split('\n'), ...furtherWords].map(unified))

const plain = (text: string) => fold(text).replace(/[^\p{L}\p{N}]/gu, '')

/** What of a text is long enough that a password holds it by no accident. */
const telling = 4

/** All of a text, and its words. */
const piecesOf = (text: string) => [text, ...fold(text).split(/[^\p{L}\p{N}]+/u)].map(plain)

/** Whether a password holds a text or one of its words, whatever case, accents and marks are between them. */
export const holdsPiece = (password: string, text: string) => {
  const held = plain(password)
  return piecesOf(text).some((piece) => piece.length >= telling && /\p{L}/u.test(piece) && held.includes(piece))
}

import { domainToASCII } from 'node:url'

/** Letters that do not decompose into a plain letter and an accent. */
export const plainLetters: Readonly<Record<string, string>> = {
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

/** A text without case, accents and strokes. */
export const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(withStroke, (letter) => plainLetters[letter] ?? letter)

const oddSpaces = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g
const oddHyphens = /[\u2010\u2011]/g
/** Soft hyphen, zero-width space, word joiner, byte order mark. */
const invisible = /[\u00ad\u200b\u2060\ufeff]/g

/** One form for texts that look the same. */
const cleanText = (text: string) =>
  text.normalize('NFC').replace(oddSpaces, ' ').replace(oddHyphens, '-').replace(invisible, '').trim()

/** Like `cleanText`, with hyphens for dashes of every length. */
export const cleanKey = (text: string) => cleanText(text).replace(/[\p{Pd}\u2212]/gu, '-')

/** Dashes, spaces and invisible characters. */
export const uncounted = /[\p{Pd}\u2212\s\p{Cf}]/u

/** Identifies a mailbox: internationalized domains in Punycode. */
export const emailKey = (email: string) => {
  const address = cleanText(email).toLowerCase()
  const at = address.lastIndexOf('@')
  const domain = domainToASCII(address.slice(at + 1))
  return at < 0 || domain === '' ? address : `${address.slice(0, at)}@${domain}`
}

import { escapedHtml, fold } from '#values/texts.ts'

/** By what a person is known: now, and before changes that the audit log has. */
export interface Identity {
  readonly names: readonly string[]
  readonly emails: readonly string[]
  readonly phones: readonly string[]
}

/** A name of one word is also a word of texts, and a short number is also an amount. */
const isTelling = (name: string) => /\S\s+\S/.test(name.trim())
const isLongNumber = (phone: string) => phone.replace(/\D/g, '').length >= 7

interface Word {
  readonly folded: readonly string[]
  /** Characters that must not stand before and after it. */
  readonly edge: RegExp
}

const ofName = /[\p{L}\p{N}]/u
const ofAddress = /[\p{L}\p{N}_.+-]/u

const wordsOf = ({ names, emails, phones }: Identity): Word[] => [
  ...emails.map((email) => ({ folded: [...fold(email)], edge: ofAddress })),
  ...[...names.filter(isTelling), ...phones.filter(isLongNumber)].map((text) => ({
    folded: [...fold(text)],
    edge: ofName,
  })),
]

/** Texts to look for in a column: as they are, in JSON and in HTML. */
export const spellings = (identity: Identity) => [
  ...new Set(
    [...identity.emails, ...identity.names.filter(isTelling), ...identity.phones.filter(isLongNumber)]
      .map(fold)
      .flatMap((text) => [text, JSON.stringify(text).slice(1, -1), escapedHtml(text)]),
  ),
]

/** Letters of a text as `fold` compares them, each with its place in the text. */
const foldedLetters = (text: string) => {
  const letters: string[] = []
  const places: number[] = []
  let place = 0
  for (const character of text) {
    for (const letter of fold(character)) {
      letters.push(letter)
      places.push(place)
    }
    place += character.length
  }
  return { letters, placeOf: (at: number) => places[at] ?? text.length }
}

const replaceWord = (text: string, { folded, edge }: Word, label: string) => {
  if (folded.length === 0) return text
  const { letters, placeOf } = foldedLetters(text)
  const isAt = (at: number) => folded.every((letter, offset) => letters[at + offset] === letter)
  // A full stop may end the sentence after an address.
  const endsAt = (at: number) => !edge.test(letters[at] ?? '') || (letters[at] === '.' && edge === ofAddress)
  let replaced = ''
  let from = 0
  for (let at = 0; at + folded.length <= letters.length; at += 1) {
    if (!isAt(at) || edge.test(letters[at - 1] ?? '') || !endsAt(at + folded.length)) continue
    replaced += text.slice(from, placeOf(at)) + label
    from = placeOf(at + folded.length)
    at += folded.length - 1
  }
  return replaced + text.slice(from)
}

const inValue = (value: unknown, replace: (text: string) => string): unknown => {
  if (typeof value === 'string') return replace(value)
  if (Array.isArray(value)) return value.map((entry) => inValue(entry, replace))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [replace(name), inValue(entry, replace)]))
}

const parsed = (text: string): unknown => {
  if (!/^[[{]/.test(text)) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Puts the label in place of a person in a text, in the strings of JSON, or in HTML. */
export const unnamed = (identity: Identity, label: string) => {
  const words = wordsOf(identity)
  const inHtml = words.map((word) => ({ ...word, folded: [...escapedHtml(word.folded.join(''))] }))
  const replace = (text: string) => [...words, ...inHtml].reduce((now, word) => replaceWord(now, word, label), text)
  return (text: string) => {
    const value = parsed(text)
    return value === undefined ? replace(text) : JSON.stringify(inValue(value, replace))
  }
}

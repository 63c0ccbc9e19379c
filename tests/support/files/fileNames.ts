import { dice } from '#backend/demo/dice.ts'

/** UTF-8 bytes as one character each, as sent. */
export const utf8 = (text: string) => Buffer.from(text).toString('latin1')

/** A piece of a name: the bytes sent, one character each, and the expected result. */
type Piece = readonly [sent: string, back: string]
const asItIs = (text: string): Piece => [utf8(text), text]
const gone = (sent: string): Piece => [sent, ' ']

const pieces = [
  ...['report', 'Aprobación', 'ñandú', '承認', '🔥', '👩‍🏭', 'cafe\u0301', 'naïve', 'ø', 'ß', 'İ', 'ﬁ', '\u00a0x'].map(
    asItIs,
  ),
  ...[
    "'",
    '%',
    '%41',
    '%2F',
    '%252F',
    ';',
    '=',
    '*',
    '(',
    ')',
    ',',
    '&',
    '#',
    '?',
    '<script>',
    ':',
    '|',
    '`',
    '~',
    '^',
    '@',
  ].map(asItIs),
  ...[
    "filename*=UTF-8''x",
    "*=utf-8'en'",
    '; filename=evil.html',
    'x: y',
    '{{x}}',
    '=1+1',
    '-2',
    'CON',
    'nul',
    'aux.c',
  ].map(asItIs),
  ...['\u200b', '\u200d', '\ufeff', '\ufffd', '\ufffe', '𝒻', '\u{e0041}', 'a'.repeat(60)].map(asItIs),
  // Percent-encoded, as browsers send them.
  ...([
    ['%22', '"'],
    ['%22; filename=%22evil.html', '"; filename="evil.html'],
  ] as Piece[]),
  ...['%0D%0A', '%0d%0aSet-Cookie: a=b', '\u0000', '\u0007', '\t', '\u007f'].map(
    (sent): Piece => [sent, sent.replace(/^(%0[Dd]%0[Aa]|.)/, ' ')],
  ),
  ...['\u0085', '\u2028', '\u2029', '\u202e', '\u2066', '\u200f', '\u061c'].map((sign) => gone(utf8(sign))),
  // Lone surrogates, which are invalid in UTF-8.
  ['\xed\xa0\x80', '\ufffd\ufffd\ufffd'],
  ['\xed\xb0\x80', '\ufffd\ufffd\ufffd'],
  ['\xff', '\ufffd'],
] as const satisfies readonly Piece[]

const folders: readonly Piece[] = [
  ['', ''],
  ['', ''],
  ['', ''],
  ['/etc/', ''],
  ['../../', ''],
  ['C:\\fakepath\\', ''],
  ['..\\', ''],
]

const nameOf = (chance: ReturnType<typeof dice>): Piece => {
  const chosen = Array.from({ length: 1 + chance.below(5) }, () => pieces[chance.below(pieces.length)] ?? asItIs('x'))
  // A name is accepted only with the extension of its content.
  const all = [folders[chance.below(folders.length)] ?? ['', ''], ...chosen, asItIs('.pdf')]
  return [all.map(([sent]) => sent).join(''), all.map(([, back]) => back).join('')]
}

/** Letters are composed, spaces are plain, and nothing invisible is left. */
const inOneForm = (name: string) =>
  name
    .normalize('NFC')
    .replace(/\u00a0/g, ' ')
    .replace(/\u200b|\ufeff/g, '')
    .trim()

/**
 * Adjacent removed characters leave one space, and none at the ends; a name without visible characters becomes `file`.
 */
const tidied = (name: string) =>
  name.replace(/[.\s\ufeff]|\u200b|\u200d|\u{e0041}/gu, '') === '' ? 'file' : inOneForm(name.replace(/ {2,}/g, ' '))

/** Problematic names as sent, with the names expected to be stored; reproducible by seed. */
export const hostileNames = (seed: string, count: number): readonly Piece[] => {
  const chance = dice(seed)
  return Array.from({ length: count }, () => nameOf(chance)).map(([sent, back]) => [sent, tidied(back)])
}

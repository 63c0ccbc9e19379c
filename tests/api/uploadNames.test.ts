import { createRequire } from 'node:module'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dice } from '../../backend/demo/dice.ts'
import { type Api, type Client, startApi } from '../support/apiClient.ts'
import { approvalOf, concessionsOf, documentAt, plantConcession } from '../support/concessions.ts'
import { fileHead, lastLine, leftovers, nothingLeft, part, sendForm } from '../support/uploads.ts'
import { customers } from '../support/users.ts'

// The parser of Express, which takes no part in writing the header.
const { parse } = createRequire(import.meta.url)('content-disposition') as {
  parse: (header: string) => { type: string; parameters: Record<string, string> }
}

const seed = process.env.NAMES_SEED ?? '2026'
const customer = customers.healthy
let api: Api
let by: Client

beforeAll(async () => {
  api = await startApi()
  by = await api.as('customer')
})

afterAll(() => api.stop())

const utf8 = (text: string) => Buffer.from(text).toString('latin1')

/** A piece of a name: how it goes over the line, one byte for each character, and what is to come back. */
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
  // As browsers write them.
  ...([
    ['%22', '"'],
    ['%22; filename=%22evil.html', '"; filename="evil.html'],
  ] as Piece[]),
  ...['%0D%0A', '%0d%0aSet-Cookie: a=b', '\u0000', '\u0007', '\t', '\u007f'].map(
    (sent): Piece => [sent, sent.replace(/^(%0[Dd]%0[Aa]|.)/, ' ')],
  ),
  ...['\u0085', '\u2028', '\u2029', '\u202e', '\u2066', '\u200f', '\u061c'].map((sign) => gone(utf8(sign))),
  // Halves of a pair of surrogates, which are no UTF-8.
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
  const all = [
    folders[chance.below(folders.length)] ?? ['', ''],
    ...chosen,
    chance.isLucky(0.8) ? asItIs('.pdf') : asItIs(''),
  ]
  return [all.map(([sent]) => sent).join(''), all.map(([, back]) => back).join('')]
}

/**
 * Several signs that are taken out beside one another leave one space, and none at the ends; of a name that nobody can
 * see nothing is left.
 */
const tidied = (name: string) =>
  name.replace(/[.\s\ufeff]|\u200b|\u200d|\u{e0041}/gu, '') === '' ? 'file' : name.replace(/ {2,}/g, ' ').trim()

const send = async (sent: string) => {
  const concession = await plantConcession(api, customer)
  const head = fileHead(sent)
  const answer = await sendForm(api, approvalOf(concession, customer), {
    body: Buffer.concat([part(head, '%PDF-1.7'), lastLine]),
    by,
  })
  return { concession, answer }
}

const comesBack = async (sent: string, name: string) => {
  const { answer } = await send(sent)
  if (answer?.status !== 200) return [`${JSON.stringify(sent)} was answered with ${answer?.status}`]
  const { headers, status } = await by.get(documentAt(String(answer.body?.IdFile), customer))
  const { type, parameters } = parse(headers.get('content-disposition') ?? '')
  const [row] = await api.rows.ask('select name from files where id = ?', answer.body?.IdFile)
  const found = { status, type, name: parameters.filename, stored: row?.name, cookies: headers.getSetCookie() }
  const wanted = { status: 200, type: 'attachment', name, stored: name, cookies: [] }
  return JSON.stringify(found) === JSON.stringify(wanted)
    ? []
    : [`${JSON.stringify(sent)}: ${JSON.stringify(found)}, not ${name}`]
}

describe(`file names, NAMES_SEED=${seed}`, () => {
  test('300 hostile ones come back as they are, without what would harm', async () => {
    const chance = dice(seed)
    const names = Array.from({ length: 300 }, () => nameOf(chance))
    const faults: string[] = []
    for (let at = 0; at < names.length; at += 10) {
      const some = names.slice(at, at + 10)
      faults.push(...(await Promise.all(some.map(([sent, back]) => comesBack(sent, tidied(back))))).flat())
    }
    expect(faults).toEqual([])
    expect(await leftovers(api)).toEqual(nothingLeft)
  }, 120_000)

  test.each([
    ['', 'file'],
    ['.', 'file'],
    ['..', 'file'],
    ['...', 'file'],
    ['   ', 'file'],
    ['/', 'file'],
    ['C:\\\\', 'file'],
    ['\u202e\u202e', 'file'],
    ['%0D%0A', 'file'],
    ['.htaccess', '.htaccess'],
    ['no extension', 'no extension'],
    [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(251)}.pdf`],
    [`${'🔥'.repeat(300)}.pdf`, `${'🔥'.repeat(251)}.pdf`],
    [`a.${'x'.repeat(300)}`, `a.${'x'.repeat(253)}`],
    ['a\\"b.pdf', 'a"b.pdf'],
  ])('%j comes back as %j', async (sent, name) => {
    expect(await comesBack(utf8(sent), name)).toEqual([])
  })

  test('the name of RFC 5987 is taken where it is the only one or the last', async () => {
    const { answer } = await send(`a.pdf"; filename*=UTF-8''b%0D%0A%2F..%2Fc.html; x="`)
    expect(answer?.status).toBe(200)
    const { headers } = await by.get(documentAt(String(answer?.body?.IdFile), customer))
    expect(parse(headers.get('content-disposition') ?? '')).toMatchObject({
      type: 'attachment',
      parameters: { filename: expect.not.stringMatching(/[\r\n/\\]/) },
    })
  })

  test('a list shows them as they are kept', async () => {
    const { concession } = await send(utf8('"><script>alert(1)</script> ñ.pdf').replaceAll('"', '%22'))
    const rows = JSON.parse((await by.get(concessionsOf(customer))).body.value)
    const found = rows.find(({ ID }: { ID: number }) => ID === concession)
    // The name ends with what stands behind the last slash.
    expect(found.ClientApprovalDocumentName).toBe('script> ñ.pdf')
  })
})

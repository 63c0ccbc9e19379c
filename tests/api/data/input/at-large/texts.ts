import { brotliCompressSync, constants, deflateSync, gzipSync } from 'node:zlib'
import fc from 'fast-check'

export type Body = { bytes: Buffer; headers: Record<string, string> }

const asObject = (json: string) => (json.startsWith('{') ? json : `{"a":${json}}`)
const into = (json: string, member: string) => {
  const object = asObject(json)
  return object === '{}' ? `{${member}}` : `{${member},${object.slice(1)}`
}
/** Replaces the first value of the JSON text by a literal that no serializer would produce. */
const withLiteral = (json: string, literal: string) =>
  /:/.test(json) ? json.replace(/:("(?:[^"\\]|\\.)*"|[\w.+-]+|\[\]|\{\})/, () => `:${literal}`) : literal

const depth = 10_000
const pollution = '{"polluted":"yes","isAdmin":true}'

const literals = [
  'NaN',
  'Infinity',
  '-Infinity',
  '1e999',
  '-1e999',
  '-0',
  '-0.0',
  '00',
  '0x10',
  '.5',
  '1.',
  '+1',
  '9'.repeat(400),
  `0.${'0'.repeat(400)}1`,
  '1e-999',
  'undefined',
  "'x'",
  '"\\x41"',
  '"\\ud800"',
  '"\\u0000"',
  '"\u0001"',
  'tru',
  '\u00a01',
  '1n',
]

const changes: Readonly<Record<string, (json: string) => string>> = {
  'cut off': (json) => json.slice(0, json.length / 2),
  'cut off by one': (json) => json.slice(0, -1),
  'with garbage after it': (json) => `${json}garbage`,
  'said twice': (json) => json + json,
  'with a comma too many': (json) => json.replace(/([}\]])$/, ',$1'),
  'with a comment': (json) => `/* */${json}`,
  'with a mark of its byte order': (json) => `\ufeff${json}`,
  'in single quotes': (json) => json.replaceAll('"', "'"),
  'in a text': (json) => JSON.stringify(json),
  'in a list': (json) => `[${json}]`,
  'in an object': (json) => `{"a":${json}}`,
  'of nothing': () => '',
  'of white space': () => ' \r\n\t ',
  'of a null': () => 'null',
  'of a number': () => '5',
  'of a NUL': () => '\0',
  'in lists 10,000 deep': () => '['.repeat(depth) + ']'.repeat(depth),
  'in lists without an end': () => '['.repeat(depth),
  'in objects 10,000 deep': () => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`,
  'with a value 10,000 deep': (json) => withLiteral(json, '['.repeat(depth) + ']'.repeat(depth)),
  'with objects 10,000 deep': (json) => into(json, `"deep":${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`),
  'with 20,000 keys': (json) => into(json, Array.from({ length: 20_000 }, (_one, key) => `"k${key}":0`).join()),
  'with its first key twice': (json) => into(json, /"(?:[^"\\]|\\.)*":[^,{}[\]]*/.exec(json)?.[0] ?? '"a":1,"a":2'),
  'with __proto__': (json) => into(json, `"__proto__":${pollution}`),
  'with __proto__ in escapes': (json) => into(json, `"\\u005f\\u005fproto__":${pollution}`),
  'with __proto__ of null': (json) => into(json, '"__proto__":null'),
  'with constructor': (json) => into(json, `"constructor":{"prototype":${pollution}}`),
  'with prototype': (json) => into(json, `"prototype":${pollution}`),
  'with __proto__ inside a value': (json) => withLiteral(json, `{"__proto__":${pollution}}`),
  'with __proto__ inside a row': (json) => withLiteral(json, `[{"__proto__":${pollution},"id":1}]`),
  'with names of every object’s own': (json) =>
    into(json, '"hasOwnProperty":1,"toString":1,"valueOf":1,"toJSON":1,"then":1'),
  'with a key of nothing': (json) => into(json, '"":1'),
  'with a key of a NUL': (json) => into(json, '"\\u0000":1'),
  'with a key that is no text': (json) => into(json, '"\\ud800":1'),
  ...Object.fromEntries(
    literals.map((literal) => [`with the value ${literal.slice(0, 20)}`, (json: string) => withLiteral(json, literal)]),
  ),
}

export const textChange = fc.constantFrom(...Object.entries(changes))

const json = 'application/json'
const plain = (bytes: Buffer | string, type = json): Body => ({
  bytes: Buffer.from(bytes),
  headers: type ? { 'content-type': type } : {},
})
const encoded = (bytes: Buffer, encoding: string): Body => ({
  bytes,
  headers: { 'content-type': json, 'content-encoding': encoding },
})

const zeros = Buffer.alloc(100_000_000, ' ')
const bombs = {
  gzip: gzipSync(zeros, { level: 9 }),
  deflate: deflateSync(zeros, { level: 9 }),
  br: brotliCompressSync(zeros, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
}

const types = [
  '',
  'text/plain',
  'application/xml',
  'text/html',
  'application/octet-stream',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'multipart/form-data; boundary=',
  'json',
  '/',
  ';',
  'application/json,application/json',
  'application/x-www-form-urlencoded',
  'application/jsonp',
  'application/x+json',
  'APPLICATION/JSON',
  'application/json; charset=',
  'x'.repeat(4_000),
]
const charsets = [
  'utf-8',
  'UTF-8',
  'utf-16',
  'utf-16le',
  'utf-32',
  'utf-7',
  'latin1',
  'iso-8859-1',
  'windows-1252',
  'koi8-r',
  'shift_jis',
  'x',
  '"',
  '__proto__',
  'constructor',
  'base64',
  'hex',
]

/** Encodings and types in which a text can be sent, by name; the `rare` ones are expensive for client or gateway. */
const ways: Readonly<Record<string, (text: string) => Body>> = {
  ...Object.fromEntries(
    types.map((type) => [`as ${type.slice(0, 40) || 'no type'}`, (text: string) => plain(text, type)]),
  ),
  ...Object.fromEntries(
    charsets.map((charset) => [`in ${charset}`, (text: string) => plain(text, `${json}; charset=${charset}`)]),
  ),
  'in bytes of UTF-16': (text) => plain(Buffer.from(text, 'utf16le'), `${json}; charset=utf-16le`),
  'in bytes of Latin-1': (text) => plain(Buffer.from(text, 'latin1')),
  'with bytes that are no UTF-8': (text) =>
    plain(Buffer.concat([Buffer.from(text.slice(0, -1)), Buffer.from([0xff, 0xc0, 0xaf, 0xed, 0xa0, 0x80])])),
  'as a form of JSON': (text) =>
    plain(`${encodeURIComponent(text.toWellFormed())}=1`, 'application/x-www-form-urlencoded'),
  'as a form of pollution': () =>
    plain(
      '__proto__=1&constructor=1&__proto__[a]=1&constructor[prototype][a]=1&a=%00&b=%ff&%=%',
      'application/x-www-form-urlencoded',
    ),
  'as a form of 10,000 fields': () =>
    plain(Array.from({ length: 10_000 }, (_one, key) => `a${key}=1`).join('&'), 'application/x-www-form-urlencoded'),
  'in gzip': (text) => encoded(gzipSync(text), 'gzip'),
  'in deflate': (text) => encoded(deflateSync(text), 'deflate'),
  'in br': (text) => encoded(brotliCompressSync(text), 'br'),
  'in half a gzip': (text) => encoded(gzipSync(text).subarray(0, 12), 'gzip'),
  'in gzip twice': (text) => encoded(gzipSync(gzipSync(text)), 'gzip, gzip'),
  'in gzip that is br': (text) => encoded(brotliCompressSync(text), 'gzip'),
  'in gzip that is none': (text) => encoded(Buffer.from(text), 'gzip'),
  'in identity': (text) => encoded(Buffer.from(text), 'identity'),
  'in compress': (text) => encoded(Buffer.from(text), 'compress'),
  'in __proto__': (text) => encoded(Buffer.from(text), '__proto__'),
}
const rare: Readonly<Record<string, (text: string) => Body>> = {
  ...Object.fromEntries(
    Object.entries(bombs).map(([name, bytes]) => [`as a bomb of ${name}`, () => encoded(bytes, name)]),
  ),
  'of 1.1 MB': (text) => plain(`${text.slice(0, -1)}${' '.repeat(1_100_000)}${text.slice(-1)}`),
  'of 1.1 MB in one value': (text) => plain(withLiteral(text, `"${'x'.repeat(1_100_000)}"`)),
  'of 0.9 MB in one value': (text) => plain(withLiteral(text, `"${'x'.repeat(900_000)}"`)),
  'of 0.9 MB in empty values': (text) => plain(withLiteral(text, `[${'"",'.repeat(300_000)}1]`)),
  'of 0.9 MB in small values': (text) => plain(withLiteral(text, `[${'1,'.repeat(450_000)}1]`)),
}

export const inOrder = (text: string) => plain(text)

export const way = fc.oneof(
  { weight: 30, arbitrary: fc.constantFrom(...Object.entries(ways)) },
  { weight: 1, arbitrary: fc.constantFrom(...Object.entries(rare)) },
)

import assert from 'node:assert/strict'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openForTool } from '#backend/database/openForTool.ts'
import type { Imported } from '#backend/imports/imported.ts'
import { importFiles } from '#backend/imports/importFiles.ts'
import { openTarget, type Target } from '#backend/imports/target.ts'
import type { DataFile } from '#schema/imports/file.ts'
import { dataFileOf } from '#schema/imports/index.ts'
import type { Instant } from '#values/types.ts'

// Set `HOSTILE_FILES=100000` to run that many.
const runs = Number(process.env.HOSTILE_FILES ?? 2_000)
const seed = Number(process.env.HOSTILE_SEED ?? 20_261_123)

let dataDir: string
let target: Target
const invoices = dataFileOf('invoices') as DataFile
const manner = {
  isReplacing: false,
  madeBy: 'test',
  callerId: null,
  onProgress: () => {},
  now: () => new Date().toISOString() as Instant,
}

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'portal-hostile-'))
  cpSync(process.env.TEST_TEMPLATE ?? '', dataDir, { recursive: true })
  // Parsing does not depend on the database.
  const place = { dataDir, timeZone: 'UTC' }
  await openForTool(place)
  target = await openTarget(place)
})

afterAll(async () => {
  await target.close()
  rmSync(dataDir, { recursive: true })
})

async function* inPieces(bytes: Uint8Array, length = 61) {
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length)
}

const importBytes = async (open: () => AsyncIterable<Uint8Array>) => {
  const all: Imported[] = []
  for await (const imported of importFiles(target, [{ file: invoices, open }], manner)) all.push(imported)
  return all[0] as Imported
}

const stored = async () => {
  const [row] = await target.ask('select count(*) as count, sum(amount) as amount, max(id) as last from invoices')
  return row
}

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')

/** Memory after garbage collection, which would grow if files leaked. */
const heldBytes = () => {
  collect()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}
const maxHeapGrowth = 20_000_000

/** fast-check keeps 2 kB per run until the end, so it is restarted after this number. */
const runsAtOnce = 1_000

const header = ['customerId', 'number', 'issuedOn', 'dueOn', 'amount', 'balance']
const good = (place: number) => ['101', `X-${place}`, '2026-10-01', '2026-10-31', '10.50', '10.50']

/** Invalid cells by column index. */
const badCells: Readonly<Record<number, readonly string[]>> = {
  0: ['', '0', '-1', '1.5', '99999', '1e3', '٣', '=1+1', '101\u0000', '2147483648', 'NaN', 'constructor'],
  1: ['', ' ', '\u0000', 'a\u0007b', 'x'.repeat(61), '\u2028', '\u200b'],
  2: ['', '32.10.2026', '2026-02-30', '2026-13-01', '13/13/2026', '01/10/26', '=TODAY()', '0000-00-00', '__proto__'],
  4: ['', '1.505', '1.000,00,0', 'ten', '0x10', 'Infinity', '9'.repeat(40), '@SUM(A1)', '--1', '+1', '1 00', '-1-'],
}

const badCell = fc
  .constantFrom(
    ...Object.entries(badCells).flatMap(([column, cells]) => cells.map((cell) => [Number(column), cell] as const)),
  )
  .map(
    ([column, cell]) =>
      (rows: string[][], at: number) =>
        rows.map((row, place) => (place === at ? row.with(column, cell) : row)),
  )

const spoilRows = fc.oneof(
  { weight: 4, arbitrary: badCell },
  fc.constant((rows: string[][], at: number) => [...rows, rows[at] ?? []]),
  fc.constant((rows: string[][], at: number) => rows.map((row, place) => (place === at ? row.slice(1) : row))),
  fc.constant((rows: string[][], at: number) => rows.map((row, place) => (place === at ? [...row, 'x'] : row))),
)

const toText = (rows: readonly (readonly string[])[]) =>
  rows.map((row) => row.map((cell) => (/[",\n]/.test(cell) ? `"${cell}"` : cell)).join(',')).join('\n')
const splice = (bytes: Uint8Array, at: number, more: readonly number[]) =>
  Buffer.concat([bytes.subarray(0, at), Uint8Array.from(more), bytes.subarray(at)])

/** Valid UTF-8 in the last row, against which a single other byte stands out. */
const accents = Buffer.from('\n101,Ñandú-É-Ö,2026-10-01,2026-10-31,1,1')
const withAccents = (bytes: Buffer, at: number, more: readonly number[]) =>
  Buffer.concat([splice(bytes, at, more), accents])

/** Corruptions at any byte position after the header. */
const spoilBytes = fc.constantFrom(
  (bytes: Buffer, at: number) => withAccents(bytes, at, [0xe9, 0x20]),
  (bytes: Buffer, at: number) => withAccents(bytes, at, [0xc3]),
  (bytes: Buffer, at: number) => withAccents(bytes, at, [0xed, 0xa0, 0x80]),
  (bytes: Buffer, at: number) => withAccents(bytes, at, [0xff, 0xfe]),
  (bytes: Buffer, at: number) => splice(bytes, at, [0x81]),
  (bytes: Buffer) => Buffer.concat([Buffer.from(`\ufeff${bytes.toString()}`, 'utf16le'), Buffer.from([0x00])]),
  (bytes: Buffer) => Buffer.concat([bytes, Buffer.from('\n"101,X,2026-10-01')]),
  (bytes: Buffer) => Buffer.concat([bytes, Buffer.from('\n"101"x,X,2026-10-01,2026-10-31,1,1')]),
  (bytes: Buffer) => Buffer.from(bytes.toString().replace('number', 'numbers')),
  (bytes: Buffer) => Buffer.from(bytes.toString().replace('dueOn', 'issuedOn')),
  (bytes: Buffer) => Buffer.from(bytes.toString().replaceAll(',', ':')),
  (bytes: Buffer) => Buffer.concat([Buffer.from('PK\u0003\u0004'), bytes]),
  () => Buffer.alloc(0),
  () => Buffer.alloc(5_000),
)

const spoiled = fc
  .record({ rows: fc.integer({ min: 1, max: 12 }), at: fc.nat(), inRows: fc.boolean(), spoilRows, spoilBytes })
  .map(({ rows, at, inRows, ...spoil }) => {
    const whole = Array.from({ length: rows }, (_, place) => good(place))
    const body = inRows ? spoil.spoilRows(whole, at % rows) : whole
    const bytes = Buffer.from(toText([header, ...body]))
    const first = bytes.indexOf(10) + 1
    return inRows ? bytes : spoil.spoilBytes(bytes, first + (at % (bytes.length - first)))
  })

describe('invalid import file', () => {
  test('is rejected with its problems, and nothing is stored', { timeout: 20_000 + runs * 60 }, async () => {
    const before = await stored()
    const held = heldBytes()
    const isRejected = fc.asyncProperty(spoiled, async (bytes) => {
      const { problems } = await importBytes(() => inPieces(bytes))
      assert.ok(problems.length > 0 && problems.length <= 1000)
      for (const { line, reason } of problems) {
        assert.ok(line >= 0)
        assert.match(reason, /\w\.$|\?$/)
      }
      assert.deepEqual(await stored(), before)
    })
    for (let done = 0; done < runs; done += runsAtOnce)
      await fc.assert(isRejected, { numRuns: Math.min(runsAtOnce, runs - done), seed: seed + done })
    expect(heldBytes() - held).toBeLessThan(maxHeapGrowth)
  })

  test('reports at most a thousand problems', async () => {
    const rows = Array.from({ length: 3_000 }, (_, place) => good(place).with(4, 'ten'))
    const { problems } = await importBytes(() => inPieces(Buffer.from(toText([header, ...rows])), 65_536))
    expect(problems).toHaveLength(1_000)
  })

  const gigabyte = 1_000_000_000
  const piece = Buffer.alloc(1_000_000, 'a')
  async function* longLine(beginning: string) {
    yield Buffer.from(beginning)
    for (let sent = 0; sent < gigabyte; sent += piece.length) yield piece
  }

  test.each([
    ['without a line break', ''],
    ['in the header', `${header.join(',')}`],
    ['in a row', `${header.join(',')}\n101,`],
    ['in quotes', `${header.join(',')}\n101,"`],
  ])('with a line of a gigabyte %s is rejected early, using less than 100 MB', async (_name, beginning) => {
    const before = process.memoryUsage().rss
    const { problems } = await importBytes(() => longLine(beginning))
    expect(problems).toHaveLength(1)
    expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000)
  })
})

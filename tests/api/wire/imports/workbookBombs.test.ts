import { readFileSync } from 'node:fs'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ZipFile } from 'yazl'
import { growthDuring } from '#bench/load/memory.ts'
import { type Api, startApi, tokenAt } from '#tests/support/client/apiClient.ts'

const maxMemoryGrowth = 100_000_000
const maxProcessorSeconds = 5

let api: Api
let token: string

beforeAll(async () => {
  api = await startApi({ hasOwnProcess: true })
  token = await tokenAt(api.url, 'admin')
})

afterAll(() => api.stop())

type Part = () => Iterable<string>

function* times(count: number, piece: string) {
  for (let at = 0; at < count; at += 1) yield piece
}

const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** A workbook whose sheet and shared strings are made piece by piece, however large. */
const workbook = (sheet: Part, strings?: Part): Promise<Buffer> => {
  const zip = new ZipFile()
  const add = (name: string, part: Part) => zip.addReadStream(Readable.from(part(), { objectMode: false }), name)
  add('xl/workbook.xml', () => [
    `<workbook xmlns:r="${relations}"><sheets><sheet name="S" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  ])
  add('xl/_rels/workbook.xml.rels', () => [
    `<Relationships><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/>
      <Relationship Id="rId2" Type="${relations}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
  ])
  add('xl/worksheets/sheet1.xml', sheet)
  if (strings) add('xl/sharedStrings.xml', strings)
  zip.end()
  return buffer(zip.outputStream)
}

const data = (...rows: Iterable<string>[]): Part =>
  function* () {
    yield '<worksheet><sheetData>'
    for (const some of rows) yield* some
    yield '</sheetData></worksheet>'
  }

const longText = () =>
  workbook(data(times(200_000, `<row>${'<c t="s"><v>0</v></c>'.repeat(10)}</row>`)), () => [
    '<sst><si><t>',
    'b'.repeat(30_000),
    '</t></si></sst>',
  ])

/** Seconds of processor time that a process has used (proc(5), stat; Linux counts hundredths). */
const processorSeconds = (pid: number) => {
  const [, rest = ''] = /\)\s(.*)$/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
  const fields = rest.split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
}

const megabyte = 'a'.repeat(1_000_000)
const cell = '<row><c t="s"><v>0</v></c></row>'

test.each<[string, () => Promise<Buffer>, number, string?]>([
  [
    'a text of 250 MB',
    () =>
      workbook(data([cell]), function* () {
        yield '<sst><si><t>'
        yield* times(250, megabyte)
        yield '</t></si></sst>'
      }),
    400,
  ],
  ['290 MB of blanks', () => workbook(data([cell], times(290, ' '.repeat(1_000_000)))), 400],
  [
    'values in the last column of 60,000 rows',
    () => workbook(data(times(60_000, '<row><c r="XFD1"><v>1</v></c></row>'))),
    400,
  ],
  [
    'a blank text in its last cell',
    () =>
      workbook(
        data(['<row><c r="A1"><v>1</v></c></row><row r="1048576"><c r="XFD1048576" t="str"><v> </v></c></row>']),
      ),
    200,
  ],
  ['two million cells of one long text', longText, 200],
  ['two million cells of one long text as a sheet of users', longText, 400, '/auth/api/onboarding/sheet'],
  ['200,000 nested elements', () => workbook(data(['<row><c>'], times(200_000, '<r>'))), 400],
  [
    'three million different texts',
    () =>
      workbook(data([cell]), function* () {
        yield '<sst>'
        for (let at = 0; at < 3_000; at += 1)
          yield Array.from({ length: 1_000 }, (_, place) => `<si><t>text ${at} ${place}</t></si>`).join('')
        yield '</sst>'
      }),
    400,
  ],
])(
  'a workbook with %s is read or refused in bounded memory and time',
  { timeout: 120_000 },
  async (_case, make, status, path = '/write/importUploads?name=b.xlsx') => {
    const body = await make()
    const before = processorSeconds(api.pid)
    const growth = await growthDuring(api.pid, async () => {
      const answer = await fetch(`${api.url}${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'text/csv' },
        body: new Uint8Array(body),
      })
      expect([answer.status, await answer.text()]).toEqual([status, expect.any(String)])
    })
    expect(growth).toBeLessThan(maxMemoryGrowth)
    expect(processorSeconds(api.pid) - before).toBeLessThan(maxProcessorSeconds)
  },
)

import { createRequire } from 'node:module'
import { describe, expect, test } from 'vitest'
import type { Api, Client } from '#tests/support/client/apiClient.ts'
import { onSharedApi } from '#tests/support/client/sharedApi.ts'
import { customers } from '#tests/support/client/users.ts'
import { hostileNames, utf8 } from '#tests/support/files/fileNames.ts'
import { expectNoFiles, fileHead, lastLine, leftovers, part, sendForm } from '#tests/support/files/uploads.ts'
import { approvalOf, concessionsOf, documentAt, plantConcession } from '#tests/support/rows/concessions.ts'

// The parser used by Express, independent of the code that writes the header.
const { parse } = createRequire(import.meta.url)('content-disposition') as {
  parse: (header: string) => { type: string; parameters: Record<string, string> }
}

const seed = process.env.NAMES_SEED ?? '2026'
const customer = customers.healthy
let api: Api
let by: Client

onSharedApi.beforeAll(async ({ api: shared }) => {
  api = shared
  by = await api.as('customer')
})

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
  const expected = { status: 200, type: 'attachment', name, stored: name, cookies: [] }
  return JSON.stringify(found) === JSON.stringify(expected)
    ? []
    : [`${JSON.stringify(sent)}: ${JSON.stringify(found)}, not ${name}`]
}

describe(`upload file names, NAMES_SEED=${seed}`, () => {
  test('are kept except for harmful characters, for 300 hostile names', async () => {
    const names = hostileNames(seed, 300)
    const faults: string[] = []
    for (let at = 0; at < names.length; at += 10) {
      const some = names.slice(at, at + 10)
      faults.push(...(await Promise.all(some.map(([sent, name]) => comesBack(sent, name)))).flat())
    }
    expect(faults).toEqual([])
    expect(await leftovers(api)).toEqual(expectNoFiles)
  })

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
    ['.htaccess.pdf', '.htaccess.pdf'],
    ['no extension', 'no extension'],
    [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(251)}.pdf`],
    [`${'🔥'.repeat(300)}.pdf`, `${'🔥'.repeat(251)}.pdf`],
    ['x'.repeat(300), 'x'.repeat(255)],
    ['a\\"b.pdf', 'a"b.pdf'],
  ])('%j is stored as %j', async (sent, name) => {
    expect(await comesBack(utf8(sent), name)).toEqual([])
  })

  test('use the RFC 5987 name if it is the only one or the last', async () => {
    const { answer } = await send(`a.pdf"; filename*=UTF-8''b%0D%0A%2F..%2Fc.pdf; x="`)
    expect(answer?.status).toBe(200)
    const { headers } = await by.get(documentAt(String(answer?.body?.IdFile), customer))
    expect(parse(headers.get('content-disposition') ?? '')).toMatchObject({
      type: 'attachment',
      parameters: { filename: expect.not.stringMatching(/[\r\n/\\]/) },
    })
  })

  test('are listed as stored', async () => {
    const { concession } = await send(utf8('"><script>alert(1)</script> ñ.pdf').replaceAll('"', '%22'))
    const rows = JSON.parse((await by.get(concessionsOf(customer))).body.value)
    const found = rows.find(({ ID }: { ID: number }) => ID === concession)
    // Only the part after the last slash is kept.
    expect(found.ClientApprovalDocumentName).toBe('script> ñ.pdf')
  })
})

import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Api, Client } from '#tests/support/client/apiClient.ts'
import { onSharedApi } from '#tests/support/client/sharedApi.ts'
import { customers } from '#tests/support/client/users.ts'
import { keptFiles } from '#tests/support/files/uploads.ts'
import { businessDay } from '#tests/support/portal/settings.ts'
import { addBar, approvalForm, approvedAt, pdf } from '#tests/support/rows/material.ts'

type Row = Readonly<Record<string, unknown>>

const customer = customers.steelMaker

let api: Api
let buyer: Client
let staff: Client

onSharedApi.beforeAll(async ({ api: shared }) => {
  api = shared
  buyer = await api.as('steel')
  staff = await api.as('staff')
  for (let id = 7001; id <= 7012; id += 1) await addBar(api, { id, customer })
})

const dayAt = (days: number) => new Date(Date.parse(businessDay) + days * 86_400_000).toISOString().slice(0, 10)
const listed = async (query = '', by = buyer) =>
  (await by.get(`/read/api/Customers/${customer}/aprovalMaterial${query}`)).body as Row[]
const barOf = async (id: number) => (await listed()).find(({ idBarra }) => idBarra === id)
const send = (body: FormData, { by = buyer, to = customer, headers = {} }: Sending = {}) =>
  by.post(approvedAt(to), body, headers)
interface Sending {
  readonly by?: Client
  readonly to?: number
  readonly headers?: Record<string, string>
}
const storedFiles = () =>
  [readdirSync(join(api.dataDir, 'files/incoming')), keptFiles(api.dataDir)].map(({ length }) => length)

const yes = (id: number, ...files: readonly File[]) => approvalForm({ idHeat: `${id}`, approved: 'true' }, ...files)
const no = (id: number, comment: string) => approvalForm({ idHeat: `${id}`, approved: 'false', comment })

describe('a bar decision by unauthorized users', () => {
  test('returns 403 for staff, who can see the bar', async () => {
    expect((await listed('', staff)).length).toBeGreaterThan(0)
    expect((await send(yes(7001, pdf()), { by: staff })).status).toBe(403)
    expect((await send(no(7001, 'No.'), { by: staff })).status).toBe(403)
  })

  test('returns 404 for another customer, by its customer id and by the bar', async () => {
    const newcomer = await api.as('new')
    expect((await send(yes(7001, pdf()), { by: newcomer })).status).toBe(404)
    expect((await send(yes(7001, pdf()), { by: newcomer, to: customers.brandNew })).status).toBe(404)
    expect(await barOf(7001)).toMatchObject({ aprobada: null, fechaAprobada: null })
  })
})

describe('bar decision', () => {
  test('requires a file for an approval, and a reason without file for a refusal', async () => {
    const before = storedFiles()
    const answers = [
      await send(yes(7002)),
      await send(no(7002, '')),
      await send(approvalForm({ idHeat: '7002', approved: 'false' })),
      await send(approvalForm({ idHeat: '7002', approved: 'false', comment: 'No.' }, pdf())),
      await send(yes(7002, new File(['MZ'], 'approval.exe'))),
    ]
    expect(answers.map(({ status, body }) => [status, Object.keys(body.fields)])).toEqual([
      [400, ['approvalFiles']],
      [400, ['comment']],
      [400, ['comment']],
      [400, ['approvalFiles']],
      [400, ['approvalFiles']],
    ])
    expect(await barOf(7002)).toMatchObject({ aprobada: null })
    expect(storedFiles()).toEqual(before)
  })

  test('approves a bar with a file, which is downloaded unchanged', async () => {
    const answer = await send(yes(7003, pdf('Ñandú "signed".pdf')))
    expect([answer.status, answer.body.message]).toEqual([200, 'Approval successfully submitted.'])
    expect(await barOf(7003)).toMatchObject({ aprobada: true, fechaAprobada: businessDay, tieneDocumento: true })
    const file = await buyer.get('/content/api/Bar/7003/approvalDocument')
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; .*filename\*=UTF-8''%C3%91and%C3%BA/)
    expect(file.text).toBe('%PDF-1.7 signed')
  })

  test('refuses a bar with a reason, and can be changed to an approval', async () => {
    expect((await send(no(7004, 'Too coarse.\nAgain, please.'))).status).toBe(200)
    expect(await barOf(7004)).toMatchObject({ aprobada: false, fechaAprobada: null, fechaRechazo: businessDay })
    expect(String((await barOf(7004))?.motivoRechazo).replaceAll('\r', '')).toBe('Too coarse.\nAgain, please.')
    expect((await send(yes(7004, pdf()))).status).toBe(200)
    expect(await barOf(7004)).toMatchObject({ aprobada: true, motivoRechazo: null })
  })

  test('returns 409 with the current state for an approved bar', async () => {
    expect((await send(yes(7005, pdf()))).status).toBe(200)
    for (const late of [yes(7005, pdf('other.pdf')), no(7005, 'No.')]) {
      const answer = await send(late)
      expect([answer.status, answer.body.error]).toEqual([409, 'conflict'])
      expect(answer.body.current).toMatchObject({ idBarra: 7005, aprobada: true })
    }
  })

  test('succeeds once of twenty at the same time, and keeps one file', async () => {
    const before = storedFiles()
    const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => send(yes(7006, pdf(`${at}.pdf`)))))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19)
    expect(storedFiles()).toEqual([before[0], Number(before[1]) + 1])
  })

  test('is stored once for an idempotency key, and returns 409 with other texts', async () => {
    const headers = { 'Idempotency-Key': 'key-of-7007' }
    const first = await send(no(7007, 'First.'), { headers })
    const again = await send(no(7007, 'First.'), { headers })
    expect([first.status, again.status]).toEqual([200, 200])
    expect((await send(no(7007, 'Second.'), { headers })).status).toBe(409)
    expect(await barOf(7007)).toMatchObject({ motivoRechazo: 'First.' })
  })

  test('is audited with the file', async () => {
    await send(yes(7008, pdf('signed.pdf')))
    const [row] = await api.rows.ask("select after from audit where record = 'bar 7008'")
    expect(JSON.parse(String(row?.after))).toMatchObject({ approved: 'signed.pdf', size: 15 })
  })
})

describe('approval list', () => {
  test('covers fourteen days in both directions by default', async () => {
    for (const [id, days] of [
      [7101, -15],
      [7102, -14],
      [7103, 14],
      [7104, 15],
    ] as const)
      await addBar(api, { id, customer, receivedOn: dayAt(days) })
    const ids = (await listed()).map(({ idBarra }) => idBarra)
    expect([7101, 7102, 7103, 7104].map((id) => ids.includes(id))).toEqual([false, true, true, false])
    expect((await listed(`?startDate=${dayAt(-15)}&heat=H-7101`)).map(({ idBarra }) => idBarra)).toEqual([7101])
  })

  test('provides the QST7 report of each heat, generated from its rows', async () => {
    const file = await buyer.get(`/content/api/Customers/${customer}/approvalDocument?Heat=H718-2310`)
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect((await buyer.get(`/content/api/Customers/${customer}/approvalDocument?Heat=H-none`)).status).toBe(404)
  })
})

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { callerOf } from '#backend/access/caller.ts'
import { openStore } from '#backend/files/store.ts'
import type { CallRequest, Tools } from '#backend/implement.ts'
import { attachedZip, maxMailedBytes } from '#backend/load-mails/attachedZip.ts'
import { loadMailCalls } from '#backend/load-mails/index.ts'
import { sendLoadMails } from '#backend/load-mails/sendLoadMails.ts'
import { createRates } from '#backend/process/rates.ts'
import { readEnd } from '#backend/tasks/endLink.ts'
import { readConfig } from '#proxy/config.ts'
import { loadMails } from '#schema/logistics/loadMails.ts'
import { pageAt } from '#schema/pages.ts'
import { type Api, type Client, startApi } from '#tests/support/client/apiClient.ts'
import { addMember, customers } from '#tests/support/client/users.ts'
import { type Copy, openCopy } from '#tests/support/database/openCopy.ts'
import { readZip } from '#tests/support/files/readZip.ts'
import { businessDay, linkSecret } from '#tests/support/portal/settings.ts'
import { addPaper } from '#tests/support/rows/orders/shipmentDocuments.ts'
import { addDelivery, addJobOrder } from '#tests/support/rows/orders/shipments.ts'
import { partsOf } from '#tests/support/services/mails.ts'
import { type MailServer, mailServer } from '#tests/support/services/smtpServer.ts'
import { raise, taskMailer } from '#tests/support/services/taskMailer.ts'
import { daysAfter } from '#values/days.ts'
import type { Day, Instant } from '#values/types.ts'

const path = '/auth/api/load-mails/'

describe('choice of mails with the papers of loads', () => {
  let api: Api
  let admin: Client

  beforeAll(async () => {
    api = await startApi()
    admin = await api.as('admin')
  })
  afterAll(() => api.stop())

  const member = async (fields: object = {}) => {
    const { id, email } = await addMember(api, admin, fields)
    return { id, client: await api.as(email as string) }
  }

  test('is not offered to staff, nor without the page', async () => {
    const staff = await member({ role: 5 })
    const { id, client } = await member()
    await api.rows.ask('insert into user_pages (user_id, page_id, has_access) values (?, 103, 0)', id)
    for (const one of [staff.client, client]) {
      expect((await one.get(path)).body).toEqual({ isOffered: false, isChosen: false, hasFiles: false })
      expect((await one.post(path, { isChosen: true })).status).toBe(404)
    }
    expect((await client.post(path, { isChosen: 'yes' })).status).toBe(400)
  })

  test('is off until chosen, stored for the signed-in user only, and audited', async () => {
    const [one, other] = [await member(), await member()]
    expect((await one.client.post(path, { isChosen: true })).body).toEqual({ message: 'Saved.' })
    expect((await one.client.get(path)).body).toEqual({ isOffered: true, isChosen: true, hasFiles: false })
    expect((await other.client.get(path)).body.isChosen).toBe(false)
    expect((await one.client.post(path, { isChosen: false })).status).toBe(200)
    expect((await one.client.get(path)).body.isChosen).toBe(false)
    const audited = await api.rows.ask('select after from audit where record = ? order by id', `loadMails ${one.id}`)
    expect(audited.map(({ after }) => JSON.parse(after))).toEqual([{ isChosen: true }, { isChosen: false }])
  })
})

describe('mail with the papers of loads', () => {
  const now = '2026-11-23T13:00:00.000Z' as Instant
  const today = businessDay as Day
  const customer = customers.healthy
  let copy: Copy
  let mails: MailServer
  let readerId: number
  let store: Awaited<ReturnType<typeof openStore>>

  beforeAll(async () => {
    copy = await openCopy('America/Monterrey')
    store = await openStore({ dataDir: copy.dataDir })
    mails = await mailServer()
    await mails.start()
    const [row] = await copy.rows.ask("select id from users where email_key = 'customer@anvil.example'")
    readerId = Number(row?.id)
  })
  afterAll(async () => {
    await copy.close()
    await mails.stop()
  })
  beforeEach(async () => {
    mails.received.length = 0
    for (const table of ['load_mails', 'mailed_loads']) await copy.rows.ask(`delete from ${table}`)
  })

  const tools = async (mailsFiles = false) => {
    const settings = { timeZone: 'America/Monterrey', digestHour: 7, mailsFiles, now: () => now }
    const mailer = await taskMailer(copy, mails.url, settings, (attachment) =>
      attachedZip({ ...mailer, store } as unknown as Tools, attachment),
    )
    return mailer
  }

  const choose = async (isChosen = true, language: 'en' | 'es' = 'en') => {
    const user = await copy.db.selectFrom('users').selectAll().where('id', '=', readerId).executeTakeFirstOrThrow()
    const call = loadMailCalls.find((one) => one.call === (loadMails.choose as unknown))
    const request: CallRequest = {
      input: { isChosen },
      caller: await callerOf(copy.db, user),
      language,
      sessionToken: null,
      address: '',
      browser: null,
      repeatKey: null,
    }
    const portal = await tools()
    const counted = { ...portal, rates: createRates(portal.clock, readConfig({}).callsPerHour) }
    await call?.execute(counted as unknown as Tools, request)
    await portal.outbox.stop()
  }

  /** Runs the job in several portals at once. */
  const run = async (portals = 1, mailsFiles = false) => {
    const senders = await Promise.all(Array.from({ length: portals }, () => tools(mailsFiles)))
    await Promise.all(senders.map((sender) => sendLoadMails(sender, { isStopping: () => false, onError: raise })))
    await Promise.all(senders.map(({ outbox }) => outbox.wake()))
    await Promise.all(senders.map(({ outbox }) => outbox.stop()))
  }

  const ship = async (number: string, { on = today, of = customer }: { on?: string; of?: number } = {}) => {
    const order = await addJobOrder({ rows: copy.rows }, of, { number })
    return addDelivery({ rows: copy.rows }, order, { shipped_on: on })
  }
  const addPapers = async (load: number, ...kinds: readonly ('packingList' | 'billOfLading')[]) => {
    const hashes: string[] = []
    for (const kind of kinds)
      hashes.push(await addPaper({ rows: copy.rows }, customer, [load], { kind, number: `${kind}${load}` }))
    return hashes
  }
  const textOf = (at: number) => partsOf(mails.received[at]?.text ?? '')['text/plain'] ?? ''

  test('is sent once for a load, by four portals and repeated runs, to who chose it', async () => {
    await choose()
    await run(4)
    expect(mails.received).toEqual([])
    const load = await ship('LM-1')
    await addPapers(load, 'packingList')
    await run(4)
    await run()
    expect(mails.received.map(({ to }) => to)).toEqual([['customer@anvil.example']])
    expect(mails.received[0]?.text).toMatch(/^Subject: Papers of a load that shipped at Anvil\r?$/m)
    expect(textOf(0)).toContain('LM-1')
    expect(textOf(0)).toContain(
      '1 of 5 papers · without invoice, bill of lading, mill test report, certificate of conformance',
    )
    expect(textOf(0)).toContain(`https://portal.example/forge/shipment-documents?pack=${load}&fcid=${customer}`)
  })

  test('is sent again when a missing paper arrives, and not when another one becomes missing', async () => {
    await choose()
    const load = await ship('LM-2')
    await run()
    await copy.rows.ask(
      "insert into required_documents (customer_id, kind, is_required) values (?, 'xml', 1)",
      customer,
    )
    await run(2)
    await copy.rows.ask("delete from required_documents where customer_id = ? and kind = 'xml'", customer)
    expect(mails.received).toHaveLength(1)
    await addPapers(load, 'packingList', 'billOfLading')
    await run(4)
    await run()
    expect(mails.received).toHaveLength(2)
    expect(mails.received[1]?.text).toMatch(/^Subject: Missing papers of a load arrived at Anvil\r?$/m)
    expect(textOf(1)).toMatch(/new: .*packing list, bill of lading · 2 of 5 papers/)
  })

  test('is one for the loads of a customer that ship together, with their number', async () => {
    await choose()
    for (let made = 0; made < 21; made += 1) await ship(`LM-T${made}`)
    await run(2)
    expect(mails.received).toHaveLength(1)
    expect(textOf(0)).toContain('Papers of 21 loads that shipped')
    expect(textOf(0).match(/LM-T/g)).toHaveLength(20)
    expect(textOf(0)).toContain('and 1 more')
  })

  test('is not sent for loads that shipped before the choice, later, or of other customers', async () => {
    await ship('LM-B')
    await choose()
    await ship('LM-E', { on: daysAfter(today, -1) })
    await ship('LM-L', { on: daysAfter(today, 1) })
    await ship('LM-F', { of: customers.creditHold })
    await run(2)
    expect(mails.received).toEqual([])
  })

  test('is not sent to a deleted user, without the page, or after the choice has ended', async () => {
    await choose()
    await ship('LM-D')
    await copy.rows.ask('update users set deleted_at = ? where id = ?', now, readerId)
    await run()
    await copy.rows.ask('update users set deleted_at = null where id = ?', readerId)
    const page = pageAt('shipment-documents')?.id
    await copy.rows.ask('insert into user_pages (user_id, page_id, has_access) values (?, ?, 0)', readerId, page)
    await run()
    await copy.rows.ask('delete from user_pages where user_id = ? and page_id = ?', readerId, page)
    await choose(false)
    await run()
    expect(mails.received).toEqual([])
  })

  test("is in the reader's language, with a link that ends it", async () => {
    await choose(true, 'es')
    await ship('LM-S')
    await run()
    expect(textOf(0)).toContain('Documentos de un embarque que salió')
    expect(textOf(0)).toContain('0 de 5 documentos · falta: factura, lista de empaque')
    const [head = ''] = (mails.received[0]?.text ?? '').split('\r\n\r\n')
    const link = /^List-Unsubscribe: <https:\/\/portal\.example\/unsubscribe\?t=([\w-]+)>\r?$/m.exec(
      head.replace(/\r\n\s+/g, ' '),
    )?.[1]
    expect(readEnd(linkSecret, link ?? '', 'loads')).toBe(readerId)
    expect(readEnd(linkSecret, link ?? '', 'tasks')).toBeNull()
  })

  describe('in an installation that mails files', () => {
    const zipIn = (text: string) => {
      const found = /filename=(\S+\.zip)[\s\S]*?\r\n\r\n([\w+/=\r\n]+)\r\n--/.exec(text)
      return found && { name: found[1], bytes: Buffer.from(found[2] ?? '', 'base64') }
    }

    test('has the papers as a zip, drawn when it is sent', async () => {
      await choose()
      const load = await ship('LM-Z')
      await addPapers(load, 'packingList')
      await run(2, true)
      expect(mails.received).toHaveLength(1)
      const zip = zipIn(mails.received[0]?.text ?? '')
      expect(zip?.name).toMatch(/^shipment-documents-[\d-]+\.zip$/)
      const files = [...(await readZip(zip?.bytes ?? Buffer.of())).keys()]
      expect(files).toContainEqual(expect.stringMatching(/\/Packing list packingList\d+\.pdf$/))
      expect(files).toContain('manifest.csv')
      expect(textOf(0)).toContain(`pack=${load}`)
      expect(await copy.rows.ask('select attachment from outbox where attachment is not null')).toEqual([])
    })

    test('has only links if the zip is too large, or the reader has lost access since', async () => {
      await choose()
      const load = await ship('LM-G')
      const [paper] = await addPapers(load, 'packingList')
      const big = Buffer.alloc(maxMailedBytes + 1, 'x')
      const { id, size, sha256 } = await store.write(
        (async function* () {
          yield big
        })(),
      )
      await copy.rows.ask(
        `insert into plant_documents (kind, hash, name, file_id, media_type, size, sha256, stored_at)
          values ('packingList', ?, 'big.pdf', ?, 'application/pdf', ?, ?, ?)`,
        paper,
        id,
        size,
        sha256,
        now,
      )
      await run(1, true)
      expect(mails.received).toHaveLength(1)
      expect(zipIn(mails.received[0]?.text ?? '')).toBe(null)
      expect(textOf(0)).toContain(`pack=${load}`)

      const attachment = JSON.stringify({
        userId: readerId,
        customerId: customers.creditHold,
        loads: [await ship('LM-X', { of: customers.creditHold })],
        language: 'en',
      })
      expect(await attachedZip({ ...(await tools()), store } as unknown as Tools, attachment)).toBe(null)
    })
  })
})

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { callerOf } from '#backend/access/caller.ts'
import type { CallRequest, Tools } from '#backend/implement.ts'
import { createRates } from '#backend/process/rates.ts'
import { readEnd } from '#backend/tasks/endLink.ts'
import { taskCalls } from '#backend/tasks/index.ts'
import { sendTaskMails } from '#backend/tasks/sendTaskMails.ts'
import { readConfig } from '#proxy/config.ts'
import { type TaskKind, taskKind, taskKindNames } from '#schema/home/taskKinds.ts'
import { type MailChoice, tasks } from '#schema/home/tasks.ts'
import { pageAt } from '#schema/pages.ts'
import { type Api, type Client, startApi } from '#tests/support/client/apiClient.ts'
import { addMember, customers } from '#tests/support/client/users.ts'
import { type Copy, openCopy } from '#tests/support/database/openCopy.ts'
import { linkSecret } from '#tests/support/portal/settings.ts'
import { addJobOrder } from '#tests/support/rows/orders/shipments.ts'
import { answerWith, ask, changePath, requestForm } from '#tests/support/rows/requests.ts'
import { plants } from '#tests/support/rows/tasks.ts'
import { partsOf } from '#tests/support/services/mails.ts'
import { type MailServer, mailServer } from '#tests/support/services/smtpServer.ts'
import { raise, taskMailer } from '#tests/support/services/taskMailer.ts'
import type { Instant } from '#values/types.ts'

const path = '/auth/api/task-mails/'

describe('choice of mails', () => {
  let api: Api
  let admin: Client

  beforeAll(async () => {
    api = await startApi()
    admin = await api.as('admin')
  })

  afterAll(() => api.stop())

  const member = async (fields: object = {}) => {
    const { id, email } = await addMember(api, admin, fields)
    return { id, email: email as string, client: await api.as(email) }
  }
  const choose = (client: Client, kind: string, choice: string) => client.post(path, { kind, choice })
  const choicesOf = async (client: Client) => {
    const { body } = await client.get(path)
    return Object.fromEntries(
      body.kinds.map(({ kind, choice }: { kind: TaskKind; choice: MailChoice | null }) => [kind, choice]),
    )
  }
  const stored = (id: number) =>
    api.rows.ask('select kind, choice, language from task_mails where user_id = ? order by kind', id)

  test('needs a session', async () => {
    expect((await api.anyone.get(path)).status).toBe(401)
    expect((await choose(api.anyone, 'bar', 'never')).status).toBe(401)
  })

  test.each([
    [{ kind: 'barn', choice: 'never' }, 'kind'],
    [{ choice: 'never' }, 'kind'],
    [{ kind: 'bar', choice: 'sometimes' }, 'choice'],
    [{ kind: 'bar' }, 'choice'],
    // Kinds of staff and of administrators.
    [{ kind: 'comment', choice: 'never' }, 'kind'],
    [{ kind: 'failedMail', choice: 'never' }, 'kind'],
  ])('%j of a customer is rejected for its field %s', async (body, field) => {
    const { id, client } = await member()
    const answer = await client.post(path, body)
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, [field]])
    expect(await stored(id)).toEqual([])
  })

  test('of a kind whose page is withdrawn is rejected', async () => {
    const { id, client } = await member()
    await api.rows.ask('insert into user_pages (user_id, page_id, has_access) values (?, 1004, 0)', id)
    const { status, body } = await choose(client, 'concession', 'never')
    expect([status, Object.keys(body.fields)]).toEqual([400, ['kind']])
    expect(await choicesOf(client)).not.toHaveProperty('concession')
  })

  test('"at once" is rejected for failed mails, because each would be the next one', async () => {
    const { status, body } = await choose(admin, 'failedMail', 'atOnce')
    expect([status, Object.keys(body.fields)]).toEqual([400, ['choice']])
    expect((await choose(admin, 'failedMail', 'never')).status).toBe(200)
  })

  test.each([
    ['customer', 3, ['customer']],
    ['staff', 5, ['staff']],
    ['administrator', 1, ['staff', 'admin']],
  ])('of a %s has the kinds of the role, in the summary until chosen', async (_name, role, sides) => {
    const { client } = await member({ role })
    const { body } = await client.get(path)
    expect(body.hasSummary).toBe(true)
    const choices = await choicesOf(client)
    const own = taskKindNames.filter((kind) => sides.includes(taskKind(kind).side))
    expect(own).toEqual(expect.arrayContaining(Object.keys(choices)))
    expect(Object.keys(choices).length).toBeGreaterThan(4)
    // Answers on their requests are mailed to customers besides.
    const expected = Object.keys(choices).map((kind) => [kind, kind === 'requestAnswer' ? null : 'summary'])
    expect(choices).toEqual(Object.fromEntries(expected))
  })

  test('is stored for the signed-in user only, and audited', async () => {
    const [one, other] = [await member(), await member()]
    await choose(other.client, 'bar', 'atOnce')
    const before = await choicesOf(other.client)
    expect((await choose(one.client, 'bar', 'never')).body).toEqual({ message: 'Saved.' })
    expect((await choose(one.client, 'approvalFile', 'atOnce')).status).toBe(200)
    expect((await choose(one.client, 'approvalFile', 'summary')).status).toBe(200)
    expect(await choicesOf(one.client)).toMatchObject({ bar: 'never', approvalFile: 'summary', concession: 'summary' })
    expect(await choicesOf(other.client)).toEqual(before)
    expect(await stored(other.id)).toEqual([{ kind: 'bar', choice: 'atOnce', language: 'en' }])
    const audited = await api.rows.ask(
      'select before, after from audit where record = ? order by id',
      `taskMails ${one.id}`,
    )
    expect(audited.map(({ before: was, after }) => [JSON.parse(was ?? 'null'), JSON.parse(after)])).toEqual([
      [null, { kind: 'bar', choice: 'never' }],
      [null, { kind: 'approvalFile', choice: 'atOnce' }],
      [
        { kind: 'approvalFile', choice: 'atOnce' },
        { kind: 'approvalFile', choice: 'summary' },
      ],
    ])
  })

  describe('on requests', () => {
    const recipientsOf = async (number: string) =>
      (await api.rows.ask('select recipient from outbox where subject like ? order by id', `%${number}%`)).map(
        ({ recipient }) => recipient,
      )
    const newRequest = async (by: Client) => {
      const { id } = await addJobOrder(api, customers.healthy, { committed_on: '2026-12-10' })
      const { body } = await ask(by, customers.healthy, { kind: 'question', jobOrder: `JO-${id}` })
      return String(body.number)
    }

    test('"never" and "in the summary" end the mail to the author, "at once" adds a colleague', async () => {
      const [author, colleague, foreigner] = [
        await member(),
        await member(),
        await member({ multiple_client_ids: [customers.creditHold] }),
      ]
      for (const { client } of [colleague, foreigner]) await choose(client, 'requestAnswer', 'atOnce')
      const staff = await api.as('staff')
      const sent = async () => {
        const number = await newRequest(author.client)
        const before = (await recipientsOf(number)).length
        await answerWith(staff, number, 'declined')
        await staff.post(changePath(number, 'messages'), requestForm({ text: 'Within the hour.' }))
        return (await recipientsOf(number)).slice(before)
      }
      expect(await sent()).toEqual([author.email, colleague.email])
      await choose(author.client, 'requestAnswer', 'summary')
      expect(await sent()).toEqual([colleague.email])
      await choose(author.client, 'requestAnswer', 'never')
      expect(await sent()).toEqual([colleague.email])
      await choose(author.client, 'requestAnswer', 'atOnce')
      await choose(colleague.client, 'requestAnswer', 'never')
      expect(await sent()).toEqual([author.email])
    })

    test('of staff add those who list the customer, and end the mail to its seller', async () => {
      const [seller] = await api.rows.ask(
        'select contacts.email from contacts join customer_terms on contacts.id = seller_id where customer_id = ?',
        customers.healthy,
      )
      const { client: buyer } = await member()
      const before = await recipientsOf(await newRequest(buyer))
      expect(before).toContain(seller?.email)
      const [own, staff] = [await member({ role: 5, email: seller?.email }), await member({ role: 5 })]
      expect(await choicesOf(own.client)).toMatchObject({ requestToAnswer: null })
      expect(await choicesOf(staff.client)).toMatchObject({ requestToAnswer: 'summary' })
      await choose(staff.client, 'requestToAnswer', 'atOnce')
      expect(await recipientsOf(await newRequest(buyer))).toEqual([...before, staff.email])
      await choose(own.client, 'requestToAnswer', 'never')
      await choose(staff.client, 'requestToAnswer', 'summary')
      expect(await recipientsOf(await newRequest(buyer))).toEqual(before.filter((email) => email !== seller?.email))
    })
  })
})

describe('mail at once', () => {
  let copy: Copy
  let mails: MailServer
  const now = '2026-11-23T13:00:00.000Z' as Instant
  let readerId: number

  beforeAll(async () => {
    copy = await openCopy('America/Monterrey')
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
    await copy.rows.ask('delete from task_mails')
    await copy.rows.ask('delete from mailed_tasks')
  })

  const tools = () => taskMailer(copy, mails.url, { timeZone: 'America/Monterrey', digestHour: 7, now: () => now })

  const choose = async (kind: TaskKind, choice: MailChoice, language: 'en' | 'es' = 'en', userId = readerId) => {
    const user = await copy.db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow()
    const call = taskCalls.find((one) => one.call === (tasks.editMail as unknown))
    const request: CallRequest = {
      input: { kind, choice },
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
  const run = async (portals = 1) => {
    const senders = await Promise.all(Array.from({ length: portals }, tools))
    const options = { isStopping: () => false, onError: raise }
    await Promise.all(senders.map((sender) => sendTaskMails(sender, options)))
    await Promise.all(senders.map(({ outbox }) => outbox.wake()))
    await Promise.all(senders.map(({ outbox }) => outbox.stop()))
  }

  const textOf = (at: number) => partsOf(mails.received[at]?.text ?? '')['text/plain'] ?? ''
  const plant = (kind: TaskKind) => plants[kind]({ rows: copy.rows, dataDir: copy.dataDir }, customers.healthy)

  test('is sent once for a row, by four portals and repeated runs, to who chose it', async () => {
    await choose('bar', 'atOnce')
    await run(4)
    expect(mails.received).toEqual([])
    const { number } = await plant('bar')
    await run(4)
    await run(2)
    await run()
    expect(mails.received.map(({ to }) => to)).toEqual([['customer@anvil.example']])
    expect(mails.received[0]?.text).toMatch(/^Subject: Bars to approve \(1\) at Anvil\r?$/m)
    expect(textOf(0)).toContain(`- ${number}`)
    const second = await plant('bar')
    await run(4)
    expect(mails.received).toHaveLength(2)
    expect([textOf(1).includes(second.number), textOf(1).includes(`${number} `)]).toEqual([true, false])
  })

  test('is not sent for kinds that are never mailed or in the summary, nor for rows that were open before', async () => {
    await plant('bar')
    await choose('bar', 'atOnce')
    await choose('concession', 'never')
    await choose('dueInvoice', 'summary')
    await plant('concession')
    await plant('dueInvoice')
    await run(2)
    expect(mails.received).toEqual([])
    await choose('bar', 'never')
    await plant('bar')
    await run(2)
    await choose('bar', 'atOnce')
    await run(2)
    expect(mails.received).toEqual([])
  })

  test('is not lost by choosing it again', async () => {
    await choose('bar', 'atOnce')
    await plant('bar')
    await choose('bar', 'atOnce')
    await run()
    expect(mails.received).toHaveLength(1)
  })

  test('is one for the rows of a kind that arise together, with their number', async () => {
    await choose('bar', 'atOnce')
    const planted = []
    for (let made = 0; made < 21; made += 1) planted.push(await plant('bar'))
    await run(2)
    expect(mails.received).toHaveLength(1)
    expect(textOf(0)).toContain('Bars to approve (21)')
    expect(planted.filter(({ number }) => textOf(0).includes(`- ${number} `))).toHaveLength(20)
    expect(textOf(0)).toContain('and 1 more')
    await run()
    expect(mails.received).toHaveLength(1)
  })

  test('is sent anew for a row that has ended and arises again', async () => {
    await choose('overdueInvoice', 'atOnce')
    const { number, end } = await plant('overdueInvoice')
    await run()
    await end()
    await run()
    expect(mails.received).toHaveLength(1)
    await copy.rows.ask('update invoices set balance = 5000, paid_on = null where number = ?', number)
    await run()
    expect(mails.received).toHaveLength(2)
  })

  test('is not sent anew for a task that was marked as done and is listed again', async () => {
    const [staff] = await copy.rows.ask("select id from users where email_key = 'staff@anvil.example'")
    await choose('comment', 'atOnce', 'en', Number(staff?.id))
    const { number } = await plant('comment')
    await run()
    expect(textOf(0)).toContain(`- ${number}`)
    await copy.rows.ask(
      `insert into waiting_done (kind, record, done_at, done_by)
        select kind, record, '2026-11-23T13:00:00.000Z', user_id from mailed_tasks where kind = 'comment'`,
    )
    await run()
    await copy.rows.ask("delete from waiting_done where kind = 'comment'")
    await run()
    expect(mails.received).toHaveLength(1)
  })

  test('is not sent to a deleted user, or for a page that the user may not open', async () => {
    await choose('bar', 'atOnce')
    await plant('bar')
    await copy.rows.ask('update users set deleted_at = ? where id = ?', now, readerId)
    await run()
    await copy.rows.ask('update users set deleted_at = null where id = ?', readerId)
    const page = pageAt('raw-material-approval')?.id
    await copy.rows.ask('insert into user_pages (user_id, page_id, has_access) values (?, ?, 0)', readerId, page)
    await run()
    await copy.rows.ask('delete from user_pages where user_id = ? and page_id = ?', readerId, page)
    expect(mails.received).toEqual([])
    await run()
    expect(mails.received).toHaveLength(1)
  })

  test("is in the reader's language, with a link that ends it", async () => {
    await choose('bar', 'atOnce', 'es')
    await plant('bar')
    await run()
    const [head = ''] = (mails.received[0]?.text ?? '').split('\r\n\r\n')
    expect(textOf(0)).toContain('Nuevo en sus pendientes:')
    expect(textOf(0)).toContain('Barras por aprobar (1)')
    const link = /^List-Unsubscribe: <https:\/\/portal\.example\/unsubscribe\?t=([\w-]+)>\r?$/m.exec(
      head.replace(/\r\n\s+/g, ' '),
    )?.[1]
    expect(readEnd(linkSecret, link ?? '', 'tasks')).toBe(readerId)
    expect(readEnd(linkSecret, link ?? '')).toBeNull()
  })
})

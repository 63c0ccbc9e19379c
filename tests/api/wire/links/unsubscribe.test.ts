import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signEnd } from '#backend/tasks/endLink.ts'
import { type Api, type Client, startApi } from '#tests/support/client/apiClient.ts'
import { addMember } from '#tests/support/client/users.ts'
import { linkSecret } from '#tests/support/portal/settings.ts'
import { mailsTo, partsOf } from '#tests/support/services/mails.ts'
import { type MailServer, mailServer } from '#tests/support/services/smtpServer.ts'

let mails: MailServer
let api: Api
let admin: Client

beforeAll(async () => {
  mails = await mailServer()
  await mails.start()
  // With hour 0 a digest period is always running, whatever the time of the test.
  api = await startApi({ env: { SMTP_URL: mails.url, DIGEST_HOUR: '0' } })
  admin = await api.as('admin')
})

afterAll(async () => {
  await api.stop()
  await mails.stop()
})

const digestPath = '/auth/api/digest/'
const choose = (client: Client, frequency: string, language = 'en') => client.post(digestPath, { frequency, language })

const member = async () => {
  const { id, email } = await addMember(api, admin)
  return { id, email, client: await api.as(email) }
}

const linkOf = (id: number) => `/unsubscribe?t=${signEnd(linkSecret, id)}`
const asOneClick = { 'content-type': 'application/x-www-form-urlencoded' }
const oneClick = (link: string) =>
  api.anyone.send('POST', link, { body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }), headers: asOneClick })

describe('digest subscription', () => {
  test('is off by default, and stored as chosen', async () => {
    const { client } = await member()
    expect((await client.get(digestPath)).body).toEqual({ isOffered: true, frequency: 'off', language: 'en' })
    expect((await choose(client, 'weekly', 'es')).status).toBe(200)
    expect((await client.get(digestPath)).body).toEqual({ isOffered: true, frequency: 'weekly', language: 'es' })
    expect((await choose(client, 'hourly')).status).toBe(400)
    expect((await choose(client, 'daily', 'fr')).status).toBe(400)
  })

  test('starts with the next period after the choice, and is sent by the portal', async () => {
    const { id, email, client } = await member()
    await choose(client, 'daily')
    const sentFor = async () => (await api.rows.ask('select sent_for from digests where user_id = ?', id))[0]?.sent_for
    const period = await sentFor()
    expect(period).toMatch(/^20\d\d-\d\d-\d\d$/)
    await api.rows.ask("update digests set sent_for = '2001-01-01' where user_id = ?", id)
    // The sender checks once a minute.
    await expect.poll(() => mailsTo(mails, email, '/unsubscribe').length, { timeout: 200_000, interval: 500 }).toBe(1)
    expect(await sentFor()).toBe(period)
    const raw = mails.received.findLast(({ to }) => to.includes(email))?.text ?? ''
    expect(partsOf(raw)['text/plain']).toContain(linkOf(id))
  }, 240_000)

  test('ends by one click in a mail program without a session, repeatedly without error', async () => {
    const { id, client } = await member()
    await choose(client, 'daily', 'es')
    const answers = [await oneClick(linkOf(id)), await oneClick(linkOf(id))]
    for (const { status, text, headers } of answers) {
      expect([status, headers.get('set-cookie'), headers.get('referrer-policy')]).toEqual([200, null, 'no-referrer'])
      expect(text).toContain('Estos correos terminaron')
    }
    expect((await client.get(digestPath)).body.frequency).toBe('off')
  })

  test('does not end by opening the link, but by the button of its page', async () => {
    const { id, email, client } = await member()
    await choose(client, 'daily')
    const page = await api.anyone.get(linkOf(id))
    expect(page.status).toBe(200)
    const [, action = ''] = /<form method="post" action="([^"]+)">/.exec(page.text) ?? []
    expect(new URL(action, api.url + linkOf(id)).href).toBe(api.url + linkOf(id))
    expect(page.text).not.toContain(email)
    expect((await client.get(digestPath)).body.frequency).toBe('daily')
    expect((await api.anyone.post(linkOf(id))).status).toBe(200)
    expect((await client.get(digestPath)).body.frequency).toBe('off')
  })

  test.each([
    ['en', 'Stop the e-mail summary of your to-do list?'],
    ['es', '¿Dejar de recibir el resumen de sus pendientes por correo?'],
  ])('is named on the page of its link, in the language of the mails: %s', async (language, question) => {
    const { id, client } = await member()
    await choose(client, 'daily', language)
    expect((await api.anyone.get(linkOf(id))).text).toContain(`<h1>${question}</h1>`)
  })

  test('does not end by a link that is truncated, altered or signed elsewhere', async () => {
    const { id, client } = await member()
    await choose(client, 'daily')
    const good = linkOf(id)
    const other = Buffer.from(signEnd(linkSecret, id), 'base64url')
    other.writeUInt32BE(id + 1)
    const links = [
      good.slice(0, -1),
      `${good}A`,
      `/unsubscribe?t=${signEnd('another secret', id)}`,
      `/unsubscribe?t=${other.toString('base64url')}`,
      '/unsubscribe?t=',
      '/unsubscribe',
      `${good}&t=x`,
    ]
    for (const link of links)
      for (const answer of [await api.anyone.get(link), await oneClick(link)]) expect(answer.status, link).toBe(404)
    expect((await client.get(digestPath)).body.frequency).toBe('daily')
  })

  test('of single tasks ends by its own link, and leaves the summary as it is', async () => {
    const { id, client } = await member()
    const path = '/auth/api/task-mails/'
    await choose(client, 'daily')
    await client.post(path, { kind: 'bar', choice: 'atOnce' })
    const link = `/unsubscribe?t=${signEnd(linkSecret, id, 'tasks')}`
    expect((await api.anyone.get(link)).text).toContain('<h1>Stop the e-mails about new tasks?</h1>')
    const chosen = async () =>
      (await client.get(path)).body.kinds.find(({ kind }: { kind: string }) => kind === 'bar').choice
    expect(await chosen()).toBe('atOnce')
    await oneClick(linkOf(id))
    expect([await chosen(), (await client.get(digestPath)).body.frequency]).toEqual(['atOnce', 'off'])
    await choose(client, 'daily')
    expect((await oneClick(link)).status).toBe(200)
    expect([await chosen(), (await client.get(digestPath)).body.frequency]).toEqual(['never', 'daily'])
  })

  test('of loads ends by its own link, and leaves the summary as it is', async () => {
    const { id, client } = await member()
    const path = '/auth/api/load-mails/'
    await choose(client, 'daily')
    await client.post(path, { isChosen: true })
    const link = `/unsubscribe?t=${signEnd(linkSecret, id, 'loads')}`
    expect((await api.anyone.get(link)).text).toContain('<h1>Stop the e-mails with the papers of loads?</h1>')
    const chosen = async () => [(await client.get(path)).body.isChosen, (await client.get(digestPath)).body.frequency]
    expect(await chosen()).toEqual([true, 'daily'])
    expect((await oneClick(link)).status).toBe(200)
    expect(await chosen()).toEqual([false, 'daily'])
  })

  test('link responses do not reveal if the user or a subscription exists', async () => {
    const { id, client } = await member()
    const before = await oneClick(linkOf(id))
    await choose(client, 'daily')
    const after = await oneClick(linkOf(id))
    const unknownUser = await oneClick(linkOf(987_654))
    const bare = ({ status, text }: { status: number; text: string }) => [status, text.replace(/nonce="[^"]*"/, '')]
    expect(bare(after)).toEqual(bare(before))
    expect(bare(unknownUser)).toEqual(bare(before))
  })
})

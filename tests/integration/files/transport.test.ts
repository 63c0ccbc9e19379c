import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fileTransport, smtpTransport, type Transport } from '#backend/mail/transport.ts'
import { mailsTo, mailsWrittenTo } from '#tests/support/services/mails.ts'
import { type MailServer, mailServer } from '#tests/support/services/smtpServer.ts'

const from = 'portal@anvil.example'
let folder: string
let server: MailServer
type Read = (recipient: string) => string

let transports: readonly { name: string; transport: Transport; headTo: Read; textTo: Read }[]

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portal-mails-'))
  server = await mailServer()
  await server.start()
  transports = [
    {
      name: 'file',
      transport: fileTransport(join(folder, 'mail'), from),
      headTo: (recipient) => mailsWrittenTo(folder, recipient)[0]?.head ?? '',
      textTo: (recipient) => {
        const { head, body } = mailsWrittenTo(folder, recipient)[0] ?? {}
        return `${head}\r\n\r\n${body}`
      },
    },
    {
      name: 'SMTP',
      transport: await smtpTransport(server.url, from),
      headTo: (recipient) => mailsTo(server, recipient)[0]?.head ?? '',
      textTo: (recipient) => server.received.find(({ to }) => to.includes(recipient))?.text ?? '',
    },
  ]
})

afterAll(async () => {
  for (const { transport } of transports) transport.close()
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

const bytesOf = (encoding: string, text: string) => {
  if (encoding.toUpperCase() === 'B') return Buffer.from(text, 'base64')
  const plain = text
    .replaceAll('_', ' ')
    .replace(/=([0-9A-F]{2})/gi, (_all, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(plain, 'latin1')
}

/** The subject as a mail program shows it (RFC 2047): encoded words are decoded once, spaces between two of them dropped. */
const subjectIn = (head: string) => {
  const [, raw = ''] = /^subject: (.*(?:\r\n[ \t].*)*)/im.exec(head) ?? []
  const words = raw.replace(/\r\n(?=[ \t])/g, '').replace(/(\?=)\s+(?==\?)/g, '$1')
  const pieces = words.split(/(=\?[^?\s]+\?[BQbq]\?[^?\s]*\?=)/)
  return pieces
    .map((piece) => {
      const [, encoding, text] = /^=\?[^?]+\?([BQbq])\?(.*)\?=$/.exec(piece) ?? []
      return encoding === undefined ? Buffer.from(piece) : bytesOf(encoding, text ?? '')
    })
    .reduce((all, bytes) => Buffer.concat([all, bytes]), Buffer.alloc(0))
    .toString()
}

const subjects = [
  'Order received',
  'Pedido recibido: ñandú de acero',
  'PO =?utf-8?q?x=0d=0aBcc:_evil@evil.example?= received',
  'PO =?utf-8?B?ZXZpbA==?=',
  'PO =?iso-8859-1?q?=F1?= und Größe',
  '=?',
  `${'=?utf-8?q?a?= '.repeat(20)}end`,
]

test.each(subjects)('mail programs show the subject %j as written', async (subject) => {
  for (const [at, { name, transport, headTo }] of transports.entries()) {
    const recipient = `reader.${subjects.indexOf(subject)}.${at}@made.example`
    await transport.send({ recipient, subject, body: 'Text' })
    const head = headTo(recipient)
    expect(subjectIn(head), name).toBe(subject)
    expect(head, name).not.toMatch(/^bcc:/im)
    expect(Math.max(...head.split('\r\n').map((line) => line.length)), name).toBeLessThan(200)
  }
})

const content = Buffer.from(Array.from({ length: 1_000 }, (_one, at) => at % 256))
const file = { name: 'papers.zip', type: 'application/zip', content }

test.each([
  ['a text', null],
  ['a text and its HTML', '<p>Grüße</p>'],
])('mails of %s have a file attached as it is, and each header once', async (about, html) => {
  for (const [at, { name, transport, textTo }] of transports.entries()) {
    const recipient = `file.${about.length}.${at}@made.example`
    await transport.send({ recipient, subject: 's', body: 'Grüße', html }, file)
    const text = textTo(recipient)
    const [head = ''] = text.split('\r\n\r\n')
    for (const header of ['from', 'to', 'date', 'message-id', 'mime-version', 'content-type'])
      expect(head.match(new RegExp(`^${header}:`, 'gim')), `${name} ${header}`).toHaveLength(1)
    expect(head, name).toMatch(/^content-type: multipart\/mixed;/im)
    const attached = /filename="?papers\.zip"?[\s\S]*?\r\n\r\n([\w+/=\r\n]+)\r\n--/.exec(text)?.[1] ?? ''
    expect(Math.max(...attached.split('\r\n').map((line) => line.length)), name).toBeLessThan(77)
    expect(Buffer.from(attached, 'base64').equals(content), name).toBe(true)
    expect(text, name).toContain('Gr=C3=BC=C3=9Fe')
    if (html) expect(text, name).toMatch(/^content-type: multipart\/alternative;/im)
  }
})

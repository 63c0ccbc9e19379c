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
let transports: readonly { name: string; transport: Transport; headTo: (recipient: string) => string }[]

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portal-mails-'))
  server = await mailServer()
  await server.start()
  transports = [
    {
      name: 'file',
      transport: fileTransport(join(folder, 'mail'), from),
      headTo: (recipient) => mailsWrittenTo(folder, recipient)[0]?.head ?? '',
    },
    {
      name: 'SMTP',
      transport: await smtpTransport(server.url, from),
      headTo: (recipient) => mailsTo(server, recipient)[0]?.head ?? '',
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

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MailServer } from './smtpServer.ts'

const decoded = (head: string, body: string) => {
  if (/^content-transfer-encoding: base64/im.test(head)) return Buffer.from(body, 'base64').toString()
  if (!/^content-transfer-encoding: quoted-printable/im.test(head)) return body
  const bytes = body
    .replaceAll('=\r\n', '')
    .replace(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}

/** A parsed mail: headers, decoded text, and the links in the text. */
const readMail = (mail: string) => {
  const at = mail.indexOf('\r\n\r\n')
  const head = mail.slice(0, at)
  const body = decoded(head, mail.slice(at + 4))
  return { head, body, links: body.match(/https?:\/\/\S+/g) ?? [] }
}

type Read = ReturnType<typeof readMail>

export const tokenIn = (mail: Read | undefined) => /token=([\w-]{43})/.exec(mail?.body ?? '')?.[1] ?? ''

export const mailsTo = ({ received }: Pick<MailServer, 'received'>, email: string, words = ''): Read[] =>
  received
    .filter(({ to }) => to.includes(email))
    .map(({ text }) => readMail(text))
    .filter(({ body }) => body.includes(words))

export const recoveriesTo = (server: Pick<MailServer, 'received'>, email: string) =>
  mailsTo(server, email, 'requested a new password')

export const mailsWrittenTo = (dataDir: string, email: string): Read[] => {
  const folder = join(dataDir, 'mail')
  const files = readdirSync(folder).filter((file) => /^[^.].*\.eml$/.test(file))
  const texts = files.sort().map((file) => readFileSync(join(folder, file), 'utf8'))
  // Addresses are compared ignoring case, because the host is written in lower case.
  const to = `\nto: ${email.toLowerCase()}\r\n`
  return texts.filter((text) => text.toLowerCase().includes(to)).map(readMail)
}

export const partsOf = (mail: string): Readonly<Record<string, string>> => {
  const [, boundary = ''] = /^content-type: multipart\/alternative;\s*boundary="([^"]+)"/im.exec(mail) ?? []
  const parts = mail.split(`--${boundary}`).slice(1, -1)
  return Object.fromEntries(
    parts.map((part) => {
      const { head, body } = readMail(part.replace(/^\r\n/, ''))
      return [/^content-type: ([\w/]+)/im.exec(head)?.[1] ?? '', body]
    }),
  )
}

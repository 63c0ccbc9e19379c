import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { encodeWord } from 'nodemailer/lib/mime-funcs'
import MimeNode from 'nodemailer/lib/mime-node'
import { encode, wrap } from 'nodemailer/lib/qp'
import { newSecret } from '../secrets.ts'

export interface MailedFile {
  /** In ASCII, without quotes. */
  readonly name: string
  readonly type: string
  readonly content: Buffer
}

export interface Mail {
  readonly recipient: string
  readonly subject: string
  readonly body: string
  readonly html?: string | null
  /**
   * Unsubscribe URL for mails of this kind: accepts a one-click POST by the mail client (RFC 8058), and is also a page.
   */
  readonly unsubscribe?: string | null
  /** What to attach, until the mail is sent. */
  readonly attachment?: string | null
}

export interface Transport {
  send(mail: Mail, file?: MailedFile | null): Promise<void>
  /** Does the work of sending a mail without sending it, so that a request takes the same time for every address. */
  rehearse(mail: Mail): Promise<void>
  close(): void
}

const endHeaders = ({ unsubscribe }: Mail) =>
  unsubscribe ? { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {}

/** Maximum bytes of one encoded word. */
const wordLength = 52

/** Keeps a subject as written: mail programs would decode plain text that looks like an encoded word (RFC 2047). */
const subjectOf = ({ subject }: Mail) => (subject.includes('=?') ? encodeWord(subject, 'Q', wordLength) : subject)

const message = (from: string, mail: Mail, file: MailedFile | null = null) => ({
  from,
  // As an object the address is not parsed, so it cannot contain a second address.
  to: { name: '', address: mail.recipient },
  subject: subjectOf(mail),
  text: mail.body,
  ...(mail.html ? { html: mail.html } : {}),
  ...(file ? { attachments: [{ filename: file.name, contentType: file.type, content: file.content }] } : {}),
  headers: endHeaders(mail),
  disableFileAccess: true,
  disableUrlAccess: true,
})

/** SMTP transport; `url` as in nodemailer, such as `smtps://user:password@host`. nodemailer is loaded only here. */
export const smtpTransport = async (url: string, from: string): Promise<Transport> => {
  const { createTransport } = await import('nodemailer')
  const smtp = createTransport({ url, connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 15_000 })
  // Each mail that fails is reported by its own `sendMail`.
  smtp.on('error', () => {})
  return {
    send: async (mail, file) => void (await smtp.sendMail(message(from, mail, file))),
    rehearse: async (mail) => {
      compose(from, mail)
      await smtp.verify()
    },
    close: () => smtp.close(),
  }
}

const plainType = 'text/plain; charset=utf-8'
const htmlType = 'text/html; charset=utf-8'

const lineEnd = '\r\n'

/** Part of a message: its headers, an empty line and its content. */
const part = (headers: readonly string[], content: string) => [...headers, '', content, ''].join(lineEnd)

const textPart = (type: string, text: string) =>
  part(
    [`Content-Type: ${type}`, 'Content-Transfer-Encoding: quoted-printable'],
    wrap(encode(text.replace(/\r?\n/g, lineEnd))),
  )

const filePart = ({ name, type, content }: MailedFile) =>
  part(
    [
      `Content-Type: ${type}`,
      `Content-Disposition: attachment; filename="${name}"`,
      'Content-Transfer-Encoding: base64',
    ],
    content.toString('base64').replace(/.{76}(?!$)/g, `$&${lineEnd}`),
  )

const multipart = (form: 'alternative' | 'mixed', parts: readonly string[]) => {
  const boundary = newSecret()
  const body = parts.map((one) => `--${boundary}${lineEnd}${one}`).join('')
  return part([`Content-Type: multipart/${form}; boundary="${boundary}"`], `${body}--${boundary}--`)
}

/** Builds the message as text. The library's own transports build it from streams, which costs four times as much. */
const compose = (from: string, mail: Mail, file: MailedFile | null = null) => {
  const { recipient, body, html } = mail
  const head = new MimeNode()
  head.setHeader('From', from)
  // As an object the address is not parsed.
  head.setHeader('To', { name: '', address: recipient })
  head.setHeader('Subject', subjectOf(mail))
  for (const [name, value] of Object.entries(endHeaders(mail))) head.setHeader(name, value)
  const plain = textPart(plainType, body)
  const text = html ? multipart('alternative', [plain, textPart(htmlType, html)]) : plain
  return `${head.buildHeaders()}${lineEnd}${file ? multipart('mixed', [text, filePart(file)]) : text}`
}

/**
 * Writes each mail as an.eml file, for portals without `SMTP_URL`. Uses synchronous calls: they only write to memory,
 * and waking another thread would take longer.
 */
export const fileTransport = (folder: string, from: string): Transport => {
  /** Writes a complete mail under a temporary name; returns both names. */
  const write = (mail: Mail, file?: MailedFile | null) => {
    const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${newSecret().slice(0, 8)}.eml`
    const unfinished = join(folder, `.${name}`)
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    try {
      writeFileSync(unfinished, compose(from, mail, file), { mode: 0o600 })
    } catch (error) {
      // Removes the partial file, so that retries do not fill a full disk further.
      rmSync(unfinished, { force: true })
      throw error
    }
    return { unfinished, finished: join(folder, name) }
  }
  return {
    send: async (mail, file) => {
      const { unfinished, finished } = write(mail, file)
      renameSync(unfinished, finished)
    },
    rehearse: async (mail) => rmSync(write(mail).unfinished),
    close: () => {},
  }
}

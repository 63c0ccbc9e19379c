import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { newSecret } from '../secrets.ts'

export interface Mail {
  readonly recipient: string
  readonly subject: string
  readonly body: string
}

export interface Transport {
  send(mail: Mail): Promise<void>
  close(): void
}

const message = (from: string, { recipient, subject, body }: Mail) => ({
  from,
  // As an object the address is never parsed, so that it cannot name a second one.
  to: { name: '', address: recipient },
  subject,
  text: body,
  disableFileAccess: true,
  disableUrlAccess: true,
})

/** Sends over SMTP; `url` as nodemailer takes it, such as `smtps://user:password@host`. */
export const smtpTransport = (url: string, from: string): Transport => {
  const smtp = createTransport({ url, connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 15_000 })
  return {
    send: async (mail) => void (await smtp.sendMail(message(from, mail))),
    close: () => smtp.close(),
  }
}

/** Writes each mail as an .eml file: what a portal without `SMTP_URL` does. */
export const fileTransport = (folder: string, from: string): Transport => {
  const composer = createTransport({ streamTransport: true, buffer: true })
  return {
    send: async (mail) => {
      const composed = await composer.sendMail(message(from, mail))
      await mkdir(folder, { recursive: true })
      const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${newSecret().slice(0, 8)}.eml`
      const unfinished = join(folder, `.${name}`)
      try {
        await writeFile(unfinished, composed.message as Buffer)
        await rename(unfinished, join(folder, name))
      } catch (error) {
        // A full disk is not filled further by each further try.
        await rm(unfinished, { force: true })
        throw error
      }
    },
    close: () => composer.close(),
  }
}

import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'
import { freePort } from '../portal/ports.ts'

type Received = { from: string; to: string[]; text: string }

export type MailServer = {
  url: string
  received: Received[]
  /** If set, every message is rejected with this text. */
  rejection: string | null
  start: () => Promise<void>
  stop: () => Promise<void>
}

export async function mailServer(): Promise<MailServer> {
  const port = await freePort()
  let server: SMTPServer | undefined
  const mails: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    received: [],
    rejection: null,
    start: async () => {
      server = listener(mails)
      server.listen(port, '127.0.0.1')
      await once(server.server, 'listening')
    },
    stop: async () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      if (server) server.close(() => resolve())
      else resolve()
      server = undefined
      await promise
    },
  }
  return mails
}

const listener = (mails: MailServer) =>
  new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (mails.rejection) return done(new Error(mails.rejection))
        const { mailFrom, rcptTo } = session.envelope
        const from = mailFrom ? mailFrom.address : ''
        mails.received.push({ from, to: rcptTo.map(({ address }) => address), text: String(Buffer.concat(chunks)) })
        done()
      })
    },
  })

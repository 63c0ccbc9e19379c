import { type Clock, systemClock } from '#backend/clock.ts'
import { createOutbox } from '#backend/mail/outbox.ts'
import { smtpTransport } from '#backend/mail/transport.ts'
import type { Day, Instant } from '#values/types.ts'
import type { Copy } from '../database/openCopy.ts'
import { businessDay, linkSecret } from '../portal/settings.ts'

export const raise = (error: unknown) => {
  throw error
}

interface Mailing {
  readonly timeZone: string
  readonly digestHour: number | null
  readonly mailsFiles?: boolean
  readonly now: () => Instant
}

/** Tools of one portal process that sends mails through the SMTP server. */
export const taskMailer = async (
  { db, reader, dialect }: Copy,
  smtpUrl: string,
  { timeZone, digestHour, mailsFiles = false, now }: Mailing,
  fileOf?: Parameters<typeof createOutbox>[4],
) => {
  const clock: Clock = { ...systemClock(timeZone, businessDay as Day), now }
  const outbox = createOutbox(db, clock, await smtpTransport(smtpUrl, 'portal@anvil.example'), raise, fileOf)
  const settings = {
    publicUrl: 'https://portal.example',
    product: 'Anvil',
    plantAddress: null,
    isDemo: true,
    linkSecret,
    digestHour,
    mailsFiles,
    hasOwnTasks: true,
    oauthClient: { id: 'portal', secret: 'x' },
    place: { dataDir: '', databaseUrl: undefined },
  }
  return { db, reader, dialect, clock, outbox, settings }
}

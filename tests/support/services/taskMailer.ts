import { type Clock, systemClock } from '#backend/clock.ts'
import { createOutbox } from '#backend/mail/outbox.ts'
import { smtpTransport } from '#backend/mail/transport.ts'
import type { Day, Instant } from '#values/types.ts'
import type { Copy } from '../database/openCopy.ts'
import { businessDay, linkSecret } from '../portal/settings.ts'

export const raise = (error: unknown) => {
  throw error
}

/** Tools of one portal process that mails tasks through the SMTP server. */
export const taskMailer = async (
  { db, reader, dialect }: Copy,
  smtpUrl: string,
  { timeZone, digestHour, now }: { timeZone: string; digestHour: number | null; now: () => Instant },
) => {
  const clock: Clock = { ...systemClock(timeZone, businessDay as Day), now }
  const outbox = createOutbox(db, clock, await smtpTransport(smtpUrl, 'portal@anvil.example'), raise)
  const settings = {
    ...{ publicUrl: 'https://portal.example', product: 'Anvil', plantAddress: null, isDemo: true },
    ...{ linkSecret, digestHour, hasOwnTasks: true },
    ...{ oauthClient: { id: 'portal', secret: 'x' }, place: { dataDir: '', databaseUrl: undefined } },
  }
  return { db, reader, dialect, clock, outbox, settings }
}

import type { Language } from '#values/language.ts'
import type { Db } from '../database/open.ts'
import { type EndedMails, readEnd } from './endLink.ts'

interface Ended {
  readonly mails: EndedMails
  readonly language: Language
}

const recipientOf = (secret: string, text: string) => {
  for (const mails of ['digests', 'tasks', 'loads'] as const) {
    const userId = readEnd(secret, text, mails)
    if (userId !== null) return { mails, userId }
  }
  return null
}

const tables = { digests: 'digests', tasks: 'task_mails', loads: 'load_mails' } as const

const languageOf = async (db: Db, mails: EndedMails, userId: number): Promise<Language> => {
  const chosen = db.selectFrom(tables[mails]).select('language').where('user_id', '=', userId).limit(1)
  return (await chosen.executeTakeFirst())?.language ?? 'en'
}

/** Mails that the link ends and the language of their recipient; null if the signature is invalid. */
export const mailsEndedBy = async (db: Db, secret: string, text: string): Promise<Ended | null> => {
  const recipient = recipientOf(secret, text)
  return recipient && { mails: recipient.mails, language: await languageOf(db, recipient.mails, recipient.userId) }
}

/** Unsubscribes the user that the link was signed for, and returns the same as `mailsEndedBy`. Idempotent. */
export const endMails = async (db: Db, secret: string, text: string) => {
  const recipient = recipientOf(secret, text)
  if (recipient?.mails === 'digests')
    await db.updateTable('digests').set({ frequency: 'off' }).where('user_id', '=', recipient.userId).execute()
  if (recipient?.mails === 'tasks')
    await db
      .updateTable('task_mails')
      .set({ choice: 'never' })
      .where('user_id', '=', recipient.userId)
      .where('choice', '=', 'atOnce')
      .execute()
  if (recipient?.mails === 'loads')
    await db.updateTable('load_mails').set({ chosen_on: null }).where('user_id', '=', recipient.userId).execute()
  return mailsEndedBy(db, secret, text)
}

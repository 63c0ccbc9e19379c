import { createHmac, timingSafeEqual } from 'node:crypto'

const idLength = 4
/** 36 bytes are exactly 48 base64url characters without spare bits, so each user has one token. */
const textPattern = /^[\w-]{48}$/

/** Mails that a link ends: the summary, mails about single tasks, or those with the papers of loads. */
export type EndedMails = 'digests' | 'tasks' | 'loads'

const signatureOf = (secret: string, head: Buffer, mails: EndedMails) =>
  createHmac('sha256', secret).update(`end of ${mails}\n`).update(head).digest()

/** Unsubscribe token: the user id and a signature, so that no token has to be stored. */
export const signEnd = (secret: string, userId: number, mails: EndedMails = 'digests') => {
  const head = Buffer.alloc(idLength)
  head.writeUInt32BE(userId)
  return Buffer.concat([head, signatureOf(secret, head, mails)]).toString('base64url')
}

/** User id of an unsubscribe token signed with this secret for these mails; null for any other text. */
export const readEnd = (secret: string, text: string, mails: EndedMails = 'digests'): number | null => {
  if (!textPattern.test(text)) return null
  const bytes = Buffer.from(text, 'base64url')
  const [head, signature] = [bytes.subarray(0, idLength), bytes.subarray(idLength)]
  return timingSafeEqual(signature, signatureOf(secret, head, mails)) ? head.readUInt32BE() : null
}

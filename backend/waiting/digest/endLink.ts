import { createHmac, timingSafeEqual } from 'node:crypto'

const idLength = 4
/** 36 bytes are 48 letters without a bit to spare: one user has one text. */
const textPattern = /^[\w-]{48}$/

const signatureOf = (secret: string, head: Buffer) =>
  createHmac('sha256', secret).update('end of digests\n').update(head).digest()

/** What ends the digests of a user: their id and a signature, so that nothing has to be kept for it. */
export const signEnd = (secret: string, userId: number) => {
  const head = Buffer.alloc(idLength)
  head.writeUInt32BE(userId)
  return Buffer.concat([head, signatureOf(secret, head)]).toString('base64url')
}

/** Whose digests a text ends that was signed with this secret; null for any other. */
export const readEnd = (secret: string, text: string): number | null => {
  if (!textPattern.test(text)) return null
  const bytes = Buffer.from(text, 'base64url')
  const [head, signature] = [bytes.subarray(0, idLength), bytes.subarray(idLength)]
  return timingSafeEqual(signature, signatureOf(secret, head)) ? head.readUInt32BE() : null
}

import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** A new opaque secret of 256 bits, safe in URLs. */
export const newSecret = () => randomBytes(32).toString('base64url')

/** How a secret is stored: nothing that was read from the database opens anything. */
export const hashSecret = (secret: string) => createHash('sha256').update(secret).digest('hex')

/** Compares in a time that tells nothing of the texts. */
export const isSameSecret = (left: string, right: string) =>
  timingSafeEqual(createHash('sha256').update(left).digest(), createHash('sha256').update(right).digest())

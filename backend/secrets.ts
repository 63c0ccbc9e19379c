import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** Creates an opaque URL-safe secret of 256 bits. */
export const newSecret = () => randomBytes(32).toString('base64url')

/** Hash under which a secret is stored, so that database contents cannot be used to sign in. */
export const hashSecret = (secret: string) => createHash('sha256').update(secret).digest('hex')

/** Constant-time comparison. */
export const isSameSecret = (left: string, right: string) =>
  timingSafeEqual(createHash('sha256').update(left).digest(), createHash('sha256').update(right).digest())

import { createHmac } from 'node:crypto'
import { emailKey } from '../administration/userColumns.ts'

/** Identifies an account where its e-mail address must not be written. */
export const pseudonymOf = (secret: string, email: string) =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['account', emailKey(email)]))
    .digest('base64url')
    .slice(0, 16)

import { createHmac } from 'node:crypto'
import { emailKey } from '../administration/rows/userColumns.ts'

/** Stands for the account of an address where the address itself may not be written. */
export const pseudonymOf = (secret: string, email: string) =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['account', emailKey(email)]))
    .digest('base64url')
    .slice(0, 16)

import { createHmac } from 'node:crypto'
import { emailKey, userOfEmail } from '../administration/userColumns.ts'
import type { Db } from '../database/open.ts'
import { isSameSecret, newSecret } from '../secrets.ts'

/** Maximum accounts remembered per browser; the most recent ones are kept. */
const maxAccounts = 8
const sealLength = 22
const cookiePattern = new RegExp(`^[\\w-]{43}(\\.[\\w-]{${sealLength}}){1,${maxAccounts}}$`)

interface Account {
  readonly id: number
  readonly email_key: string
  readonly password_hash: string | null
}

/**
 * Proof in the browser's cookie that an account has signed in there. It reveals nothing without the portal's secret and
 * is void once the e-mail address or password changes, so collected cookies lose their value.
 */
const sealOf = (secret: string, browser: string, { id, email_key, password_hash }: Account) =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['browser', browser, id, email_key, password_hash]))
    .digest('base64url')
    .slice(0, sealLength)

const partsOf = (cookie: string | null) => {
  const [browser = '', ...seals] = cookie !== null && cookiePattern.test(cookie) ? cookie.split('.') : []
  return { browser, seals }
}

const unknownAccount: Account = { id: 0, email_key: '', password_hash: null }

const accountOf = (db: Db, email: string) =>
  userOfEmail(db, emailKey(email)).select(['id', 'email_key', 'password_hash']).executeTakeFirst()

/** Identifies a browser in which this account has signed in before; null for any other browser. */
export const knownBrowser = async (db: Db, secret: string, cookie: string | null, email: string) => {
  const { browser, seals } = partsOf(cookie)
  if (browser === '') return null
  // Does the same work for unknown accounts, against timing attacks.
  const seal = sealOf(secret, browser, (await accountOf(db, email)) ?? unknownAccount)
  return seals.some((other) => isSameSecret(other, seal)) ? `${browser} ${seal}` : null
}

/** New cookie for a browser in which the account has just signed in. Accounts remembered earlier are kept. */
export const rememberBrowser = async (db: Db, secret: string, cookie: string | null, email: string) => {
  const account = await accountOf(db, email)
  if (!account) return null
  const { browser, seals } = partsOf(cookie)
  const name = browser === '' ? newSecret() : browser
  const seal = sealOf(secret, name, account)
  return [name, seal, ...seals.filter((other) => other !== seal).slice(0, maxAccounts - 1)].join('.')
}

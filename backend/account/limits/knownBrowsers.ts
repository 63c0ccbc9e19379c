import { createHmac } from 'node:crypto'
import { emailKey, userOfEmail } from '../../administration/rows/userColumns.ts'
import type { Db } from '../../database/open.ts'
import { isSameSecret, newSecret } from '../../secrets.ts'

/** So many accounts of one browser are known, the latest ones. */
const mostAccounts = 8
const sealLength = 22
const cookiePattern = new RegExp(`^[\\w-]{43}(\\.[\\w-]{${sealLength}}){1,${mostAccounts}}$`)

interface Account {
  readonly id: number
  readonly email_key: string
  readonly password_hash: string | null
}

/**
 * What a browser's cookie holds of an account that has signed in there: it says nothing without the portal's secret, and
 * holds as long as the account has this address and this password, lest somebody gather them for the time after.
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

const nobody: Account = { id: 0, email_key: '', password_hash: null }

const accountOf = (db: Db, email: string) =>
  userOfEmail(db, emailKey(email)).select(['id', 'email_key', 'password_hash']).executeTakeFirst()

/** The name of a browser from which the account of this address has signed in before, for this account; else null. */
export const knownBrowser = async (db: Db, secret: string, cookie: string | null, email: string) => {
  const { browser, seals } = partsOf(cookie)
  if (browser === '') return null
  // The same work whether or not there is an account.
  const seal = sealOf(secret, browser, (await accountOf(db, email)) ?? nobody)
  return seals.some((other) => isSameSecret(other, seal)) ? `${browser} ${seal}` : null
}

/** The cookie of a browser in which the account of this address has just signed in, whatever it held before. */
export const rememberBrowser = async (db: Db, secret: string, cookie: string | null, email: string) => {
  const account = await accountOf(db, email)
  if (!account) return null
  const { browser, seals } = partsOf(cookie)
  const name = browser === '' ? newSecret() : browser
  const seal = sealOf(secret, name, account)
  return [name, seal, ...seals.filter((other) => other !== seal).slice(0, mostAccounts - 1)].join('.')
}

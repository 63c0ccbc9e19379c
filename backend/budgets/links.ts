import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Instant } from '#schema/kinds.ts'
import { budgets } from '#schema/sales/budgets.ts'
import { holdsKey } from '../access/contentKeys.ts'
import { mayOpen } from '../access/pages.ts'
import { after } from '../clock.ts'
import type { Db } from '../database/open.ts'
import type { Handler } from '../implement.ts'

export interface Linked {
  readonly sellerId: number
  readonly year: number
}

interface Ticket {
  readonly issuerId: number
  /** Milliseconds since 1970; the link is expired at exactly this time. */
  readonly expiresAt: number
}

/** 24 hours `docs/product/sales.md#modify-link`. */
export const linkMilliseconds = 86_400_000

const version = 1
const headLength = 13
const signatureLength = 32
/** 45 bytes encode to exactly 60 characters with no spare bits, so each link has only one text. */
const textPattern = /^[\w-]{60}$/

const headOf = ({ expiresAt, issuerId }: Ticket) => {
  const head = Buffer.alloc(headLength)
  head.writeUInt8(version)
  head.writeBigUInt64BE(BigInt(expiresAt), 1)
  head.writeUInt32BE(issuerId, 9)
  return head
}

const signatureOf = (secret: string, { sellerId, year }: Linked, head: Buffer) =>
  createHmac('sha256', secret).update(`budget link of seller ${sellerId} for ${year}\n`).update(head).digest()

/** Text of a link: version, expiry, issuer, and a signature over these and the budget. */
export const signLink = (secret: string, linked: Linked, ticket: Ticket) => {
  const head = headOf(ticket)
  return Buffer.concat([head, signatureOf(secret, linked, head)]).toString('base64url')
}

/** Verifies a link for this budget; null if the signature is invalid or the link has expired. */
export const readLink = (secret: string, linked: Linked, text: string, now: Instant): Ticket | null => {
  if (!textPattern.test(text)) return null
  const bytes = Buffer.from(text, 'base64url')
  const [head, signature] = [bytes.subarray(0, headLength), bytes.subarray(headLength)]
  if (signature.length !== signatureLength || !timingSafeEqual(signature, signatureOf(secret, linked, head)))
    return null
  const ticket = { expiresAt: Number(head.readBigUInt64BE(1)), issuerId: head.readUInt32BE(9) }
  return head[0] === version && Date.parse(now) < ticket.expiresAt ? ticket : null
}

export const maySignLinks = async (db: Db, userId: number) => {
  const issuer = await db
    .selectFrom('users')
    .select('role_id')
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .where('asleep_at', 'is', null)
    .executeTakeFirst()
  if (issuer === undefined) return false
  const { pages, content } = budgets.mintLink.access
  const user = { id: userId, roleId: issuer.role_id }
  return (await holdsKey(db, issuer.role_id, content)) && mayOpen(db, user, pages)
}

/** Does not check that the budget exists, because another service may store the budgets. */
export const mintLink: Handler<typeof budgets.mintLink> = async ({ clock, caller, settings, input, changed }) => {
  const expiresAt = after(clock.now(), linkMilliseconds / 1000)
  const { sellerId, year } = input
  changed({ record: `budgetLink ${year} ${sellerId}`, after: { sellerId, year, expiresAt } })
  const ticket = { issuerId: caller.id, expiresAt: Date.parse(expiresAt) }
  return { token: signLink(settings.linkSecret, { sellerId, year }, ticket), expiresAt }
}

import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Instant } from '../../schema/kinds.ts'
import { budgets } from '../../schema/sales/budgets.ts'
import { holdsKey } from '../access/contentKeys.ts'
import { mayOpen } from '../access/pages.ts'
import { after } from '../clock.ts'
import type { Db } from '../database/open.ts'
import { type Placing, prepared } from '../database/prepared.ts'
import type { Handler } from '../implement.ts'

/** The one budget that a link opens. */
export interface Linked {
  readonly sellerId: number
  readonly year: number
}

interface Ticket {
  readonly issuerId: number
  /** Milliseconds since 1970; in the very one it has expired. */
  readonly expiresAt: number
}

/** How long a link opens its budget (spec 3 §9). */
export const linkMilliseconds = 86_400_000

const version = 1
const headLength = 13
const signatureLength = 32
/** 45 bytes are 60 letters without a bit to spare: one link has one text. */
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

/** The text of a link: version, expiry and issuer, and the signature over them and over what it opens. */
export const signLink = (secret: string, linked: Linked, ticket: Ticket) => {
  const head = headOf(ticket)
  return Buffer.concat([head, signatureOf(secret, linked, head)]).toString('base64url')
}

/** What a link says that was signed with this secret for this budget and has not expired; else null. */
export const readLink = (secret: string, linked: Linked, text: string, now: Instant): Ticket | null => {
  if (!textPattern.test(text)) return null
  const bytes = Buffer.from(text, 'base64url')
  const [head, signature] = [bytes.subarray(0, headLength), bytes.subarray(headLength)]
  if (signature.length !== signatureLength || !timingSafeEqual(signature, signatureOf(secret, linked, head)))
    return null
  const ticket = { expiresAt: Number(head.readBigUInt64BE(1)), issuerId: head.readUInt32BE(9) }
  return head[0] === version && Date.parse(now) < ticket.expiresAt ? ticket : null
}

const issuerOf = prepared((db, value: Placing<{ id: number }>) =>
  db.selectFrom('users').select('role_id').where('id', '=', value('id')).where('deleted_at', 'is', null),
)

/** Whether somebody may sign links, still. */
export const maySignLinks = async (db: Db, userId: number) => {
  const [issuer] = await issuerOf(db, { id: userId })
  if (issuer === undefined) return false
  const { pages, content } = budgets.mintLink.access
  const user = { id: userId, roleId: issuer.role_id }
  return (await holdsKey(db, issuer.role_id, content)) && mayOpen(db, user, pages)
}

/** Whether there is such a budget is the affair of whoever keeps them, which may be another service. */
export const mintLink: Handler<typeof budgets.mintLink> = async ({ clock, caller, settings, input, changed }) => {
  const expiresAt = after(clock.now(), linkMilliseconds / 1000)
  const { sellerId, year } = input
  changed({ record: `budgetLink ${year} ${sellerId}`, after: { sellerId, year, expiresAt } })
  const ticket = { issuerId: caller.id, expiresAt: Date.parse(expiresAt) }
  return { token: signLink(settings.linkSecret, { sellerId, year }, ticket), expiresAt }
}

import type { Schema } from '../fields.ts'
import { email, optional, text } from '../kinds.ts'

const free = { mayBeEmpty: true, max: 120 }

/**
 * Texts about a user, in the order of forms and sheets; optional ones may be left out of an input. Columns, forms, the
 * sheet of new users and the audit log are derived from them.
 */
export const particulars = {
  phone: optional(text('phone', { mayBeEmpty: true, max: 40 })),
  company: text('company', { max: 120 }),
  position: optional(text('company_position', free)),
  country: optional(text('country', free)),
  state: optional(text('state', free)),
  city: optional(text('city', free)),
  salesContact: text('sales_contact', { max: 120 }),
  salesEmail: email('sales_email'),
  comments: optional(text('comments', { mayBeEmpty: true, isMultiline: true })),
} satisfies Readonly<Record<string, Schema<string> | Schema<string | undefined>>>

/** Name, e-mail address and particulars: the texts of a user, each a line of a form. */
export const userTexts = { name: text('name', { max: 120 }), email: email('email'), ...particulars }

export type UserText = keyof typeof userTexts

export const userTextNames = Object.keys(userTexts) as readonly UserText[]

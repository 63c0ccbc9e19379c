import type { RowOf } from '../../../schema/entity.ts'
import { type contacts, directRepresentative } from '../../../schema/home.ts'

/** Who there is, in the order of the card. */
export const contactRoles = ['seller', 'backup', 'representative', 'receivable'] as const

export type ContactRole = (typeof contactRoles)[number]
export type Contacts = RowOf<typeof contacts>

/** Name, address and guid of a contact; a representative may be nobody, where the provider sells directly. */
export const contactOf = (contacts: Contacts, role: ContactRole) => {
  const name = contacts[`${role}Name`]
  const isDirect = role === 'representative' && name === directRepresentative
  return { name, email: contacts[`${role}Email`], guid: contacts[`${role}Guid`], isDirect }
}

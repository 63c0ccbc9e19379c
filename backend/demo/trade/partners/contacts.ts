import { secretOf } from '../../dice.ts'
import { demoEmail } from '../../users/accounts.ts'
import { addressOf, sellers } from '../../users/names.ts'
import { drawFace } from './drawFace.ts'

const representatives = ['Dale Whitcombe', 'Ngaire Holmwood']
const receivables = ['Graciela Tamez', 'Norberto Cisneros']
const helpers = ['Iván Arredondo', 'Rosalind Achterberg']
const inspectors = ['Ysolde Marchetti', 'Hernán Bustamante', 'Petra Lindqvist']
const managers = ['Wendell Okafor']

const groups: readonly (readonly string[])[] = [sellers, representatives, receivables, helpers, inspectors, managers]

/** Addresses of contacts outside the provider, and of those with a demo account. */
const addresses: Readonly<Record<string, string>> = {
  'Dale Whitcombe': demoEmail('rep'),
  'Ngaire Holmwood': addressOf('Ngaire Holmwood', 'redfernholt.example'),
}

const guidOf = (email: string) =>
  secretOf(`contact ${email}`).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

const contactOf = (name: string, group: number, index: number) => {
  const email = addresses[name] ?? addressOf(name)
  const phone = `+52 81 5550 0${group}${String(index).padStart(2, '0')}`
  return { id: 10 * group + index + 1, guid: guidOf(email), name, email, phone }
}

/**
 * Ids: sellers from 1, representatives from 11, accounts receivable from 21, IT and commercial manager from 31, quality
 * from 41, project managers from 51.
 */
export const contactRows = groups.flatMap((people, group) => people.map((name, index) => contactOf(name, group, index)))

/** Assigned by customer id, as for users. */
export const sellerIdOf = (customerId: number) => (customerId % sellers.length) + 1

const representativeIds: Readonly<Record<number, number>> = { 101: 11, 106: 11, 107: 11, 109: 12 }

const inspectorIdOf = (customerId: number) => 41 + (customerId % inspectors.length)

/** Contacts of a customer; direct customers use their parent's for some subjects. */
export const contactsOf = (customerId: number, isDirect: boolean) => ({
  seller_id: sellerIdOf(customerId),
  // Two customers have no backup.
  backup_id: customerId % 7 === 0 ? null : sellerIdOf(customerId + 1),
  representative_id: representativeIds[customerId] ?? null,
  receivable_id: 21 + (customerId % receivables.length),
  it_id: isDirect ? null : 31,
  commercial_manager_id: isDirect ? null : 32,
  quality_id: isDirect ? null : inspectorIdOf(customerId),
  quality_backup_id: isDirect ? null : inspectorIdOf(customerId + 1),
  // Only customers with contracts have a project manager.
  project_manager_id: [101, 105, 107].includes(customerId) ? 51 : null,
})

/** Only some contacts have a photo; the others show their initials. */
export const contactPhotos = contactRows
  .filter(({ id }) => id % 3 === 1)
  .map(({ id, email }) => ({ contact_id: id, media_type: 'image/svg+xml' as const, photo: drawFace(email) }))

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

/** Of those who are not with the provider, or have an account of the demo. */
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
 * The sellers from 1 on, representatives from 11, accounts receivable from 21, IT and the commercial manager from 31,
 * quality from 41, project managers from 51.
 */
export const contactRows = groups.flatMap((people, group) => people.map((name, index) => contactOf(name, group, index)))

/** As users have theirs: by the customer's id. */
export const sellerIdOf = (customerId: number) => (customerId % sellers.length) + 1

const representativeIds: Readonly<Record<number, number>> = { 101: 11, 106: 11, 107: 11, 109: 12 }

/** For the quality of a customer's parts. */
const inspectorIdOf = (customerId: number) => 41 + (customerId % inspectors.length)

/** Whom a customer turns to; for some matters a direct customer to the one that it belongs to. */
export const contactsOf = (customerId: number, isDirect: boolean) => ({
  seller_id: sellerIdOf(customerId),
  // Two customers have nobody who stands in.
  backup_id: customerId % 7 === 0 ? null : sellerIdOf(customerId + 1),
  representative_id: representativeIds[customerId] ?? null,
  receivable_id: 21 + (customerId % receivables.length),
  it_id: isDirect ? null : 31,
  commercial_manager_id: isDirect ? null : 32,
  quality_id: isDirect ? null : inspectorIdOf(customerId),
  quality_backup_id: isDirect ? null : inspectorIdOf(customerId + 1),
  // Projects are led for the customers with contracts.
  project_manager_id: [101, 105, 107].includes(customerId) ? 51 : null,
})

/** Some have sent a portrait; the others are drawn by their initials. */
export const contactPhotos = contactRows
  .filter(({ id }) => id % 3 === 1)
  .map(({ id, email }) => ({ contact_id: id, media_type: 'image/svg+xml' as const, photo: drawFace(email) }))

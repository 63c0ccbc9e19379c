import { dice, secretOf } from '../dice.ts'
import { demoEmail } from '../users/accounts.ts'
import { addressOf, sellers } from '../users/names.ts'

const skins = ['#F2CDB0', '#E0AC86', '#C48A5F', '#8C5A3C'] as const
const hairs = ['#2B211C', '#5A3B24', '#8A8F96', '#B5763A'] as const
const coats = ['#2F5575', '#3F6148', '#7A3B1D', '#4A4F5C'] as const

const fringes = [
  'M27 38a21 21 0 0 1 42 0c-10-7-32-7-42 0z',
  'M26 40c0-28 44-28 44 0c-6-12-18-13-24-13s-14 3-20 13z',
  'M26 52c-4-34 48-34 44 0c0-14-8-22-22-22s-22 8-22 22z',
] as const

/** SVG portrait of a fictional person, drawn from simple shapes. */
const drawFace = (seed: string) => {
  const chance = dice(`face of ${seed}`)
  const [skin, hair, coat] = [chance.pick(skins), chance.pick(hairs), chance.pick(coats)]
  return Buffer.from(
    [
      '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 96 96">',
      '<rect width="96" height="96" fill="#DDE3EA"/>',
      `<path d="M12 96c0-22 16-30 36-30s36 8 36 30z" fill="${coat}"/>`,
      `<rect x="40" y="54" width="16" height="18" rx="8" fill="${skin}"/>`,
      `<ellipse cx="48" cy="42" rx="19" ry="22" fill="${skin}"/>`,
      `<path d="${chance.pick(fringes)}" fill="${hair}"/>`,
      '<circle cx="41" cy="44" r="2" fill="#16202C"/><circle cx="55" cy="44" r="2" fill="#16202C"/>',
      '<path d="M41 53q7 5 14 0" fill="none" stroke="#16202C" stroke-width="2" stroke-linecap="round"/>',
      '</svg>',
    ].join(''),
  )
}

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

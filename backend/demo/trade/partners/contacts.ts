import { secretOf } from '../../dice.ts'
import { sellers } from '../../users/names.ts'
import { drawFace } from './drawFace.ts'

interface Person {
  readonly name: string
  readonly email: string
}

const representatives: readonly Person[] = [
  { name: 'Dale Whitcombe', email: 'rep@anvil.example' },
  { name: 'Ngaire Holmwood', email: 'ngaire.holmwood@redfernholt.example' },
]
const receivables: readonly Person[] = [
  { name: 'Graciela Tamez', email: 'graciela.tamez@anvil.example' },
  { name: 'Norberto Cisneros', email: 'norberto.cisneros@anvil.example' },
]
const helpers: readonly Person[] = [
  { name: 'Iván Arredondo', email: 'ivan.arredondo@anvil.example' },
  { name: 'Rosalind Achterberg', email: 'rosalind.achterberg@anvil.example' },
]
const inspectors: readonly Person[] = [
  { name: 'Ysolde Marchetti', email: 'ysolde.marchetti@anvil.example' },
  { name: 'Hernán Bustamante', email: 'hernan.bustamante@anvil.example' },
  { name: 'Petra Lindqvist', email: 'petra.lindqvist@anvil.example' },
]
const managers: readonly Person[] = [{ name: 'Wendell Okafor', email: 'wendell.okafor@anvil.example' }]

const groups = [sellers, representatives, receivables, helpers, inspectors, managers] as const

const guidOf = (email: string) =>
  secretOf(`contact ${email}`).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

/**
 * The sellers from 1 on, representatives from 11, accounts receivable from 21, IT and the commercial manager from 31,
 * quality from 41, project managers from 51.
 */
export const contactRows = groups.flatMap((people, group) =>
  people.map(({ name, email }, index) => ({
    id: 10 * group + index + 1,
    guid: guidOf(email),
    name,
    email,
    phone: `+52 81 5550 0${group}${String(index).padStart(2, '0')}`,
  })),
)

/** As users have theirs: by the customer's id. */
export const sellerIdOf = (customerId: number) => (customerId % sellers.length) + 1

/** The seller who stands in; two customers have nobody. */
export const backupIdOf = (customerId: number) =>
  customerId % 7 === 0 ? null : ((customerId + 1) % sellers.length) + 1

const representativeIds: Readonly<Record<number, number>> = { 101: 11, 106: 11, 107: 11, 109: 12 }

/** The representative of a customer that does not buy directly. */
export const representativeIdOf = (customerId: number) => representativeIds[customerId] ?? null

export const receivableIdOf = (customerId: number) => 21 + (customerId % receivables.length)

/** The same two people help every customer. */
export const itId = 31
export const commercialManagerId = 32

/** Two people for the quality of a customer's parts. */
export const qualityIdOf = (customerId: number) => 41 + (customerId % inspectors.length)
export const qualityBackupIdOf = (customerId: number) => qualityIdOf(customerId + 1)

/** Projects are led for the customers with contracts. */
export const projectManagerIdOf = (customerId: number) => ([101, 105, 107].includes(customerId) ? 51 : null)

/** Some have sent a portrait; the others are drawn by their initials. */
export const contactPhotos = contactRows
  .filter(({ id }) => id % 3 === 1)
  .map(({ id, email }) => ({ contact_id: id, media_type: 'image/svg+xml' as const, photo: drawFace(email) }))

import { content, input, read, rowId } from '../call.ts'
import { entity, keyedEntity } from '../entity.ts'
import type { ValueOf } from '../fields.ts'
import { email, nullable, oneOf, text } from '../kinds.ts'
import { file, first, listOf } from '../wire/envelope.ts'

/** In the order of the cards. */
export const supportRole = oneOf('rol', {
  Vendedor: 'seller',
  Backup: 'backup',
  TI: 'it',
  GerenteComercial: 'commercialManager',
  Cobranza: 'receivable',
})

export type SupportRole = ValueOf<typeof supportRole>

/** Sales representative and backup of a customer: the short form of the sales contact. */
const salesContact = entity('salesContact', {
  sellerGuid: text('id'),
  sellerName: text('nombreCompleto'),
  sellerEmail: email('correoElectronico'),
  backupGuid: nullable(text('idBack')),
  backupName: nullable(text('nombreBack')),
  backupEmail: nullable(email('correoBack')),
})

const supportContact = keyedEntity('supportContact', 'role', {
  role: supportRole,
  guid: text('id'),
  name: text('nombreCompleto'),
  email: email('correoElectronico'),
})

const ofAnyPage = {
  access: { signedIn: true, owner: input('customerId') },
  params: { customerId: rowId },
} as const

const aDay = 86_400

export const support = {
  salesContact: read('GET', '/api/Customers/:customerId/salesContact', { ...ofAnyPage, answer: first(salesContact) }),
  /** Omits roles without an assigned contact. */
  contacts: read('GET', '/api/Customers/:customerId/supportContacts', {
    isAddition: true,
    ...ofAnyPage,
    answer: listOf(supportContact),
  }),
  /** Returns a placeholder drawing for contacts without a photo. */
  photo: content('GET', '/Contacts/:guid/photo', {
    access: { signedIn: true, owner: 'caller' },
    params: { guid: text('guid', { max: 64 }) },
    answer: file('image/*', { freshSeconds: aDay }),
  }),
}

import { content, id, input, read } from '../call.ts'
import { entity, keyedEntity } from '../entity.ts'
import { email, nullable, oneOf, text } from '../kinds.ts'
import { file, first, listOf } from '../wire/envelope.ts'

/** In which role somebody helps a customer, in the order of the cards (spec 2 'Customer support'). */
export const supportRole = oneOf('rol', {
  Vendedor: 'seller',
  Backup: 'backup',
  TI: 'it',
  GerenteComercial: 'commercialManager',
  Cobranza: 'receivable',
})

export type SupportRole = ReturnType<(typeof supportRole)['decode']>

/** Sales representative and backup of a customer: the short form of the sales contact (spec 3 §3). */
export const salesContact = entity('salesContact', {
  sellerGuid: text('id'),
  sellerName: text('nombreCompleto'),
  sellerEmail: email('correoElectronico'),
  backupGuid: nullable(text('idBack')),
  backupName: nullable(text('nombreBack')),
  backupEmail: nullable(email('correoBack')),
})

/** Who helps a customer in one role. */
export const supportContact = keyedEntity('supportContact', 'role', {
  role: supportRole,
  guid: text('id'),
  name: text('nombreCompleto'),
  email: email('correoElectronico'),
})

const ofAnyPage = {
  access: { signedIn: true, owner: input('customerId') },
  params: { customerId: id },
} as const

const aDay = 86_400

/** Whom customers turn to, and how they look. */
export const support = {
  salesContact: read('GET', '/api/Customers/:customerId/salesContact', { ...ofAnyPage, answer: first(salesContact) }),
  /** Those that have been named; a role without anybody is missing. */
  contacts: read('GET', '/api/Customers/:customerId/supportContacts', {
    isAddition: true,
    ...ofAnyPage,
    answer: listOf(supportContact),
  }),
  /** By the id of a contact; whoever has none is drawn (spec 1 §7: photos come from a lookup keyed by id). */
  photo: content('GET', '/Contacts/:guid/photo', {
    access: { signedIn: true, owner: 'caller' },
    params: { guid: text('guid', { max: 64 }) },
    answer: file('image/*', { freshSeconds: aDay }),
  }),
}

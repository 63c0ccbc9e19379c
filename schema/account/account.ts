import { sha256 } from '#values/sha256.ts'
import { auth, input, read, write } from '../call.ts'
import { type Complete, completed, entity, keyedEntity, rows } from '../entity.ts'
import { email, flag, integer, nullable, oneOf, optional, recordId, secret, text } from '../kinds.ts'
import { first, ids, inKey, listOf, pair, rowsAs } from '../wire/envelope.ts'
import { receipt } from '../wire/receipt.ts'
import { particulars, userTexts } from './particulars.ts'

/**
 * Plants a user may enter: `isforge` is 2 if Aeroespace is selected, otherwise 1
 * `docs/product/account.md#plant-access`.
 */
export const plant = oneOf('isforge', { 1: 'forge', 2: 'aerospace' })

/**
 * OAuth password grant (RFC 6749 §4.3). All fields are optional here, because the standard defines its own errors for
 * missing ones.
 */
const passwordGrant = entity(
  'grant',
  {
    grantType: optional(text('grant_type')),
    username: optional(text('username', { mayBeEmpty: true })),
    password: optional(secret('password')),
    clientId: optional(text('client_id')),
    clientSecret: optional(secret('client_secret')),
    scope: optional(text('scope', { mayBeEmpty: true })),
  },
  { ignoresUnknown: true },
)

/** Token revocation (RFC 7009 §2.1), with the client's credentials here or by HTTP Basic. */
const revocation = entity(
  'revocation',
  {
    token: secret('token', { max: 4096 }),
    tokenTypeHint: optional(text('token_type_hint')),
    clientId: optional(text('client_id')),
    clientSecret: optional(secret('client_secret')),
  },
  { ignoresUnknown: true },
)

const token = entity('token', {
  accessToken: text('access_token'),
  tokenType: text('token_type'),
  expiresIn: integer('expires_in'),
})

/**
 * Derives the id of a user from the e-mail, for services that have no ids: always the same, from 2^30 on, beyond
 * assigned ids, and below 2^31, the limit of the database and of signed links. Among 1,000 users the chance that two
 * have the same id is 1 in 2,000; these two would share the hourly limits of calls and what a browser remembers, and no
 * rights, which belong to the session.
 */
export const idOfEmail = (address: unknown) => {
  const [word = 0] = sha256(String(address).trim().toLowerCase())
  return 2 ** 30 + (word >>> 2)
}

/** Number of a user in the portal's own tables: the company's id, if it sends a whole number. */
const userNumber: (wire: Readonly<Record<string, unknown>>) => unknown = ({ id, email: address }) => {
  const own = Number(id ?? Number.NaN)
  return Number.isInteger(own) && own > 0 && own < 2 ** 31 ? id : idOfEmail(address)
}

/** The specifications have no `id`. */
export const currentUser = completed(
  keyedEntity('currentUser', 'id', {
    id: integer('id'),
    name: text('name'),
    email: email('email'),
    roleId: integer('role'),
    plant: oneOf('isForge', { 1: 'forge', 2: 'aerospace' }),
  }),
  (wire) => ({ isForge: 1, ...wire, id: userNumber(wire) }),
)

const crumb = entity('crumb', { name: text('name'), slug: nullable(text('slug', { mayBeEmpty: true })) })

/** Input of the page-access call; everything except the slug is stored in the visit log. */
const pageVisit = {
  slug: text('slug', { max: 80 }),
  customerId: optional(nullable(recordId('client_id'))),
  isMobile: optional(flag('is_mobile')),
  browser: optional(text('browser', { max: 255, mayBeEmpty: true })),
  timeZone: optional(text('timezone', { max: 64, mayBeEmpty: true })),
  language: optional(text('language', { max: 35, mayBeEmpty: true })),
  navigation: optional(text('navigation', { max: 64 })),
}

const pageAccess = entity('pageAccess', {
  ok: flag('ok'),
  trail: optional(rows('menu', crumb)),
  currentPage: optional(text('current_page')),
})

const contentKeys = entity('contentKeys', { access: text('access', { max: 40 }) })

const menuItem = keyedEntity('menuItem', 'slug', { name: text('name'), slug: text('slug') })
const menuGroup = keyedEntity('menuGroup', 'name', {
  name: text('parentName'),
  icon: text('icon'),
  items: rows('children', menuItem),
})

const customerContext = entity('customerContext', { customerId: optional(nullable(recordId('client_id'))) })
const message = receipt('message', {})

export const passwordChange = entity('passwordChange', {
  password: secret('password'),
  confirmation: secret('password_confirmation'),
})

const ownParticulars = {
  country: particulars.country,
  state: particulars.state,
  city: particulars.city,
  phone: particulars.phone,
  company: optional(particulars.company),
  position: particulars.position,
}

export const profile = completed(
  keyedEntity('profile', 'id', {
    id: integer('id'),
    name: userTexts.name,
    email: userTexts.email,
    username: text('username'),
    roleId: integer('role'),
    roleName: optional(text('roleName')),
    customerId: nullable(recordId('client_id')),
    ...ownParticulars,
    company: optional(text('company', { mayBeEmpty: true })),
    version: integer('version'),
  }),
  (wire) => ({ username: wire.email, client_id: null, version: 0, ...wire, id: userNumber(wire) }),
)

/** Fields of the own user that users may change, in the order of the form; those left out stay as they are. */
export const profileChanges = entity('profileChanges', { name: userTexts.name, ...ownParticulars })

const edited = receipt('edited', { version: optional(integer('version')) })
const ok = entity('ok', { ok: flag('ok') })
const noted = receipt('noted', { ok: optional(flag('ok')) })
/** A one-time code, or a token from the company's login page `docs/product/account.md#session-landing`. */
const sessionCode = entity('sessionCode', { session: secret('session', { max: 4096 }) })

const customerFields = {
  name: text('nombre'),
  legalName: text('razonsocial', { mayBeEmpty: true }),
  unit: text('unidaddenegocio', { mayBeEmpty: true }),
}

/** The specifications write `Id`, `IDSIF2` or `id`, and `Nombre` or `nombre`. */
const completeCustomer: Complete = (wire) => ({
  ...((wire.Id ?? wire.IDSIF2) === undefined ? {} : { id: wire.Id ?? wire.IDSIF2 }),
  nombre: wire.Nombre ?? wire.razonsocial,
  razonsocial: '',
  unidaddenegocio: '',
  ...wire,
})

export const customer = completed(
  keyedEntity('customer', 'id', { id: recordId('id'), ...customerFields }),
  completeCustomer,
)

/** The specifications have no id in these rows: they come in the order of the requested ids. */
const customerName = completed(
  entity('customerName', { id: optional(recordId('id')), ...customerFields }),
  completeCustomer,
)

/** Returns the name of the customer at this position of the requested ids. */
export const customerNameOf = (
  id: number,
  names: readonly { readonly id?: number; readonly name: string }[],
  place = 0,
) => (names.find((row) => row.id === id) ?? (names[place]?.id === undefined ? names[place] : undefined))?.name

const customerIds = rowsAs(listOf(entity('customerId', { id: recordId('id') })), {
  decode: (rows) => ({ ids: rows.map(({ id }) => id) }),
  encode: ({ ids }) => ids.map((id) => ({ id })),
})

const tracked = entity('tracked', {
  title: optional(text('titulo', { mayBeEmpty: true })),
  customerGuid: optional(text('idguidcliente', { mayBeEmpty: true })),
  customerId: optional(nullable(recordId('idcliente'))),
  comment: optional(text('comentario', { mayBeEmpty: true })),
  quote: optional(text('cotizacion', { mayBeEmpty: true })),
  body: optional(text('cuerpo', { mayBeEmpty: true })),
  from: optional(text('de', { mayBeEmpty: true })),
})

const signOutByGet = auth('GET', '/api/logout/', { access: { public: true }, answer: ok, changes: true })

export const account = {
  signIn: auth('POST', '/api/oauth/token/', { access: { public: true }, body: passwordGrant, answer: token }),
  revokeToken: auth('POST', '/api/oauth/revoke/', {
    isAddition: true,
    access: { public: true },
    body: revocation,
    answer: ok,
  }),
  signOut: auth('POST', '/api/logout/', { forwardedAs: signOutByGet, access: { public: true }, answer: ok }),
  signOutByGet,
  createSessionCode: auth('POST', '/api/session-code/', {
    isOwn: true,
    access: { signedIn: true, owner: 'caller' },
    answer: sessionCode,
  }),
  redeemSessionCode: auth('POST', '/api/session/', {
    isOwn: true,
    access: { public: true },
    body: sessionCode,
    answer: token,
  }),
  currentUser: auth('GET', '/api/logged-user/', { access: { signedIn: true, owner: 'caller' }, answer: currentUser }),
  pageAccess: auth('POST', '/api/validate-page-access-forge/', {
    access: { signedIn: true, owner: input('customerId') },
    body: entity('pageVisit', pageVisit),
    answer: pageAccess,
    changes: false,
    leavesVisit: true,
  }),
  pageAccessByGet: auth('GET', '/api/validate-page-access-forge/', {
    isAddition: true,
    access: { signedIn: true, owner: input('customerId') },
    query: pageVisit,
    answer: pageAccess,
  }),
  contentAccess: auth('POST', '/api/validate-content-access/', {
    access: { signedIn: true, owner: 'caller' },
    body: contentKeys,
    answer: ok,
    changes: false,
  }),
  contentAccessByGet: auth('GET', '/api/validate-content-access/', {
    isAddition: true,
    access: { signedIn: true, owner: 'caller' },
    query: contentKeys.fields,
    answer: ok,
  }),
  menu: auth('POST', '/api/menu-options2', {
    access: { signedIn: true, owner: input('customerId') },
    body: customerContext,
    answer: pair(listOf(menuGroup), ids),
    changes: false,
  }),
  menuByGet: auth('GET', '/api/menu-options2', {
    isAddition: true,
    access: { signedIn: true, owner: input('customerId') },
    query: customerContext.fields,
    answer: pair(listOf(menuGroup), ids),
  }),
  requestPasswordReset: auth('POST', '/api/password/create/', {
    access: { public: true },
    body: entity('recovery', { email: email('email') }),
    answer: message,
  }),
  resetPassword: auth('POST', '/api/password/reset/', {
    access: { public: true },
    body: entity('reset', {
      email: email('email'),
      password: secret('password'),
      confirmation: secret('password_confirmation'),
      token: secret('token'),
    }),
    answer: message,
  }),
  /** Requires a session only: the specification demands no current password. */
  changePassword: auth('POST', '/api/change-password/', {
    access: { pages: ['password-change'], owner: 'caller' },
    body: passwordChange,
    answer: message,
    rate: 'accounts',
  }),
  getProfile: auth('GET', '/api/user-profile/', {
    access: { pages: ['user-profile'], owner: 'caller' },
    answer: first(profile),
    versioned: 'read',
  }),
  editProfile: auth('POST', '/api/edit-profile/', {
    access: { pages: ['user-profile'], owner: 'caller' },
    body: profileChanges,
    answer: edited,
    versioned: 'write',
  }),
  /** Customers the caller may act for. */
  customers: read('GET', '/ObtenerClientesUnidadNegocio/', {
    access: { signedIn: true, owner: 'caller' },
    list: { sort: ['name', 'unit'], filter: { unit: text('unit') }, search: ['name', 'legalName'] },
    answer: listOf(customer),
  }),
  /** Names of the caller's customers; other ids are missing in the response. */
  customerNames: read('POST', '/GetNames/', {
    access: { signedIn: true, owner: 'caller' },
    body: customerIds,
    answer: inKey('RespuestaCD', listOf(customerName)),
    changes: false,
  }),
  /** Called by the footer once per navigation `docs/product/administration.md#footer-tracking`. */
  track: write('POST', '/Tracking/', {
    access: { signedIn: true, owner: input('customerId', 'customerGuid') },
    body: tracked,
    answer: noted,
    leavesVisit: true,
    rate: 'tracking',
  }),
}

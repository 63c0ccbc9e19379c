import { plant } from '../account/account.ts'
import { auth, id, read } from '../call.ts'
import { type Complete, completed, entity, type Fields, keyedEntity, rows } from '../entity.ts'
import { email, flag, instant, integer, many, nullable, optional, secret, text, wordOf } from '../kinds.ts'
import { either, inKey, inValue, listOf } from '../wire/envelope.ts'

const free = { mayBeEmpty: true, max: 120 }

/** What people enter about a user, on create and on edit alike. */
const particulars = {
  phone: optional(text('phone', { mayBeEmpty: true, max: 40 })),
  position: optional(text('company_position', free)),
  country: optional(text('country', free)),
  state: optional(text('state', free)),
  city: optional(text('city', free)),
  comments: optional(text('comments', { mayBeEmpty: true, isMultiline: true })),
  customerId: optional(nullable(integer('client_id'))),
  forgeCustomerId: optional(nullable(integer('Client_IdForge'))),
  customerIds: optional(nullable(many(integer('multiple_client_ids')))),
}

/** One page of a user's or a role's checklist (spec 1 §3). */
export const permission = keyedEntity('permission', 'pageId', {
  pageId: integer('id'),
  name: text('name'),
  roleId: integer('role'),
  canBeOverwritten: flag('permission_can_be_overwrited'),
  hasAccess: flag('hasAccess'),
})

const permissionChange = entity('permissionChange', { pageId: integer('id'), hasAccess: flag('hasAccess') })

const userFields = {
  id: integer('id'),
  name: text('name'),
  email: email('email'),
  roleId: integer('role'),
  roleName: text('roleName'),
  phone: text('phone', free),
  company: text('company'),
  position: text('company_position', free),
  country: text('country', free),
  state: text('state', free),
  city: text('city', free),
  salesContact: text('sales_contact'),
  salesEmail: text('sales_email', free),
  comments: text('comments', { mayBeEmpty: true, isMultiline: true }),
  customerId: nullable(integer('client_id')),
  forgeCustomerId: nullable(integer('Client_IdForge')),
  customerIds: many(integer('multiple_client_ids')),
  plant,
  relation: text('clienteligado', free),
  unit: text('unidaddenegocio', free),
  segment: text('segmento', free),
  subsegment: text('subsegmento', free),
  hasEquote: flag('TieneEquote'),
  createdAt: instant('created_at'),
  updatedAt: instant('updated_at'),
  lastLogin: nullable(instant('last_login')),
  version: integer('version'),
}

/** The specifications have these on create or in the current user only, and versions nowhere. */
const completeUser: Complete = (wire) => ({
  ...{ sales_email: '', isforge: wire.isForge ?? 1, multiple_client_ids: [], permissions: [], version: 0 },
  ...wire,
})

export const user = completed(keyedEntity('user', 'id', userFields), completeUser)

/** A user with the checklist of pages: role default and override together. */
export const userWithPermissions = completed(
  keyedEntity('user', 'id', {
    ...userFields,
    permissions: rows('permissions', permission),
    /** Pages that an administrator has withdrawn, and alone gives back; a connected auth service tells of none. */
    adminOnlyPages: optional(many(integer('admin_only_pages'))),
    /** Pages that the caller lacks: with any, e-mail, password and role are not the caller's to change. */
    widerPages: optional(many(integer('wider_pages'))),
  }),
  completeUser,
)

export const newUser = entity('newUser', {
  name: text('name', { max: 120 }),
  email: email('email'),
  roleId: integer('role'),
  company: text('company', { max: 120 }),
  salesContact: text('sales_contact', { max: 120 }),
  salesEmail: email('sales_email'),
  ...particulars,
  plant,
  newPermissions: rows('newPermissions', permissionChange),
})

export const userChanges = entity('userChanges', {
  name: text('name', { max: 120 }),
  email: email('email'),
  roleId: integer('role'),
  company: text('company', { max: 120 }),
  salesContact: optional(text('sales_contact', free)),
  salesEmail: optional(email('sales_email', { mayBeEmpty: true })),
  ...particulars,
  plant,
  /** Present only when a new one is typed. */
  password: optional(secret('password')),
  /** Only the changes against the previous state. */
  newPermissions: rows('newPermissions', permissionChange),
})

export const role = keyedEntity('role', 'id', { id: integer('id'), name: text('name') })

/**
 * What a user may do and which rule decides: a page by its route, a content key by its name. Rules of pages are the role's
 * default, the user's override, the role for good, and everybody who is signed in; content keys are held by roles.
 */
export const accessVerdict = keyedEntity('accessVerdict', ['kind', 'subject'], {
  kind: wordOf('kind', 'page', 'content'),
  subject: text('subject', free),
  name: text('name'),
  group: nullable(text('group')),
  isAllowed: flag('allowed'),
  rule: wordOf('rule', 'role', 'granted', 'withdrawn', 'fixed', 'everyone', 'key'),
  /** Withdrawn by an administrator, who alone gives it back. */
  isAdminOnly: optional(flag('admin_only')),
})

/** What a service says of a change that was made: its words and numbers may all be missing. */
const done = <const F extends Fields>(name: string, fields: F) =>
  completed(entity(name, fields), (wire) => ({ id: 0, message: '', mail_sent: true, version: 0, ...wire }))

const words = text('message', { mayBeEmpty: true })
const registered = done('registered', {
  id: integer('id'),
  message: words,
  /** False when the account stands and its mail could not be sent yet; it is tried again. */
  isMailSent: flag('mail_sent'),
})
const edited = done('edited', { message: words, version: integer('version') })
const message = done('message', { message: words })

const relationShared = { name: text('Nombre'), isShown: flag('MostrarCliente'), type: integer('tipo') }
/** The specifications tell carriers by another list, and have no type in this one. */
const completeRelation: Complete = (wire) => ({ MostrarCliente: true, tipo: 1, ...wire })
const relationById = completed(
  keyedEntity('relation', 'id', { id: integer('Id'), ...relationShared }),
  completeRelation,
)
/** A choice of the Relation list; type 1 is a customer, any other a carrier. */
export const relation = completed(
  keyedEntity('relation', 'id', { id: integer('IDSIF2'), ...relationShared }),
  completeRelation,
)
export const carrier = keyedEntity('carrier', 'id', { id: integer('IdProveedor'), name: text('Proveedor') })

const ofUser = { access: { pages: ['edit-user'], owner: 'row' }, params: { id } } as const

const deleteUserByGet = auth('GET', '/api/delete-user/:id', { ...ofUser, answer: message, changes: true })

/** Users, roles and page permissions (spec 1 §2.4 to 2.6, §7). */
export const administration = {
  listUsers: read('GET', '/Users/ObtenerUsuariosForge/', {
    access: { pages: ['users'], owner: 'caller' },
    list: {
      sort: ['id', 'name', 'email', 'salesContact', 'roleName', 'relation', 'unit', 'createdAt', 'lastLogin'],
      filter: { roleId: integer('roleId'), unit: text('unit'), plant },
      search: ['name', 'email', 'salesContact', 'relation'],
    },
    answer: inKey('users', listOf(user)),
  }),
  /** One user as the list has it. */
  readUser: read('GET', '/Users/:id', { ...ofUser, answer: user }),
  /** The business unit of a user: that of the first linked customer. */
  readUnit: read('GET', '/Users/getUnidad/:id/', { ...ofUser, answer: entity('unit', { unit: userFields.unit }) }),
  getUser: auth('GET', '/api/userforge/:id', {
    ...ofUser,
    answer: userWithPermissions,
    versioned: 'read',
  }),
  /** Who may do what, explained: every page and every content key, each with the rule that decides. */
  explainAccess: auth('GET', '/api/userforge/:id/access', {
    isAddition: true,
    ...ofUser,
    answer: listOf(accessVerdict),
  }),
  registerUser: auth('POST', '/api/register-user-forge', {
    access: { pages: ['create-user'], owner: 'staff' },
    body: newUser,
    answer: registered,
    takesKey: true,
  }),
  editUser: auth('POST', '/api/edit-userforge/:id', {
    ...ofUser,
    body: userChanges,
    answer: edited,
    versioned: 'write',
  }),
  deleteUser: auth('POST', '/api/delete-user/:id', { forwardedAs: deleteUserByGet, ...ofUser, answer: message }),
  deleteUserByGet,
  listRoles: auth('GET', '/api/rolesforge', {
    access: { pages: ['users', 'create-user', 'edit-user', 'visit-logs'], owner: 'caller' },
    answer: listOf(role),
  }),
  /** The checklist of a role, as a new user of that role gets it. */
  rolePermissions: auth('GET', '/api/rolesforge/:id/permissions', {
    isAddition: true,
    access: { pages: ['create-user', 'edit-user'], owner: 'staff' },
    params: { id: integer('id', { min: 0 }) },
    answer: listOf(permission),
  }),
  listRelations: read('GET', '/CrmService/CargaComboRelacion/:roleId/', {
    access: { pages: ['create-user', 'edit-user'], owner: 'staff' },
    params: { roleId: integer('roleId', { min: 0 }) },
    answer: either(
      { key: 'value', form: inValue(listOf(relation)) },
      { key: 'ObtenerClienteResult', form: inKey('ObtenerClienteResult', listOf(relationById)) },
    ),
  }),
  listCarriers: read('GET', '/api/Customers/carriers', {
    access: { pages: ['create-user', 'edit-user'], owner: 'staff' },
    answer: listOf(carrier),
  }),
}

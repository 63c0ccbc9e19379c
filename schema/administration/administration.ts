import { plant } from '../account/account.ts'
import { particulars, userTexts } from '../account/particulars.ts'
import { auth, read, rowId } from '../call.ts'
import { type Complete, completed, entity, keyedEntity, rows } from '../entity.ts'
import {
  email,
  flag,
  instant,
  integer,
  many,
  nullable,
  optional,
  recordId,
  required,
  secret,
  text,
  wordOf,
} from '../kinds.ts'
import { either, inKey, inValue, listOf } from '../wire/envelope.ts'
import { receipt } from '../wire/receipt.ts'

export const permission = keyedEntity('permission', 'pageId', {
  pageId: integer('id'),
  name: text('name'),
  roleId: integer('role'),
  canBeOverwritten: flag('permission_can_be_overwrited'),
  hasAccess: flag('hasAccess'),
})

export const permissionChange = entity('permissionChange', { pageId: integer('id'), hasAccess: flag('hasAccess') })

/** Fields of a user that are entered, in the order of the audit log. */
const entered = {
  name: userTexts.name,
  email: userTexts.email,
  roleId: integer('role'),
  ...particulars,
  customerIds: optional(nullable(many(recordId('multiple_client_ids')))),
  plant,
}

/** Fields of a user in the audit log; a password is logged without its value. */
export const auditedUser = {
  ...entered,
  asleepAt: optional(nullable(instant('asleep_at'))),
  password: secret('password'),
}

const free = { mayBeEmpty: true, max: 120 }

const userFields = {
  id: recordId('id'),
  name: userTexts.name,
  email: userTexts.email,
  roleId: entered.roleId,
  roleName: text('roleName'),
  ...particulars,
  // The specifications have these in every answer.
  ...required(particulars, 'phone', 'position', 'country', 'state', 'city', 'comments'),
  salesEmail: text('sales_email', free),
  customerId: nullable(recordId('client_id')),
  forgeCustomerId: nullable(recordId('Client_IdForge')),
  customerIds: many(recordId('multiple_client_ids')),
  plant,
  relation: text('clienteligado', free),
  unit: text('unidaddenegocio', free),
  segment: text('segmento', free),
  subsegment: text('subsegmento', free),
  hasEquote: optional(flag('TieneEquote')),
  createdAt: instant('created_at'),
  updatedAt: instant('updated_at'),
  lastLogin: nullable(instant('last_login')),
  /** Since when the user can neither sign in nor gets mails. */
  asleepAt: optional(nullable(instant('asleep_at'))),
  version: integer('version'),
}

/** The specifications have these fields only on create or in the current user, and have no versions. */
const completeUser: Complete = (wire) => ({
  sales_email: '',
  isforge: wire.isForge ?? 1,
  multiple_client_ids: [],
  version: 0,
  ...wire,
})

export const user = completed(keyedEntity('user', 'id', userFields), completeUser)

/** Fields of the edit form that a service may lack; they are not sent back then, see `readOrTouched`. */
const mayBeMissing = {
  ...particulars,
  company: optional(particulars.company),
  salesContact: optional(text('sales_contact', free)),
  salesEmail: optional(userFields.salesEmail),
  customerId: optional(userFields.customerId),
  forgeCustomerId: optional(userFields.forgeCustomerId),
  customerIds: optional(userFields.customerIds),
  plant: optional(plant),
}

/** A user with the resulting page permissions: role defaults and overrides combined. */
export const userWithPermissions = completed(
  keyedEntity('user', 'id', {
    ...userFields,
    ...mayBeMissing,
    permissions: rows('permissions', permission),
    /**
     * Pages withdrawn by an administrator, which only administrators may grant again; missing with a connected auth
     * service.
     */
    adminOnlyPages: optional(many(integer('admin_only_pages'))),
    /** Pages the caller lacks; if there are any, the caller may not change email, password and role. */
    widerPages: optional(many(integer('wider_pages'))),
  }),
  (wire) => ({ permissions: [], version: 0, ...wire }),
)

/** The customer is the first of `customerIds`; the specifications send it as well. */
const customerInput = {
  customerId: optional(nullable(recordId('client_id'))),
  forgeCustomerId: optional(nullable(recordId('Client_IdForge'))),
}

/**
 * For a new user of a connected service all pages; otherwise those whose access differs from the role or, in a change,
 * from before.
 */
const newPermissions = rows('newPermissions', permissionChange)

export const newUser = entity('newUser', { ...entered, ...customerInput, newPermissions })

export const userChanges = entity('userChanges', {
  ...entered,
  salesContact: mayBeMissing.salesContact,
  salesEmail: optional(email('sales_email', { mayBeEmpty: true })),
  plant: mayBeMissing.plant,
  ...customerInput,
  /** Missing if the password stays the same. */
  password: optional(auditedUser.password),
  newPermissions,
})

const role = keyedEntity('role', 'id', { id: integer('id'), name: text('name') })

/**
 * Access to a page (by route) or content key (by name), and the rule that decides. For pages: role default, user
 * override, fixed by role, or all signed-in users; content keys are assigned to roles.
 */
export const accessVerdict = keyedEntity('accessVerdict', ['kind', 'subject'], {
  kind: wordOf('kind', 'page', 'content'),
  subject: text('subject', free),
  name: text('name'),
  group: nullable(text('group')),
  isAllowed: flag('allowed'),
  rule: wordOf('rule', 'role', 'granted', 'withdrawn', 'fixed', 'everyone', 'key'),
  /** Withdrawn by an administrator; only administrators may grant it again. */
  isAdminOnly: optional(flag('admin_only')),
})

const registered = receipt('registered', {
  id: optional(recordId('id')),
  /** False if the account was created but its mail could not be sent yet; sending is retried. */
  isMailSent: optional(flag('mail_sent')),
})
const edited = receipt('edited', { version: optional(integer('version')) })
const message = receipt('message', {})

const relationShared = { name: text('Nombre'), isShown: flag('MostrarCliente'), type: integer('tipo') }
/** The specifications list carriers in another call, and have no type in this one. */
const completeRelation: Complete = (wire) => ({
  MostrarCliente: true,
  tipo: 1,
  IDSIF2: wire.Id,
  Id: wire.IDSIF2,
  ...wire,
})
const relationById = completed(
  keyedEntity('relation', 'id', { id: recordId('Id'), ...relationShared }),
  completeRelation,
)
/** Option of the Relation list; type 1 is a customer, any other a carrier. */
const relation = completed(
  keyedEntity('relation', 'id', { id: recordId('IDSIF2'), ...relationShared }),
  completeRelation,
)
const carrier = keyedEntity('carrier', 'id', { id: recordId('IdProveedor'), name: text('Proveedor') })

const ofUser = { access: { pages: ['edit-user'], owner: 'row' }, params: { id: rowId } } as const

const deleteUserByGet = auth('GET', '/api/delete-user/:id', { ...ofUser, answer: message, changes: true })

export const administration = {
  listUsers: read('GET', '/Users/ObtenerUsuariosForge/', {
    isOfAuth: true,
    access: { pages: ['users'], owner: 'caller' },
    list: {
      sort: ['id', 'name', 'email', 'salesContact', 'roleName', 'relation', 'unit', 'createdAt', 'lastLogin'],
      filter: { roleId: integer('roleId'), unit: text('unit'), plant },
      search: ['name', 'email', 'salesContact', 'relation'],
    },
    answer: inKey('users', listOf(user)),
  }),
  /** A user with the fields of the list. */
  readUser: read('GET', '/Users/:id', { ...ofUser, isOfAuth: true, answer: user }),
  /** Business unit of the user's first linked customer. */
  readUnit: read('GET', '/Users/getUnidad/:id/', {
    ...ofUser,
    isOfAuth: true,
    answer: entity('unit', { unit: userFields.unit }),
  }),
  getUser: auth('GET', '/api/userforge/:id', {
    ...ofUser,
    answer: userWithPermissions,
    versioned: 'read',
  }),
  /** Access to every page and content key, each with the rule that decides. */
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
    rate: 'accounts',
  }),
  editUser: auth('POST', '/api/edit-userforge/:id', {
    ...ofUser,
    body: userChanges,
    answer: edited,
    versioned: 'write',
    rate: 'accounts',
  }),
  deleteUser: auth('POST', '/api/delete-user/:id', { forwardedAs: deleteUserByGet, ...ofUser, answer: message }),
  deleteUserByGet,
  listRoles: auth('GET', '/api/rolesforge', {
    access: { pages: ['users', 'create-user', 'edit-user', 'visit-logs'], owner: 'caller' },
    answer: listOf(role),
  }),
  /** Default page permissions for new users of a role. */
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

import { roleIds } from '#schema/account/userRules.ts'
import type { derivedColumns } from '../../administration/userColumns.ts'
import type { Tables } from '../../database/tables.ts'
import { demoCustomers } from '../customers.ts'
import { addressOf, sellers } from './names.ts'

type Following = 'id' | 'email_key' | 'password_hash' | 'updated_at' | 'deleted_at' | 'version'
type UserColumns = Omit<Tables['users'], keyof ReturnType<typeof derivedColumns> | Following>

export interface DemoUser extends Readonly<UserColumns> {
  readonly customers: readonly number[]
  /** False if the invitation has not been accepted yet. */
  readonly hasPassword: boolean
  readonly overrides: Readonly<Record<number, boolean>>
  readonly hasExpiredSession: boolean
}

export const isOfProvider = (roleId: number) =>
  roleId === roleIds.admin || roleId === roleIds.staff || roleId === roleIds.salesManager

const provider = {
  domain: 'anvil.example',
  place: { company: 'Anvil Forged Products', country: 'México', state: 'Nuevo León', city: 'Santa Catarina' },
}

const workplace = (roleId: number, customers: readonly number[]) => {
  const customer = demoCustomers.find(({ id }) => id === customers[0])
  if (isOfProvider(roleId) || !customer) return provider
  const { domain, country, state, city } = customer.premises
  return { domain, place: { company: customer.name, country, state, city } }
}

export type DemoUserInput = Pick<DemoUser, 'name'> & Partial<DemoUser>

export const demoUser = (input: DemoUserInput & Pick<DemoUser, 'created_at'>): DemoUser => {
  const { name, role_id = roleIds.customer, customers = [] } = input
  const { domain, place } = workplace(role_id, customers)
  const seller = sellers[(customers[0] ?? 0) % sellers.length] ?? sellers[0]
  return {
    email: addressOf(name, domain),
    role_id,
    customers,
    ...place,
    phone: '',
    position: '',
    sales_contact: seller,
    sales_email: addressOf(seller),
    comments: '',
    plant: 'forge',
    last_login: null,
    hasPassword: true,
    overrides: {},
    hasExpiredSession: false,
    ...input,
  }
}

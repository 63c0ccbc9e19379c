import type { Instant } from '../../../schema/kinds.ts'
import { roleIds } from '../../../schema/userRules.ts'
import { demoCustomers } from '../customers.ts'
import { sellers } from './names.ts'

/** A user as the demo describes one; the rows follow from it. */
export interface DemoUser {
  readonly name: string
  readonly email: string
  readonly roleId: number
  readonly customers: readonly number[]
  readonly phone: string
  readonly company: string
  readonly position: string
  readonly country: string
  readonly state: string
  readonly city: string
  readonly salesContact: string
  readonly salesEmail: string
  readonly comments: string
  readonly plant: 'forge' | 'aerospace'
  readonly createdAt: Instant
  readonly lastLogin: Instant | null
  /** Without one the invitation has not been followed yet. */
  readonly hasPassword: boolean
  /** Pages that differ from the role's default, by id. */
  readonly overrides: Readonly<Record<number, boolean>>
  readonly hasExpiredSession: boolean
}

const isOfProvider = (roleId: number) =>
  roleId === roleIds.admin || roleId === roleIds.staff || roleId === roleIds.salesManager

const provider = { company: 'Anvil Forged Products', country: 'México', state: 'Nuevo León', city: 'Santa Catarina' }

/** Where somebody works: with the provider, else with the first of the linked customers. */
const workplace = (roleId: number, customers: readonly number[]) => {
  const customer = demoCustomers.find(({ id }) => id === customers[0])
  if (isOfProvider(roleId) || !customer) return provider
  const { country, state, city } = customer.premises
  return { company: customer.name, country, state, city }
}

type Given = Pick<DemoUser, 'name' | 'email' | 'createdAt'> & Partial<DemoUser>

/** A user with what is given, and for the rest what is usual: a forge customer who has a password and no overrides. */
export const demoUser = (given: Given): DemoUser => {
  const { roleId = roleIds.customer, customers = [] } = given
  const seller = sellers[(customers[0] ?? 0) % sellers.length] ?? sellers[0]
  return {
    roleId,
    customers,
    ...workplace(roleId, customers),
    phone: '',
    position: '',
    salesContact: seller.name,
    salesEmail: seller.email,
    comments: '',
    plant: 'forge',
    lastLogin: null,
    hasPassword: true,
    overrides: {},
    hasExpiredSession: false,
    ...given,
  }
}

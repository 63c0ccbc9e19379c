import { roleIds } from '#schema/account/userRules.ts'
import { customerIds } from '../customers.ts'

export const demoPassword = 'Forge-2026'

export interface DemoAccount {
  /** Local part of the e-mail address, before `@anvil.example`. */
  readonly account: string
  readonly name: string
  readonly role_id: number
  readonly position: string
  readonly customers: readonly number[]
  /** Defaults to the provider, or to the first customer. */
  readonly company?: string
  /** Purpose of the account, shown in the start banner. */
  readonly about: string
}

export const demoAccounts = [
  {
    account: 'admin',
    name: 'Valeria Montemayor',
    role_id: roleIds.admin,
    position: 'Portal Administrator',
    customers: [],
    about: 'administrator',
  },
  {
    account: 'staff',
    name: 'Héctor Villaseñor',
    role_id: roleIds.staff,
    position: 'Customer Service',
    customers: [customerIds.healthy, customerIds.creditHold, customerIds.aerospace],
    about: 'provider staff',
  },
  {
    account: 'manager',
    name: 'Claire Thornbury',
    role_id: roleIds.salesManager,
    position: 'Sales Manager',
    customers: [customerIds.healthy, customerIds.volume],
    about: 'sales manager',
  },
  {
    account: 'rep',
    name: 'Dale Whitcombe',
    role_id: roleIds.representative,
    position: 'Sales Representative',
    company: 'Whitcombe Industrial Sales',
    customers: [customerIds.healthy, customerIds.ringsOnly, customerIds.aerospace],
    about: 'representative of three customers',
  },
  {
    account: 'customer',
    name: 'Megan Ostrander',
    role_id: roleIds.customer,
    position: 'Senior Buyer',
    customers: [customerIds.healthy],
    about: 'healthy customer',
  },
  {
    account: 'hold',
    name: 'Ramiro Elizondo Garza',
    role_id: roleIds.customer,
    position: 'Accounts Payable',
    customers: [customerIds.creditHold],
    about: 'customer on credit hold',
  },
  {
    account: 'new',
    name: 'Jonas Reitmaier',
    role_id: roleIds.customer,
    position: 'Strategic Purchasing',
    customers: [customerIds.brandNew],
    about: 'new customer, no rows at all',
  },
  {
    account: 'steel',
    name: 'Åsa Lindqvist',
    role_id: roleIds.customer,
    position: 'Key Account Manager',
    customers: [customerIds.steelMaker],
    about: 'steel maker',
  },
  {
    account: 'direct',
    name: 'Ximena Treviño Cantú',
    role_id: roleIds.customer,
    position: 'Supply Chain Manager',
    customers: [customerIds.directParent],
    about: 'parent of direct customers',
  },
  {
    account: 'group',
    name: 'Philippe Castelnau',
    role_id: roleIds.group,
    position: 'Group Purchasing Director',
    company: 'Castelnau Industries',
    customers: [customerIds.healthy, customerIds.creditHold, customerIds.ringsOnly],
    about: 'group of three customers',
  },
] as const satisfies readonly DemoAccount[]

export const demoEmail = (account: (typeof demoAccounts)[number]['account']) => `${account}@anvil.example`

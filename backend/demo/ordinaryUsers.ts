import type { Day } from '../../schema/kinds.ts'
import { roleIds } from '../../schema/userRules.ts'
import { fold } from '../database/fold.ts'
import { customerIds, demoCustomers } from './customers.ts'
import { type DemoUser, demoUser } from './demoUser.ts'
import { type Dice, dice } from './dice.ts'
import { daysBefore, workingMinutes } from './moments.ts'
import { names } from './names.ts'

const { group, customer, staff, salesManager, representative } = roleIds
const mix = [
  ...Array<number>(11).fill(customer),
  ...Array<number>(3).fill(representative),
  ...Array<number>(2).fill(staff),
  salesManager,
  group,
] as [number, ...number[]]

const positions = {
  provider: ['Inside Sales', 'Quality Engineer', 'Logistics Coordinator', 'Customer Service', 'Production Planner'],
  customer: [
    'Buyer',
    'Senior Buyer',
    'Expediter',
    'Supplier Quality Engineer',
    'Materials Planner',
    'Accounts Payable',
  ],
  representative: ['Sales Representative', 'Regional Sales Representative'],
} as const

const positionsOf = (roleId: number) => {
  if (roleId === staff || roleId === salesManager) return positions.provider
  return roleId === representative ? positions.representative : positions.customer
}

/** The customers that ordinary users belong to; the brand-new one keeps its single user. */
const [firstHome, ...otherHomes] = demoCustomers.filter(
  ({ id }) => id !== customerIds.brandNew && id !== customerIds.excluded,
)

const drawCustomers = ({ below, pick }: Dice, roleId: number) => {
  if (!firstHome) return []
  const count = roleId === customer || roleId === staff ? 1 : 2 + below(3)
  const drawn = new Set(Array.from({ length: count }, () => pick([firstHome, ...otherHomes])))
  return [...drawn]
}

/** Nobody is created in the month of this day, so that a month without new users can be seen. */
const quietDay = 100

const drawCreation = (chance: Dice, today: Day) => {
  const days = 3 + chance.below(720)
  const minutes = chance.below(workingMinutes)
  const isQuiet = daysBefore(today, days).slice(0, 7) === daysBefore(today, quietDay).slice(0, 7)
  return { days: isQuiet ? days + 62 : days, minutes }
}

const drawAddress = (chance: Dice, name: { given: string; family: string }, domain: string, taken: Set<string>) => {
  const plain = (part: string) =>
    fold(part)
      .replaceAll('ø', 'o')
      .replace(/[^a-z]/g, '')
  const local = `${plain(name.given)}.${plain(name.family)}`
  let address = `${local}@${domain}`
  while (taken.has(address)) address = `${local}${chance.below(90) + 10}@${domain}`
  taken.add(address)
  return address
}

const drawUser = (chance: Dice, today: Day, taken: Set<string>) => {
  const { below, pick, isLucky } = chance
  const roleId = pick(mix)
  const customers = drawCustomers(chance, roleId)
  const premises = customers[0]?.premises
  const isOfProvider = roleId === staff || roleId === salesManager
  const { given, family } = names[isOfProvider ? 'mx' : (premises?.origin ?? 'us')]
  const name = { given: pick(given), family: pick(family) }
  const created = drawCreation(chance, today)
  const hasPassword = isLucky(0.93)
  const isRegular = isLucky(0.8)
  const sinceLogin = Math.min(created.days, isRegular ? 1 + below(80) : 95 + below(260))
  return demoUser({
    name: `${name.given} ${name.family}`,
    email: drawAddress(chance, name, isOfProvider ? 'anvil.example' : (premises?.domain ?? 'anvil.example'), taken),
    roleId,
    customers: customers.map(({ id }) => id),
    phone: `+1 555 01${String(below(100)).padStart(2, '0')}`,
    position: pick(positionsOf(roleId)),
    plant: customers.some(({ id }) => id === customerIds.aerospace) && isLucky(0.5) ? 'aerospace' : 'forge',
    createdAt: daysBefore(today, created.days, created.minutes),
    lastLogin: hasPassword ? daysBefore(today, sinceLogin, workingMinutes) : null,
    hasPassword,
  })
}

/** So many everyday users, none with an address that is taken. */
export const ordinaryUsers = (today: Day, count: number, others: readonly DemoUser[]) => {
  const chance = dice('ordinary users')
  const taken = new Set(others.map(({ email }) => email))
  return Array.from({ length: count }, () => drawUser(chance, today, taken))
}

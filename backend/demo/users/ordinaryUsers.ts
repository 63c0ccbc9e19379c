import { roleIds } from '#schema/account/userRules.ts'
import type { Day } from '#schema/kinds.ts'
import { customerIds, demoCustomers } from '../customers.ts'
import { type Dice, dice } from '../dice.ts'
import { daysBefore, workingMinutes } from '../moments.ts'
import { type DemoUser, demoUser, isOfProvider } from './demoUser.ts'
import { addressOf, names, type Origin } from './names.ts'

const { group, customer, staff, salesManager, representative } = roleIds
const max = Array<number>(10).fill(customer)
const mix = [
  customer,
  ...max,
  representative,
  representative,
  representative,
  staff,
  staff,
  salesManager,
  group,
] as const

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
  salesManager: ['Regional Sales Manager', 'Sales Manager, Aerospace'],
  representative: ['Sales Representative', 'Regional Sales Representative'],
} as const

const positionsOf = (roleId: number) => {
  if (roleId === staff) return positions.provider
  if (roleId === salesManager) return positions.salesManager
  return roleId === representative ? positions.representative : positions.customer
}

/** Customers of ordinary users; the brand-new one keeps its single user. */
const [firstHome, ...otherHomes] = demoCustomers.filter(
  ({ id }) => id !== customerIds.brandNew && id !== customerIds.excluded,
)

const drawCustomers = ({ below, pick }: Dice, roleId: number) => {
  if (!firstHome) return []
  const count = roleId === customer || roleId === staff ? 1 : 2 + below(3)
  const drawn = new Set(Array.from({ length: count }, () => pick([firstHome, ...otherHomes])))
  return [...drawn]
}

/** No user is created in the month of this day, so that there is a month without new users. */
const quietDay = 100

const drawCreation = (chance: Dice, today: Day) => {
  const days = 3 + chance.below(720)
  const minutes = chance.below(workingMinutes)
  const isQuiet = daysBefore(today, days).slice(0, 7) === daysBefore(today, quietDay).slice(0, 7)
  return { days: isQuiet ? days + 62 : days, minutes }
}

const drawName = ({ pick }: Dice, origin: Origin, usedNames: Set<string>) => {
  const draw = () => `${pick(names[origin].first)} ${pick(names[origin].family)}`
  let name = draw()
  while (usedNames.has(name)) name = draw()
  usedNames.add(name)
  return name
}

/** Last sign-in: after the account's creation, and never on the business day itself. */
const drawLogin = ({ below, isLucky }: Dice, today: Day, created: { days: number; minutes: number }) => {
  const days = Math.min(created.days, isLucky(0.8) ? 1 + below(80) : 95 + below(260))
  return daysBefore(today, days, created.minutes + below(workingMinutes - created.minutes))
}

const agencies = [
  { company: 'Redfern & Holt Agency', domain: 'redfernholt.example' },
  { company: 'Sotol Representaciones', domain: 'sotol.example' },
  { company: 'Kamakura Trading', domain: 'kamakura.example' },
] as const

/** Representatives belong to other companies. */
const drawAgency = ({ pick }: Dice, roleId: number, name: string) => {
  if (roleId !== representative) return {}
  const { company, domain } = pick(agencies)
  return { company, email: addressOf(name, domain) }
}

const drawUser = (chance: Dice, today: Day, usedNames: Set<string>) => {
  const { below, pick, isLucky } = chance
  const roleId = pick(mix)
  const customers = drawCustomers(chance, roleId)
  const origin = isOfProvider(roleId) ? 'mx' : customers[0]?.premises.origin
  const name = drawName(chance, origin ?? 'us', usedNames)
  const agency = drawAgency(chance, roleId, name)
  const created = drawCreation(chance, today)
  const hasPassword = isLucky(0.93)
  return demoUser({
    name,
    role_id: roleId,
    ...agency,
    customers: customers.map(({ id }) => id),
    phone: `+1 555 01${String(below(100)).padStart(2, '0')}`,
    position: pick(positionsOf(roleId)),
    plant: customers.some(({ id }) => id === customerIds.aerospace) && isLucky(0.5) ? 'aerospace' : 'forge',
    created_at: daysBefore(today, created.days, created.minutes),
    last_login: hasPassword ? drawLogin(chance, today, created) : null,
    hasPassword,
  })
}

export const ordinaryUsers = (today: Day, count: number, others: readonly DemoUser[]) => {
  const chance = dice('ordinary users')
  const usedNames = new Set(others.map(({ name }) => name))
  return Array.from({ length: count }, () => drawUser(chance, today, usedNames))
}

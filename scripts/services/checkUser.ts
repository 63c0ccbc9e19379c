import { roleIds } from '#schema/account/roles.ts'
import { userWithPermissions } from '#schema/administration/administration.ts'
import { type AnyCall, nameOfCall } from '#schema/call.ts'
import { infoOf } from '#schema/fields.ts'
import { firstOwnPageId, pages } from '#schema/pages.ts'
import { type Asking, mark } from './changes.ts'
import { outcomeOf, read } from './checkCalls.ts'
import type { Written } from './checkWrites.ts'
import { type Asked, callNamed, exchange } from './exchange.ts'

type Values = Readonly<Record<string, unknown>>
interface Permission {
  readonly pageId: number
  readonly hasAccess: boolean
}
interface User extends Values {
  readonly id: number
  readonly email: string
  readonly permissions: readonly Permission[]
}

const knownPages = [...new Set(pages.flatMap(({ id }) => (id !== null && id < firstOwnPageId ? [id] : [])))]

/** Fields that a service sets by itself. */
const setByService = ['updatedAt', 'lastLogin', 'version', 'permissions', 'roleName']

const listUsers = callNamed('administration.listUsers')
const getUser = callNamed('administration.getUser')

const wireOf = (field: string) => {
  const schema = userWithPermissions.fields[field as keyof typeof userWithPermissions.fields]
  return schema ? infoOf(schema).wire : field
}

const same = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

const permissionFaults = (user: User, expected: readonly Permission[]) =>
  expected.flatMap(({ pageId, hasAccess }) => {
    const kept = user.permissions.find((one) => one.pageId === pageId)
    return kept?.hasAccess === hasAccess ? [] : [`page ${pageId} was not ${hasAccess ? 'granted' : 'withdrawn'}`]
  })

/**
 * Creates a user that nobody has, edits it as the page does, and deletes it. Compares what the service kept with what
 * was sent: the pages of a new user, and that an edit leaves alone what it does not send.
 */
export const checkUser = async (asked: Asked, asking: Asking): Promise<readonly Written[]> => {
  const written: Written[] = []
  const email = `${mark}-${Date.now()}@invalid.example`
  const make = async (call: AnyCall, input: Values) => {
    const { status } = await exchange(call, input, asked)
    const isDone = status !== null && outcomeOf(status) === 'ok'
    const result = { call: nameOfCall(call), isMade: true, status, isDone, faults: [] as string[] }
    written.push(result)
    return result
  }
  const find = async (): Promise<User | undefined> => {
    const { wire } = await exchange(listUsers, {}, asked)
    const { answer } = read(listUsers, wire, asking.timeZone)
    const row = (answer as User[] | undefined)?.find((user) => user.email === email)
    if (!row) return undefined
    const one = await exchange(getUser, { id: row.id }, asked)
    return read(getUser, one.wire, asking.timeZone).answer as User | undefined
  }

  const newPermissions = knownPages.map((pageId) => ({ pageId, hasAccess: pageId % 2 === 0 }))
  const entered = {
    name: mark,
    email,
    roleId: roleIds.customer,
    phone: '1',
    company: mark,
    position: mark,
    country: mark,
    state: mark,
    city: mark,
    salesContact: mark,
    comments: mark,
    customerIds: [asking.customerId],
    customerId: asking.customerId,
    forgeCustomerId: asking.customerId,
  }
  const registered = await make(callNamed('administration.registerUser'), {
    ...entered,
    salesEmail: email,
    plant: 'forge',
    newPermissions,
  })
  if (!registered.isDone) return written
  const before = await find()
  if (!before) {
    registered.faults.push('the new user is not in the list, or cannot be read')
    return written
  }
  registered.faults.push(...permissionFaults(before, newPermissions))
  for (const [field, value] of Object.entries(entered))
    if (field in before && !same(before[field], value)) registered.faults.push(`${wireOf(field)} was not kept`)

  const [changed = { pageId: 64, hasAccess: false }] = before.permissions
  const granted = { pageId: changed.pageId, hasAccess: !changed.hasAccess }
  const sent = Object.keys(entered).filter((field) => field in before && before[field] !== null)
  const values = Object.fromEntries(sent.map((field) => [field, before[field]]))
  const edited = await make(callNamed('administration.editUser'), {
    ...values,
    id: before.id,
    city: `${mark} 2`,
    newPermissions: [granted],
  })
  const after = edited.isDone ? await find() : undefined
  if (edited.isDone && !after) edited.faults.push('the edited user cannot be read')
  if (after) {
    if (!same(after.city, `${mark} 2`)) edited.faults.push('city was not changed')
    for (const field of Object.keys(before))
      if (field !== 'city' && !setByService.includes(field) && !same(before[field], after[field]))
        edited.faults.push(`${wireOf(field)} changed although it was not edited`)
    const others = before.permissions.filter(({ pageId }) => pageId !== granted.pageId)
    edited.faults.push(...permissionFaults(after, [granted, ...others]))
  }
  const deleted = await make(callNamed('administration.deleteUserByGet'), { id: before.id })
  if (deleted.isDone && (await find())) deleted.faults.push('the user is still in the list')
  return written
}

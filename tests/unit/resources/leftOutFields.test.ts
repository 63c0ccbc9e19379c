import { describe, expect, test } from 'vitest'
import { encode } from 'zod/mini'
import { changesOf, type Profile, valuesOf as profileValuesOf } from '#resources/account/profile/profileModel.ts'
import { toUserChanges, type UserRecord, valuesOf } from '#resources/administration/users/userModel.ts'
import { profile, profileChanges } from '#schema/account/account.ts'
import { userChanges, userWithPermissions } from '#schema/administration/administration.ts'
import type { Entity } from '#schema/entity.ts'
import { infoOf } from '#schema/fields.ts'
import { FaultLog } from '#schema/tolerance/faults.ts'
import { readTolerantly } from '#schema/tolerance/readTolerantly.ts'
import { record } from './administration/users/records.ts'

const user = encode(userWithPermissions, {
  ...record({ plant: 'aerospace', customerIds: [4, 2], customerId: 2, forgeCustomerId: 7 }),
  phone: '81 8000',
  position: 'Buyer',
  country: 'México',
  state: 'Nuevo León',
  comments: 'By mail only',
}) as Record<string, unknown>

const own = {
  name: 'Ana Luna',
  email: 'ana@anvil.example',
  username: 'ana@anvil.example',
  role: 3,
  client_id: 101,
  country: 'México',
  state: 'Nuevo León',
  city: 'Monterrey',
  phone: '1',
  company: 'Brennholt',
  company_position: 'Buyer',
}

interface EditForm {
  readonly name: string
  readonly wire: Record<string, unknown>
  readonly answer: Entity
  readonly body: Entity
  /** Input of the form after the city has been changed. */
  readonly inputOf: (record: never) => object
  /** Fields without which the form cannot work, by the specifications. */
  readonly needed: readonly string[]
}

const forms: readonly EditForm[] = [
  {
    name: 'user',
    wire: user,
    answer: userWithPermissions as unknown as Entity,
    body: userChanges as unknown as Entity,
    inputOf: (read: UserRecord) => toUserChanges({ ...valuesOf(read), city: 'Saltillo' }, read),
    needed: ['name', 'email', 'role', 'company', 'city'],
  },
  {
    name: 'profile',
    wire: own,
    answer: profile as unknown as Entity,
    body: profileChanges as unknown as Entity,
    inputOf: (read: Profile) => changesOf(read, { ...profileValuesOf(read), city: 'Saltillo' }),
    needed: ['name', 'city'],
  },
]

const sentBy = ({ answer, body, inputOf }: EditForm, wire: object) => {
  const read = readTolerantly(answer, wire, 'record', { log: new FaultLog(), timeZone: 'UTC' })
  return encode(body, inputOf(read as never) as never) as Record<string, unknown>
}

describe.each(forms)('the form of a $name', (form) => {
  const { wire, body, needed } = form
  const written = Object.values(body.fields).map((field) => infoOf(field).wire)
  const optional = written.filter((name) => name in wire && !needed.includes(name))

  test('sends back what was read, with the change', () => {
    const kept = Object.fromEntries([...needed, ...optional].map((name) => [name, wire[name]]))
    expect(optional.length).toBeGreaterThan(4)
    expect(sentBy(form, wire)).toMatchObject({ ...kept, city: 'Saltillo' })
  })

  test.each(optional)('does not send %s if the service has not sent it', (name) => {
    const { [name]: _, ...rest } = wire
    const { [name]: _sent, ...expected } = sentBy(form, wire)
    expect(sentBy(form, rest)).toEqual(expected)
  })
})

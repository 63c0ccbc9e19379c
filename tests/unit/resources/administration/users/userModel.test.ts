import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { encode } from 'zod/mini'
import { accessBefore, plainChecklist } from '#resources/administration/users/pageGroups.ts'
import {
  checkNewUser,
  checkUserChanges,
  emptyUser,
  permissionChanges,
  toNewUser,
  toUserChanges,
  valuesOf,
} from '#resources/administration/users/userModel.ts'
import { newUser, userChanges } from '#schema/administration/administration.ts'
import { parseInput } from '#schema/checks/parseInput.ts'
import { setOffers } from '#schema/wire/offered.ts'
import { checklist, permission, record } from './records.ts'

const isConnected = { auth: false, read: false, write: false, content: false }

const typed = {
  ...emptyUser(3, checklist),
  name: 'Ana Luna',
  email: 'ana@anvil.example',
  company: 'Anvil',
  salesContact: 'Óscar',
  salesEmail: 'oscar@anvil.example',
  customerIds: [4, 2],
}

describe('a new user', () => {
  test('starts with the default pages of the role checked', () =>
    expect(emptyUser(3, checklist).ticked).toEqual([61, 64, 92]))

  test('of a linked role has its customers, with the first as its own', () => {
    const { customerId, forgeCustomerId, customerIds } = toNewUser(typed)
    expect({ customerId, forgeCustomerId, customerIds }).toEqual({
      customerId: 4,
      forgeCustomerId: 4,
      customerIds: [4, 2],
    })
  })

  test('of role 1 sends null as client ids', () => {
    const { customerId, forgeCustomerId, customerIds } = toNewUser({ ...typed, roleId: 1 })
    expect([customerId, forgeCustomerId, customerIds]).toEqual([null, null, null])
  })

  test('sends the plant chosen by the Aeroespace checkbox', () => {
    expect(toNewUser(typed).plant).toBe('forge')
    expect(toNewUser({ ...typed, isAerospace: true }).plant).toBe('aerospace')
  })

  test('is accepted by the registration call', () => {
    expect(() => parseInput(newUser, encode(newUser, toNewUser(typed)))).not.toThrow()
    expect(encode(newUser, toNewUser({ ...typed, isAerospace: true }))).toMatchObject({ isforge: 2, role: 3 })
  })

  test('requires a relation unless it is an administrator', () => {
    expect(checkNewUser({ ...typed, customerIds: [] })).toEqual({ customerIds: { code: 'required' } })
    expect(checkNewUser({ ...typed, customerIds: [], roleId: 4 })).toEqual({ customerIds: { code: 'required' } })
    expect(checkNewUser({ ...typed, customerIds: [], roleId: 1 })).toEqual({})
  })
})

describe('in front of an auth service without pages of roles', () => {
  beforeEach(() => setOffers({ isEmbedded: isConnected, offersAdditions: false }))
  afterEach(() => setOffers({ isEmbedded: isConnected, offersAdditions: true }))
  const whole = plainChecklist(3)

  test('a new user is sent with every page of the checklist, and its access', () => {
    const values = { ...emptyUser(3, whole), ticked: [64, 65] }
    const { newPermissions } = toNewUser(values)
    expect(newPermissions.filter(({ hasAccess }) => hasAccess).map(({ pageId }) => pageId)).toEqual([64, 65])
    const ids = newPermissions.map(({ pageId }) => pageId)
    for (const id of [92, 59, 60, 63, 72, 70, 65, 66, 73, 71, 103, 81, 80, 61, 105]) expect(ids).toContain(id)
    for (const id of [102, 126, 82]) expect(ids).not.toContain(id)
  })

  test('a change of the role is sent against the pages that the user had', () => {
    const before = [permission(64, true), permission(65, true), permission(105, true)]
    const values = {
      ...valuesOf(record({ permissions: before })),
      roleId: 6,
      checklist: accessBefore(before, whole),
      ticked: [92, 64, 72, 65, 73, 103, 66, 80, 61, 126, 82],
    }
    expect(toUserChanges(values, record({ permissions: before })).newPermissions).toEqual(
      expect.arrayContaining([
        ...[92, 72, 73, 103, 66, 80, 61, 126, 82].map((pageId) => ({ pageId, hasAccess: true })),
        { pageId: 105, hasAccess: false },
      ]),
    )
    expect(toUserChanges(values, record({ permissions: before })).newPermissions).toHaveLength(10)
  })
})

describe('permission changes', () => {
  test('are empty if nothing was touched', () => expect(permissionChanges(typed)).toEqual([]))

  test('contain only the differences', () => {
    expect(permissionChanges({ ...typed, ticked: [61, 64, 105] })).toEqual([
      { pageId: 92, hasAccess: false },
      { pageId: 105, hasAccess: true },
    ])
  })
})

describe('an edited user', () => {
  test('starts with the values of the record', () => {
    const values = valuesOf(record({ plant: 'aerospace', customerIds: [2] }))
    expect(values).toMatchObject({
      isAerospace: true,
      customerIds: [2],
      ticked: [61, 64, 92],
      password: '',
      version: 7,
    })
  })

  test('sends a password only if one is typed', () => {
    const values = valuesOf(record())
    expect('password' in toUserChanges(values, record())).toBe(false)
    expect(toUserChanges({ ...values, password: 'Forge-2027' }, record()).password).toBe('Forge-2027')
  })

  test('is accepted by the edit call without optional fields', () => {
    const values = { ...valuesOf(record()), phone: '', salesContact: '', salesEmail: '', comments: '' }
    expect(() => parseInput(userChanges, encode(userChanges, toUserChanges(values, record())))).not.toThrow()
  })

  test.each([
    ['', undefined],
    ['Short1', 'passwordLength'],
    ['NoDigitsHere', 'passwordDigit'],
    ['nouppercase1', 'passwordUppercase'],
    ['Anvil-2026', 'passwordProduct'],
    ['Luna-2026-x', 'passwordPersonal'],
    ['Password1', 'passwordCommon'],
    ['Forge-2026', undefined],
  ])('with the password "%s" has the issue %s', (password, code) =>
    expect(
      checkUserChanges({ ...valuesOf(record()), password }, { product: 'Anvil', words: new Set(['password']) }).password
        ?.code,
    ).toBe(code),
  )
})

test('permissionChanges treats a page fixed by the role like any other', () =>
  expect(permissionChanges({ checklist: [permission(61, true, false)], ticked: [61] })).toEqual([]))

import { describe, expect, test } from 'vitest'
import {
  checkNewUser,
  checkUserChanges,
  emptyUser,
  permissionChanges,
  toNewUser,
  toUserChanges,
  valuesOf,
} from '../../../../../resources/administration/users/form/userModel.ts'
import { newUser, userChanges } from '../../../../../schema/administration/administration.ts'
import { parseInput } from '../../../../../schema/checks/parseInput.ts'
import { checklist, permission, record } from './records.ts'

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
  test('starts with the ticks of the role', () => expect(emptyUser(3, checklist).ticked).toEqual([61, 64, 92]))

  test('of a linked role names its customers, the first as its own', () => {
    const { customerId, forgeCustomerId, customerIds } = toNewUser(typed)
    expect({ customerId, forgeCustomerId, customerIds }).toEqual({
      customerId: 4,
      forgeCustomerId: 4,
      customerIds: [4, 2],
    })
  })

  test('of role 1 sends its client ids as null', () => {
    const { customerId, forgeCustomerId, customerIds } = toNewUser({ ...typed, roleId: 1 })
    expect([customerId, forgeCustomerId, customerIds]).toEqual([null, null, null])
  })

  test('says the plant by the tick of Aeroespace', () => {
    expect(toNewUser(typed).plant).toBe('forge')
    expect(toNewUser({ ...typed, isAerospace: true }).plant).toBe('aerospace')
  })

  test('fits what the call takes', () => {
    expect(() => parseInput(newUser, newUser.encode(toNewUser(typed)))).not.toThrow()
    expect(newUser.encode(toNewUser({ ...typed, isAerospace: true }))).toMatchObject({ isforge: 2, role: 3 })
  })

  test('needs a relation unless it is an administrator', () => {
    expect(checkNewUser({ ...typed, customerIds: [] })).toEqual({ customerIds: { code: 'required' } })
    expect(checkNewUser({ ...typed, customerIds: [], roleId: 4 })).toEqual({ customerIds: { code: 'required' } })
    expect(checkNewUser({ ...typed, customerIds: [], roleId: 1 })).toEqual({})
  })
})

describe('permissions', () => {
  test('that were not touched are not sent', () => expect(permissionChanges(typed)).toEqual([]))

  test('are sent as the differences only', () => {
    expect(permissionChanges({ ...typed, ticked: [61, 64, 105] })).toEqual([
      { pageId: 92, hasAccess: false },
      { pageId: 105, hasAccess: true },
    ])
  })
})

describe('an edited user', () => {
  test('starts as the record is', () => {
    const values = valuesOf(record({ plant: 'aerospace', customerIds: [2] }))
    expect(values).toMatchObject({
      isAerospace: true,
      customerIds: [2],
      ticked: [61, 64, 92],
      password: '',
      version: 7,
    })
  })

  test('sends no password unless one is typed', () => {
    const values = valuesOf(record())
    expect('password' in toUserChanges(values)).toBe(false)
    expect(toUserChanges({ ...values, password: 'Forge-2027' }).password).toBe('Forge-2027')
  })

  test('fits what the call takes, though nothing optional is filled in', () => {
    const values = { ...valuesOf(record()), phone: '', salesContact: '', salesEmail: '', comments: '' }
    expect(() => parseInput(userChanges, userChanges.encode(toUserChanges(values)))).not.toThrow()
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
  ])('with the password "%s" is complained about: %s', (password, code) =>
    expect(
      checkUserChanges({ ...valuesOf(record()), password }, { product: 'Anvil', words: new Set(['password']) }).password
        ?.code,
    ).toBe(code),
  )
})

test('a page fixed by the role is a page like any other in the payload', () =>
  expect(permissionChanges({ checklist: [permission(61, true, false)], ticked: [61] })).toEqual([]))

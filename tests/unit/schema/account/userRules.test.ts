import { describe, expect, test } from 'vitest'
import { brokenPasswordRule, type Guessed, passwordIssue } from '#schema/account/passwordRules.ts'
import { actsForEveryCustomer, initialRole, manageableRoles } from '#schema/account/roles.ts'
import { pageAt, pageOfSlug } from '#schema/pages.ts'

describe('user management', () => {
  test.each([
    [0, []],
    [1, [0, 1, 3, 4, 5, 6]],
    [3, []],
    [4, [0, 3, 4, 6]],
    [5, []],
    [6, []],
    [2, []],
  ])('allows role %i to manage the roles %j', (role, others) =>
    expect([...manageableRoles(role)].sort()).toEqual(others),
  )

  test.each([
    [1, 1],
    [4, 3],
  ])('starts the form of role %i with role %i', (granter, role) => expect(initialRole(granter)).toBe(role))

  test('lets administrators, staff and sales managers act for every customer', () => {
    expect([0, 1, 3, 4, 5, 6].filter(actsForEveryCustomer)).toEqual([1, 4, 5])
  })
})

describe('a password', () => {
  test.each([
    ['Abcdef1', 'passwordLength'],
    ['Abcdefg1', undefined],
    ['Abcdefgh', 'passwordDigit'],
    ['abcdefg1', 'passwordUppercase'],
    ['ABCDEFG1', undefined],
    ['Ñandú-77', undefined],
    ['🔥🔥🔥🔥🔥A1', 'passwordLength'],
    ['🔥🔥🔥🔥🔥🔥A1', undefined],
    ['Ωmega-٣-٣', undefined],
    ['', 'passwordLength'],
  ])('%s breaks the rule %s', (password, rule) => expect(brokenPasswordRule(password)).toBe(rule))

  test.each<[string, Partial<Guessed>, string | undefined]>([
    ['short', {}, 'passwordLength'],
    ['Password1', { words: new Set(['password']) }, 'passwordCommon'],
    ['Password1', {}, undefined],
    ['Anvil-2026', {}, 'passwordProduct'],
    ['Fuentes-26', { name: 'Ana Fuentes' }, 'passwordPersonal'],
    ['Fuentes-26', { email: 'ana.fuentes@anvil.example' }, 'passwordPersonal'],
    ['Example-26', { email: 'ana.fuentes@anvil.example' }, undefined],
  ])('%s of a user with %j has the issue %s', (password, guessed, code) =>
    expect(passwordIssue(password, { product: 'Anvil', words: null, ...guessed })).toBe(code),
  )
})

describe('a page', () => {
  test.each([
    ['', 'Dashboard'],
    ['users', 'Users'],
    ['USERS', 'Users'],
    ['metrics-detalle-pedidos', 'Purchased History'],
    ['chart', 'WIP Overview'],
    ['nowhere', undefined],
    ['constructor', undefined],
  ])('at %j is %s', (route, name) => expect(pageAt(route)?.name).toBe(name))

  test.each([
    ['/', ''],
    ['', ''],
    ['/users/', 'users'],
    ['quote-status', 'quote-status'],
    ['quote-place-order', undefined],
    ['login', undefined],
    ['Chart', undefined],
  ])('with the slug %j has the route %s', (slug, route) => expect(pageOfSlug(slug)?.route).toBe(route))
})

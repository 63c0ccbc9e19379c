import { describe, expect, test } from 'vitest'
import { safeDecode } from 'zod/mini'
import { account, customerNameOf, idOfEmail } from '#schema/account/account.ts'
import { user } from '#schema/administration/administration.ts'
import { decodeAnswer } from '#schema/entity.ts'
import { infoOf } from '#schema/fields.ts'

describe('user id derived from the e-mail', () => {
  const emails = [
    'a@b.example',
    'ana.luna@company.example',
    `${'x'.repeat(240)}@company.example`,
    'ñandú@empresa.example',
  ]

  test.each(emails)('of %.30s ignores its spelling, and fits the database and links', (email) => {
    expect(idOfEmail(` ${email.toUpperCase()} `)).toBe(idOfEmail(email))
    expect(idOfEmail(email)).toBeGreaterThanOrEqual(2 ** 30)
    expect(idOfEmail(email)).toBeLessThan(2 ** 31)
  })

  test('differs between addresses', () => {
    const many = Array.from({ length: 2_000 }, (_, place) => idOfEmail(`person${place}@company.example`))
    expect(new Set(many).size).toBe(2_000)
    // A sum of letters with weights would give both the same id.
    expect(idOfEmail('Aa@company.example')).not.toBe(idOfEmail('BB@company.example'))
    expect(idOfEmail('ab@company.example')).not.toBe(idOfEmail('bC@company.example'))
  })
})

describe('answers with only the specified fields', () => {
  test('are read for the current user', () => {
    const wire = { name: 'Ana Luna', email: 'ana@company.example', role: 3, isForge: 2 }
    const plain = { name: 'Ana Luna', email: 'ana@company.example', roleId: 3, plant: 'aerospace' }
    expect(decodeAnswer(account.currentUser.answer, wire, 'user')).toEqual({ id: idOfEmail(wire.email), ...plain })
    expect(decodeAnswer(account.currentUser.answer, { id: 7, ...wire }, 'user').id).toBe(7)
  })

  test('are read for the current user and the profile with null for what the specifications lack', () => {
    const user = { id: null, name: 'Ana Luna', email: 'ana@company.example', role: 3, isForge: null }
    expect(decodeAnswer(account.currentUser.answer, user, 'user')).toMatchObject({
      id: idOfEmail(user.email),
      plant: 'forge',
    })
    const particulars = { country: '', state: '', city: '', phone: '', company: '', company_position: '' }
    const profile = { ...user, ...particulars, username: null, version: null, client_id: null }
    expect(decodeAnswer(account.getProfile.answer, [profile], 'profile')).toMatchObject({
      id: idOfEmail(user.email),
      username: user.email,
      version: 0,
      customerId: null,
    })
  })

  test('are read for a user without TieneEquote', () => {
    expect(infoOf(user.fields.hasEquote).isOptional).toBe(true)
    expect(safeDecode(user.fields.hasEquote, undefined).success).toBe(true)
  })

  test('are read for the names of customers, in the order of the requested ids', () => {
    const rows = [
      { nombre: 'Sierra Rings', razonsocial: 'Sierra Rings SA' },
      { nombre: 'Donau', razonsocial: 'Donau Stahl GmbH' },
    ]
    const names = decodeAnswer(account.customerNames.answer, { RespuestaCD: rows }, 'names')
    expect([customerNameOf(101, names), customerNameOf(102, names, 1)]).toEqual(['Sierra Rings', 'Donau'])
    expect(customerNameOf(103, [{ id: 101, name: 'Sierra Rings' }])).toBeUndefined()
  })
})

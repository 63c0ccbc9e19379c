import { describe, expect, test } from 'vitest'
import { account, customerNameOf, idOfEmail } from '../../../schema/account/account.ts'

describe('the number of a user whom a service knows by the e-mail alone', () => {
  const emails = [
    'a@b.example',
    'ana.luna@company.example',
    `${'x'.repeat(240)}@company.example`,
    'ñandú@empresa.example',
  ]

  test.each(emails)('of %.30s is the same however it is written, and fits the database and links', (email) => {
    expect(idOfEmail(` ${email.toUpperCase()} `)).toBe(idOfEmail(email))
    expect(idOfEmail(email)).toBeGreaterThanOrEqual(2 ** 30)
    expect(idOfEmail(email)).toBeLessThan(2 ** 31)
  })

  test('differs between addresses', () => {
    const many = Array.from({ length: 500 }, (_, place) => idOfEmail(`person${place}@company.example`))
    expect(new Set(many).size).toBe(500)
  })
})

describe('answers that have what the specifications have, and no more, are read:', () => {
  test('the current user', () => {
    const wire = { name: 'Ana Luna', email: 'ana@company.example', role: 3, isForge: 2 }
    const plain = { name: 'Ana Luna', email: 'ana@company.example', roleId: 3, plant: 'aerospace' }
    expect(account.currentUser.answer.decode(wire, 'user')).toEqual({ id: idOfEmail(wire.email), ...plain })
    expect(account.currentUser.answer.decode({ id: 7, ...wire }, 'user').id).toBe(7)
  })

  test('the names of customers, in the order in which they were asked for', () => {
    const rows = [
      { nombre: 'Sierra Rings', razonsocial: 'Sierra Rings SA' },
      { nombre: 'Donau', razonsocial: 'Donau Stahl GmbH' },
    ]
    const names = account.customerNames.answer.decode({ RespuestaCD: rows }, 'names')
    expect([customerNameOf(101, names), customerNameOf(102, names, 1)]).toEqual(['Sierra Rings', 'Donau'])
    expect(customerNameOf(103, [{ id: 101, name: 'Sierra Rings' }])).toBeUndefined()
  })
})

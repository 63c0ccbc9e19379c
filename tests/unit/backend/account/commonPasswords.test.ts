import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isCommonPassword } from '../../../../backend/account/commonPasswords.ts'
import { demoPassword } from '../../../../backend/demo/users/accounts.ts'

const listed = readFileSync('backend/account/commonPasswords.txt', 'utf8').trimEnd().split('\n')

test('the list holds 3,000 passwords, none twice, in lower case', () => {
  expect(listed).toHaveLength(3000)
  expect(new Set(listed).size).toBe(3000)
  expect(listed.filter((password) => password === '' || password !== password.toLowerCase().trim())).toEqual([])
})

test('every password of the list is common, in whatever case', () => {
  expect(listed.filter((password) => !isCommonPassword(password) || !isCommonPassword(password.toUpperCase()))).toEqual(
    [],
  )
})

test.each(['Password1', 'PASSWORD123', 'Passw0rd', 'Welcome1', 'Qwerty123', 'Trustno1', '1qaz2WSX'])(
  'refuses %s, though it meets the rule',
  (password) => expect(isCommonPassword(password)).toBe(true),
)

test.each(['', demoPassword, ' password', 'Password1 ', 'Turbine ring 42', 'pässword1'])(
  'does not know %j',
  (password) => expect(isCommonPassword(password)).toBe(false),
)

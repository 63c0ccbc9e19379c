import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { demoPassword } from '#backend/access/passwords.ts'
import { brokenPasswordRule } from '#schema/account/passwordRules.ts'
import { holdsPiece, isCommonPassword, normalPassword, passwordForms, wordsIn } from '#values/passwords.ts'

const text = readFileSync('values/commonPasswords.txt', 'utf8')
const listed = text.trimEnd().split('\n')
const words = wordsIn(text)
const isCommon = (password: string) => isCommonPassword(password, words)

test('the list has 3,000 unique lower-case passwords that meet the rule with a capital letter', () => {
  const meeting = listed.filter((password) => !brokenPasswordRule(password.toUpperCase()))
  expect(meeting.length).toBeGreaterThanOrEqual(3000)
  expect(new Set(listed).size).toBe(listed.length)
  expect(listed.filter((password) => password === '' || password !== password.toLowerCase().trim())).toEqual([])
})

test('every listed password of at least 3 characters is common in any case', () => {
  const long = listed.filter((password) => password.length > 2)
  expect(long.filter((password) => !isCommon(password) || !isCommon(password.toUpperCase()))).toEqual([])
})

describe('a common word', () => {
  test.each([
    'Password1',
    'PASSWORD123',
    'Passw0rd',
    'Welcome1',
    'Qwerty123',
    'Trustno1',
    '1qaz2WSX',
    'Summer2026',
    'Summer-2026!',
    'Winter_26',
    'January#1999',
    'Dragon!!!',
    'Monkey 12',
    'Metal1234567890',
    'Verano2026',
    'Diciembre-25',
    'Contraseña1',
    'Bienvenido!',
    'Miércoles-7',
    'Sunshine111111',
  ])('with a common ending is rejected: %s', (password) => expect(isCommon(password)).toBe(true))

  test.each([
    'P@ssw0rd',
    'P@ssw0rd1',
    'P@ssw0rd123',
    'P@ssword1',
    'Pa$$w0rd',
    'Pa$$word1',
    'W3lcome1',
    'Welc0me1',
    'Adm1n123',
    'Administrator1',
    'Administrator123',
    'Root1234',
    'L3tmein1',
    'Ch@ngeme1',
    'S3cret123',
    'Temp1234',
    'Aa@123456',
    'Abc@1234',
    'Abcd@1234',
    '1qaz@WSX',
    '1qaz!QAZ',
    '!QAZ2wsx',
    '!QAZ1qaz',
    'Zaq1@WSX',
    'Aa123456',
    'Aa12345678',
    'Aa123456789',
    'A123456a',
    'A12345678a',
    'Abcdefg1',
    'Aaaaaaa1',
    'Aa111111',
    'Ｐａｓｓｗｏｒｄ１',
    'Ｐ＠ｓｓｗ０ｒｄ１',
    'ℙassword1',
    'PASSW0RD!',
    'Qwerty!23',
    'Dr4gon-26',
  ])('is rejected in any spelling: %s', (password) => expect(isCommon(password)).toBe(true))

  test.each([
    '',
    demoPassword,
    'Turbine ring 42',
    'Better-Forge-7',
    'Forge-27',
    'Quenched-4140',
    'Hammered-2026',
    'Summer-84719253',
    'Summer-of-69',
    'Dragon-boat-7',
    'xSummer2026',
    'Summer2026x',
    'Welcome-1-home',
  ])('is not the whole of %j', (password) => expect(isCommon(password)).toBe(false))
})

describe('holdsPiece', () => {
  test.each([
    ['Anvil-2026', 'Anvil'],
    ['my-ANVIL-77', 'anvil'],
    ['A.n.v.i.l-26', 'Anvil'],
    ['AcmeForge-77', 'Acme Forge'],
    ['Forge-acme-7', 'Acme Forge'],
    ['Lopez-2026!', 'María López'],
    ['maria.lopez7A', 'maria.lopez'],
    ['Jose-avalos-1', 'José Ávalos'],
    ['José-avalos-1', 'Jose\u0301 Avalos'],
  ])('detects in %s a piece of %s', (password, piece) => expect(holdsPiece(password, piece)).toBe(true))

  test.each([
    ['Banana-2026', 'Ana Li'],
    ['Forge-2026', 'erik.2026'],
    ['Forge-2026', ''],
    ['Forge-2026', '鍛 造'],
    ['Forge-2026', 'Anvil'],
  ])('ignores in %s a chance match with %j', (password, piece) => expect(holdsPiece(password, piece)).toBe(false))
})

test('a password has one normal form, and is checked in each form in which it may have been typed', () => {
  const [composed, decomposed] = ['Ñandú-77', 'Ñandú-77'.normalize('NFD')]
  expect(normalPassword(decomposed)).toBe(composed)
  expect(passwordForms(composed)).toEqual([composed, decomposed])
  expect(passwordForms(decomposed)).toEqual([composed, decomposed])
  expect(passwordForms('Forge-2026')).toEqual(['Forge-2026'])
})

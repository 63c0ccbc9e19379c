import { describe, expect, test } from 'vitest'
import { decodeText, hasGuessedCharset, parseText } from '#schema/tolerance/decodeText.ts'

const name = 'Ñandú Acería'
const utf8 = new TextEncoder().encode(name)
const windows = Uint8Array.from(name, (letter) => letter.charCodeAt(0))

describe('the text of an answer', () => {
  test.each([
    ['UTF-8, declared', utf8, 'application/json; charset=utf-8', false],
    ['UTF-8, undeclared', utf8, 'application/json', false],
    ['UTF-8, without a type', utf8, null, false],
    ['UTF-8, declared as unknown', utf8, 'application/json; charset=nothing', false],
    ['Windows-1252, declared', windows, 'application/json; charset=windows-1252', false],
    ['Windows-1252, declared in quotes', windows, 'application/json;charset="Windows-1252"', false],
    ['Windows-1252, declared as ISO-8859-1', windows, 'text/plain; charset=iso-8859-1', false],
    ['Windows-1252, undeclared', windows, 'application/json', true],
    ['Windows-1252, declared as UTF-8', windows, 'application/json; charset=utf-8', true],
  ])('in %s is read', (_case, bytes, type, isGuessed) => {
    expect(decodeText(bytes, type)).toEqual({ text: name, isGuessed })
  })
})

test('an answer remembers that its charset was guessed', () => {
  const json = (text: string) => Uint8Array.from(`[{"Nombre":"${text}"}]`, (letter) => letter.charCodeAt(0))
  expect(hasGuessedCharset(parseText(json('Ñ'), 'application/json'))).toBe(true)
  expect(hasGuessedCharset(parseText(json('N'), 'application/json'))).toBe(false)
  expect(parseText(json('Ñ'), 'application/json')).toEqual([{ Nombre: 'Ñ' }])
  expect(parseText(utf8, 'application/json')).toBeUndefined()
})

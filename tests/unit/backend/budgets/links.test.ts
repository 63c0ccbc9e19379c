import { describe, expect, test } from 'vitest'
import { linkMilliseconds, readLink, signLink } from '../../../../backend/budgets/links.ts'
import type { Instant } from '../../../../schema/kinds.ts'

const secret = 'a secret'
const linked = { sellerId: 3, year: 2026 }
const signedAt = Date.parse('2028-02-28T23:59:59.001Z')
const ticket = { issuerId: 7, expiresAt: signedAt + linkMilliseconds }
const link = signLink(secret, linked, ticket)
const at = (milliseconds: number) => new Date(signedAt + milliseconds).toISOString() as Instant
const readAt = (milliseconds: number) => readLink(secret, linked, link, at(milliseconds))

describe('a link', () => {
  test.each([0, 1, linkMilliseconds - 1])('tells who signed it, %i ms after that', (milliseconds) => {
    expect(readAt(milliseconds)).toEqual(ticket)
  })

  test.each([linkMilliseconds, linkMilliseconds + 1])('has expired %i ms after it was signed', (milliseconds) => {
    expect(readAt(milliseconds)).toBeNull()
  })

  test('is 60 letters that are safe in an address, whoever signs it', () => {
    for (const issuerId of [0, 1, 2 ** 31 - 1])
      expect(signLink(secret, linked, { ...ticket, issuerId })).toMatch(/^[\w-]{60}$/)
  })

  test('is for one seller and one year', () => {
    for (const other of [{ sellerId: 4 }, { year: 2025 }, { sellerId: 2026, year: 3 }, { sellerId: 32, year: 26 }])
      expect(readLink(secret, { ...linked, ...other }, link, at(0))).toBeNull()
  })

  test('is nothing under another secret', () => expect(readLink('A secret', linked, link, at(0))).toBeNull())

  test('is nothing once any letter of it is any other', () => {
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_']
    const changed = [...link].flatMap((known, index) =>
      letters
        .filter((letter) => letter !== known)
        .map((letter) => `${link.slice(0, index)}${letter}${link.slice(index + 1)}`),
    )
    expect(changed).toHaveLength(60 * 63)
    expect(changed.filter((text) => readLink(secret, linked, text, at(0)) !== null)).toEqual([])
  })

  test.each(['', 'x', link.slice(1), `${link}=`, `${link}A`, ` ${link}`, `${link}\n`, `${link}, ${link}`])(
    'is nothing as %j',
    (text) => expect(readLink(secret, linked, text, at(0))).toBeNull(),
  )
})

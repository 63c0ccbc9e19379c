import { describe, expect, test } from 'vitest'
import { linkMilliseconds, readLink, signLink } from '#backend/budgets/links.ts'
import type { Instant } from '#schema/kinds.ts'

const secret = 'a secret'
const linked = { sellerId: 3, year: 2026 }
const signedAt = Date.parse('2028-02-28T23:59:59.001Z')
const ticket = { issuerId: 7, expiresAt: signedAt + linkMilliseconds }
const link = signLink(secret, linked, ticket)
const at = (milliseconds: number) => new Date(signedAt + milliseconds).toISOString() as Instant
const readAt = (milliseconds: number) => readLink(secret, linked, link, at(milliseconds))

describe('budget link', () => {
  test.each([0, 1, linkMilliseconds - 1])('is valid and contains its issuer after %i ms', (milliseconds) => {
    expect(readAt(milliseconds)).toEqual(ticket)
  })

  test.each([linkMilliseconds, linkMilliseconds + 1])('has expired after %i ms', (milliseconds) => {
    expect(readAt(milliseconds)).toBeNull()
  })

  test('has 60 URL-safe characters, whoever signs it', () => {
    for (const issuerId of [0, 1, 2 ** 31 - 1])
      expect(signLink(secret, linked, { ...ticket, issuerId })).toMatch(/^[\w-]{60}$/)
  })

  test('is valid for one seller and one year', () => {
    for (const other of [{ sellerId: 4 }, { year: 2025 }, { sellerId: 2026, year: 3 }, { sellerId: 32, year: 26 }])
      expect(readLink(secret, { ...linked, ...other }, link, at(0))).toBeNull()
  })

  test('is invalid with another secret', () => expect(readLink('A secret', linked, link, at(0))).toBeNull())

  test('is invalid with any character changed', () => {
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
    'is invalid as %j',
    (text) => expect(readLink(secret, linked, text, at(0))).toBeNull(),
  )
})

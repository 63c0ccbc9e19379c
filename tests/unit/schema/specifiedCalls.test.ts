import { describe, expect, test } from 'vitest'
import type { AnyCall } from '#schema/call.ts'
import { calls } from '#schema/index.ts'
import { isOfferedBy } from '#schema/wire/offered.ts'
import { callsOf } from '#tests/support/company/company.ts'
import { makePlant } from '#tests/support/company/plant.ts'

const connected = {
  isEmbedded: { auth: false, read: false, write: false, content: false },
  offersAdditions: false,
}

type Named = Pick<AnyCall, 'method' | 'service' | 'path'>

/** Normalizes an address: parameters without names, no trailing slash. */
const addressOf = ({ method, service, path }: Named) =>
  `${method} ${service}${path.replaceAll('{product}', 'Anvil').replace(/:\w+/g, ':').replace(/\/$/, '')}`

/** Calls that the specifications require of a company; where they give no address, the portal's is used. */
const specified = new Set(callsOf(makePlant({})).map(addressOf))

const forwarded = calls.filter(([, call]) => !call.isOwn && isOfferedBy(connected, call))

test.each(forwarded)('%s is sent to a company as a specified call only', (_name, call) => {
  expect([...specified]).toContain(addressOf(call.forwardedAs ?? call))
})

describe('a call that is not in the specifications', () => {
  const additions = calls.filter(([, call]) => call.isAddition)

  test.each(additions)('%s has no specified address', (_name, call) => {
    expect([...specified]).not.toContain(addressOf(call))
  })

  test.each(additions)('%s is offered by the portal itself, and by a company that answers all calls', (_name, call) => {
    const isEmbedded = { ...connected.isEmbedded, [call.service]: true }
    expect(isOfferedBy({ isEmbedded, offersAdditions: false, sharesRecords: true }, call)).toBe(true)
    expect(isOfferedBy({ ...connected, offersAdditions: true }, call)).toBe(true)
    expect(isOfferedBy(connected, call)).toBe(false)
  })
})

test('a call forwarded as a specified one has all its path parameters in the specified path', () => {
  const standing = calls.filter(([, call]) => call.forwardedAs)
  expect(standing.map(([name]) => name).toSorted()).toEqual([
    'account.signOut',
    'administration.deleteUser',
    'budgets.getByLink',
    'finance.listOpenInvoices',
    'quoteHistory.document',
  ])
  for (const [, { path, forwardedAs }] of standing)
    for (const name of path.match(/:\w+/g) ?? []) expect(forwardedAs?.path).toContain(name)
})

import { describe, expect, test } from 'vitest'
import type { AnyCall } from '../../../schema/call.ts'
import { calls } from '../../../schema/index.ts'
import { isOfferedBy } from '../../../schema/wire/offered.ts'
import { callsOf } from '../../support/company/company.ts'
import { makePlant } from '../../support/company/plant.ts'

const connected = {
  isEmbedded: { auth: false, read: false, write: false, content: false },
  offersAdditions: false,
}

type Named = Pick<AnyCall, 'method' | 'service' | 'path'>

/** One spelling of an address: parameters without their names, no slash at the end. */
const addressOf = ({ method, service, path }: Named) =>
  `${method} ${service}${path.replaceAll('{product}', 'Anvil').replace(/:\w+/g, ':').replace(/\/$/, '')}`

/** What the specifications give a company to answer, with the addresses that they leave open as the portal has them. */
const specified = new Set(callsOf(makePlant({})).map(addressOf))

const forwarded = calls.filter(([, call]) => !call.isOwn && isOfferedBy(connected, call))

test.each(forwarded)('%s asks a company for a specified call only', (_name, call) => {
  expect([...specified]).toContain(addressOf(call.forwardedAs ?? call))
})

describe('a call that no specification has', () => {
  const additions = calls.filter(([, call]) => call.isAddition)

  test.each(additions)('%s is no specified one', (_name, call) => {
    expect([...specified]).not.toContain(addressOf(call))
  })

  test.each(additions)('%s is offered by the portal itself, and by a company that answers all calls', (_name, call) => {
    const isEmbedded = { ...connected.isEmbedded, [call.service]: true }
    expect(isOfferedBy({ isEmbedded, offersAdditions: false }, call)).toBe(true)
    expect(isOfferedBy({ ...connected, offersAdditions: true }, call)).toBe(true)
    expect(isOfferedBy(connected, call)).toBe(false)
  })
})

test('a call that stands for a specified one has all of its parameters, or none in their place', () => {
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

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  draftsOf,
  dropAllDrafts,
  dropDraftsAt,
  tidyDrafts,
  withholdCalls,
} from '../../../../src/app/session/draftStore.ts'

const draft = { values: { name: 'Ana' }, record: null, sentWith: 'key-1', lacksSecret: false }
const [ana, ben] = [7, 70]
const at = '/edit-user?id=12'
const read = (user = ana, address = at, form = 'users') => draftsOf(user, address).read(form)

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00Z'), toFake: ['Date'] })
  draftsOf(ana, at).keep('users', draft)
})

afterEach(() => {
  sessionStorage.clear()
  vi.useRealTimers()
})

describe('a draft', () => {
  test('is read by its user, on its page, in its form, and nowhere else', () => {
    expect(read()).toEqual(draft)
    expect([read(ben), read(ana, '/edit-user?id=1'), read(ana, at, 'profile')]).toEqual([null, null, null])
  })

  test('lives for a day', () => {
    vi.setSystemTime('2026-11-22T11:59:59.999Z')
    expect(read()).toEqual(draft)
    vi.setSystemTime('2026-11-22T12:00:00Z')
    expect(read()).toBeNull()
  })

  test('is gone once it is dropped', () => {
    draftsOf(ana, at).drop('users')
    expect(sessionStorage).toHaveLength(0)
  })

  test('is gone with its page, with a log-out, and once somebody else signs in', () => {
    for (const end of [() => dropDraftsAt(ana, at), dropAllDrafts, () => tidyDrafts(ben, '/')]) {
      draftsOf(ana, at).keep('users', draft)
      end()
      expect(sessionStorage).toHaveLength(0)
    }
  })

  test('stays when another page’s are dropped', () => {
    dropDraftsAt(ana, '/create-user')
    dropDraftsAt(ben, at)
    expect(read()).toEqual(draft)
  })

  test('that finds no room is not kept, and is no error', () => {
    const tooLong = { ...draft, values: { name: 'A'.repeat(6_000_000) } }
    draftsOf(ana, '/create-user').keep('users', tooLong)
    expect(read(ana, '/create-user')).toBeNull()
    expect(read()).toEqual(draft)
  })

  test('of yesterday is tidied away', () => {
    vi.setSystemTime('2026-11-22T12:00:00Z')
    tidyDrafts(ana, at)
    expect(sessionStorage).toHaveLength(0)
  })
})

describe('the call of a draft', () => {
  test.each([
    ['is repeated on the page that signing in leads to', () => tidyDrafts(ana, at), 'key-1'],
    ['is still to be repeated beyond pages that only pass on', () => tidyDrafts(ana, null), 'key-1'],
    ['is not repeated when another page was opened first', () => tidyDrafts(ana, '/'), null],
    ['is not repeated when the dialog was closed', withholdCalls, null],
  ])('%s', (_, happen, key) => {
    happen()
    expect(read()).toEqual({ ...draft, sentWith: key })
  })

  test('withheld does not make the draft younger', () => {
    vi.setSystemTime('2026-11-22T11:00:00Z')
    withholdCalls()
    vi.setSystemTime('2026-11-22T12:00:00Z')
    expect(read()).toBeNull()
  })
})

test('what else the tab keeps is left alone', () => {
  sessionStorage.setItem('portal.customer', '101')
  dropAllDrafts()
  tidyDrafts(ben, '/')
  expect(sessionStorage.getItem('portal.customer')).toBe('101')
})

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { draftsOf, dropAllDrafts, dropDraftsAt, tidyDrafts, withholdCalls } from '#src/app/session/draftStore.ts'

const draft = { values: { name: 'Ana' }, record: null, sentWith: 'key-1', isSecretMissing: false }
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

describe('draft', () => {
  test('is read by its user on its page and in its form only', () => {
    expect(read()).toEqual(draft)
    expect([read(ben), read(ana, '/edit-user?id=1'), read(ana, at, 'profile')]).toEqual([null, null, null])
  })

  test('is kept for a day', () => {
    vi.setSystemTime('2026-11-22T11:59:59.999Z')
    expect(read()).toEqual(draft)
    vi.setSystemTime('2026-11-22T12:00:00Z')
    expect(read()).toBeNull()
  })

  test('can be dropped', () => {
    draftsOf(ana, at).drop('users')
    expect(sessionStorage).toHaveLength(0)
  })

  test('is dropped with its page, at sign-out, and if another user signs in', () => {
    for (const end of [() => dropDraftsAt(ana, at), dropAllDrafts, () => tidyDrafts(ben, '/')]) {
      draftsOf(ana, at).keep('users', draft)
      end()
      expect(sessionStorage).toHaveLength(0)
    }
  })

  test('is kept if drafts of another page are dropped', () => {
    dropDraftsAt(ana, '/create-user')
    dropDraftsAt(ben, at)
    expect(read()).toEqual(draft)
  })

  test('that exceeds the storage lasts until the page is loaded again', () => {
    const tooLong = { ...draft, values: { name: 'A'.repeat(6_000_000) } }
    draftsOf(ana, '/create-user').keep('users', tooLong)
    expect(read(ana, '/create-user')).toEqual(tooLong)
    expect(read()).toEqual(draft)
    expect(sessionStorage).toHaveLength(1)
    dropDraftsAt(ana, '/create-user')
    expect(read(ana, '/create-user')).toBeNull()
  })

  test('of yesterday is deleted', () => {
    vi.setSystemTime('2026-11-22T12:00:00Z')
    tidyDrafts(ana, at)
    expect(sessionStorage).toHaveLength(0)
  })
})

describe('call of a draft', () => {
  test.each([
    ['is repeated on the page that sign-in returns to', () => tidyDrafts(ana, at), 'key-1'],
    ['is still repeated after pages that only redirect', () => tidyDrafts(ana, null), 'key-1'],
    ['is not repeated when another page was opened first', () => tidyDrafts(ana, '/'), null],
    ['is not repeated when the dialog was closed', withholdCalls, null],
  ])('%s', (_, happen, key) => {
    happen()
    expect(read()).toEqual({ ...draft, sentWith: key })
  })

  test("that is withheld does not extend the draft's lifetime", () => {
    vi.setSystemTime('2026-11-22T11:00:00Z')
    withholdCalls()
    vi.setSystemTime('2026-11-22T12:00:00Z')
    expect(read()).toBeNull()
  })
})

test('dropping drafts leaves other session storage unchanged', () => {
  sessionStorage.setItem('portal.customer', '101')
  dropAllDrafts()
  tidyDrafts(ben, '/')
  expect(sessionStorage.getItem('portal.customer')).toBe('101')
})

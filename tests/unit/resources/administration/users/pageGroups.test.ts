import { describe, expect, test } from 'vitest'
import { pageGroups, pageKey, plainChecklist, ticksOfRole } from '#resources/administration/users/pageGroups.ts'
import { checklist } from './records.ts'

const ids = (permissions: readonly { pageId: number }[]) => permissions.map(({ pageId }) => pageId)

describe('the page checklist', () => {
  test('has the known pages, without those that have no name, and those of the portal separately', () => {
    const { known, more } = pageGroups(checklist, { hasOwn: true })
    expect(ids(known)).toEqual([92, 64, 61, 105])
    expect(ids(more)).toEqual([1005])
  })

  test('omits pages of the portal with an external auth service', () =>
    expect(pageGroups(checklist, { hasOwn: false }).more).toEqual([]))

  test('labels routes that share an id by the first', () => {
    expect(pageKey(71)).toBe('pages.quote-status')
    expect(pageKey(102)).toBeUndefined()
  })
})

describe('a chosen role', () => {
  test('checks its default pages on create', () => expect(ticksOfRole(3, checklist, false)).toEqual([92, 64, 61]))

  test.each([
    [0, []],
    [1, [102, 126, 82]],
    [3, [126, 82]],
    [4, [102, 126, 82]],
    [5, []],
    [6, [126, 82]],
  ])('%d also checks %j on edit', (roleId, additional) =>
    expect(ticksOfRole(roleId, checklist, true)).toEqual([92, 64, 61, ...additional]),
  )
})

describe('without a permissions call', () => {
  const ticked = (roleId: number) => ids(plainChecklist(roleId).filter(({ hasAccess }) => hasAccess))

  test.each([
    [1, [59, 60, 61, 63, 64, 65, 66, 70, 71, 72, 73, 80, 81, 92, 103, 105]],
    [4, [59, 60, 61, 63, 64, 65, 66, 70, 71, 72, 73, 80, 81, 92, 103]],
    [3, [61, 64, 65, 66, 72, 73, 80, 92, 103]],
    [6, [61, 64, 65, 66, 72, 73, 80, 92, 103]],
  ])('the checklist of role %d is derived from the page table', (roleId, pageIds) =>
    expect(ticked(roleId)).toEqual(pageIds),
  )
})

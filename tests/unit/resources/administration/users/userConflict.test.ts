import { describe, expect, test } from 'vitest'
import { changedFields, mergeRole } from '#resources/administration/users/userConflict.ts'
import { emptyUser, valuesOf } from '#resources/administration/users/userModel.ts'
import { checklist, permission, record } from './records.ts'

const base = valuesOf(record())

describe('mergeRole', () => {
  test('merges permissions page by page', () => {
    const others = record({ permissions: [permission(92, false), permission(64, true), permission(105, true)] })
    const merged = mergeRole(base, { ...base, ticked: [61, 92] }, valuesOf(others))
    expect(merged.ticked).toEqual([105])
  })

  test('keeps a typed role with its relation and pages', () => {
    const typed = { ...base, ...emptyUser(6, checklist), customerIds: [9] }
    const newer = valuesOf(record({ customerIds: [5], version: 8 }))
    expect(mergeRole(base, typed, newer)).toMatchObject({ roleId: 6, customerIds: [9] })
  })

  test('takes a role changed by the other user with its pages, even if pages were typed', () => {
    const newer = valuesOf(record({ roleId: 4, customerIds: [5], permissions: [permission(59, true)] }))
    expect(mergeRole(base, { ...base, ticked: [61] }, newer)).toMatchObject({
      roleId: 4,
      customerIds: [5],
      ticked: [59],
    })
  })
})

test('changedFields names the fields that the other user has changed', () => {
  const newer = valuesOf(record({ phone: '2', plant: 'aerospace', version: 8 }))
  expect(changedFields(base, newer)).toEqual(['phone', 'isAerospace'])
})

import { expect, test } from 'vitest'
import { changesOfUser } from '#backend/audit-log/changes.ts'
import { userChanges } from '#schema/administration/administration.ts'

/** Customers by their first, and pages, which have names of their own in the log. */
const listedOtherwise = ['customerId', 'forgeCustomerId', 'newPermissions']
const entered = Object.keys(userChanges.fields).filter((field) => !listedOtherwise.includes(field))

const names = {
  roleOf: (id: number) => `Role ${id}`,
  pageOf: (id: number) => `Page ${id}`,
  nameOf: (kind: string, id: number) => `${kind} ${id}`,
}

const values: Readonly<Record<string, readonly [unknown, unknown]>> = { roleId: [1, 3], customerIds: [[4], [5]] }

test.each(entered)('the audit log lists a change of the %s of a user', (field) => {
  const [was, is] = values[field] ?? ['before', 'after']
  const changes = changesOfUser({ [field]: was }, { [field]: is }, names)
  expect(changes.map((change) => change.field)).toEqual([field])
})

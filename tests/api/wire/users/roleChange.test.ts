import { expect, test } from 'vitest'
import type { Api, Client } from '#tests/support/client/apiClient.ts'
import { onSharedApi } from '#tests/support/client/sharedApi.ts'
import { addUser, edit, getUser, register } from '#tests/support/client/users.ts'

let api: Api
let admin: Client
let staff: Client

onSharedApi.beforeAll(async ({ api: shared }) => {
  api = shared
  admin = await api.as('admin')
  staff = await api.as('staff')
})

/**
 * Permissions that the edit form checks in addition to the defaults when the role changes.
 * `docs/product/access.md#pages-without-a-name`
 */
const additional = [
  { role: 4, ids: [102, 126, 82], rejected: [] },
  { role: 3, ids: [126, 82], rejected: [102] },
  { role: 6, ids: [126, 82], rejected: [102] },
  { role: 0, ids: [], rejected: [102, 126, 82] },
]

const granted = (ids: readonly number[]) => ids.map((id) => ({ id, hasAccess: true }))

const ticked = async (id: number) => {
  const { body } = await getUser(admin, id)
  return body.permissions
    .filter((page: { hasAccess: boolean }) => page.hasAccess)
    .map((page: { id: number }) => page.id)
}

for (const { role, ids } of additional)
  for (const id of ids)
    test(`page ${id} cannot be granted without a change to role ${role}`, async () => {
      const user = await addUser(admin, { role })
      const { status } = await edit(staff, user, { newPermissions: granted([id]) })
      expect(status).toBe(403)
      const made = await register(staff, { role, newPermissions: granted([id]) })
      expect(made.status).toBe(403)
    })

for (const { role, ids, rejected } of additional) {
  test(`a change to role ${role} can grant its pages, even those the editor lacks`, async () => {
    const user = await addUser(admin, { role: role === 3 ? 6 : 3 })
    const { status } = await edit(staff, user, { role, newPermissions: granted(ids) })
    expect(status).toBe(200)
    expect(await ticked(user.id)).toEqual(expect.arrayContaining([...ids]))
  })

  for (const id of rejected)
    test(`a change to role ${role} cannot grant page ${id}, which the editor lacks`, async () => {
      const user = await addUser(admin, { role: role === 3 ? 6 : 3 })
      const { status } = await edit(staff, user, { role, newPermissions: granted([id]) })
      expect(status).toBe(403)
      expect((await getUser(admin, user.id)).body).toEqual(user)
    })
}

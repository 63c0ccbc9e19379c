import { expect, test } from 'vitest'
import type { Api } from '#tests/support/client/apiClient.ts'
import { onSharedApi } from '#tests/support/client/sharedApi.ts'
import { keyHolders } from '../calls/calls.data.ts'

let api: Api

onSharedApi.beforeAll(({ api: shared }) => {
  api = shared
})

const accounts = { 0: 'group', 1: 'admin', 3: 'customer', 4: 'staff', 5: 'manager', 6: 'rep' } as const
const parameters = ['1', '4', '5', '4,5', ' 1 , 4 ', '2']

const holds = (role: number, access: string) =>
  access.split(',').some((key) => keyHolders[key.trim()]?.includes(role) ?? false)

test.each(Object.entries(accounts))('content access reports the keys that role %s holds', async (role, account) => {
  const client = await api.as(account)
  for (const access of parameters) {
    const expected = { ok: holds(Number(role), access) }
    const path = '/auth/api/validate-content-access/'
    expect((await client.post(path, { access })).body, access).toEqual(expected)
    expect((await client.get(`${path}?${new URLSearchParams({ access })}`)).body, access).toEqual(expected)
  }
  expect((await client.post('/auth/api/validate-content-access/', { access: '' })).status).toBe(400)
})

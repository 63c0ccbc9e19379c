import { describe, expect, test } from 'vitest'
import type { Api, Client } from '#tests/support/client/apiClient.ts'
import { onSharedApi } from '#tests/support/client/sharedApi.ts'
import { newUser } from '#tests/support/client/users.ts'

let api: Api
let admin: Client

onSharedApi.beforeAll(async ({ api: shared }) => {
  api = shared
  admin = await api.as('admin')
})

const texts = ['name', 'company', 'sales_contact', 'phone', 'company_position', 'country', 'state', 'city', 'comments']

describe.each([
  ['NUL', '\u0000'],
  ['a bell', '\u0007'],
  ['a line break', '\r\n'],
  ['a tab', '\t'],
  ['an escape', '\u001b'],
  ['a next-line', '\u0085'],
  ['a line separator', '\u2028'],
  ['a lone surrogate', '\ud800'],
])('%s in a user field', (_case, mark) => {
  test.each([...texts, 'email', 'sales_email'])(
    'is rejected in %s, except line breaks and tabs in comments',
    async (name) => {
      const isKept = name === 'comments' && /[\r\n\t]/.test(mark)
      const value = name.endsWith('mail') ? `us${mark}er@made.example` : `te${mark}xt`
      const { outbox } = await api.rows.count('outbox')
      const body = JSON.stringify({ ...newUser(), [name]: value })
      const answer = await admin.post('/auth/api/register-user-forge', body)
      if (isKept) return expect(answer.status).toBe(200)
      expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, [name]])
      expect(await api.rows.count('outbox')).toEqual({ outbox })
    },
  )
})

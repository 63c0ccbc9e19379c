import { hashSync } from '@node-rs/argon2'
import { describe, expect, test } from 'vitest'
import { type Answer, type Api, type Client, grant, signInPath } from '#tests/support/client/apiClient.ts'
import { onSharedApi } from '#tests/support/client/sharedApi.ts'
import { addMember, addUser, edit, issueLink } from '#tests/support/client/users.ts'

let api: Api
let admin: Client

onSharedApi.beforeAll(async ({ api: shared }) => {
  api = shared
  admin = await api.as('admin')
})

const composed = 'Ñandú-Über-77'.normalize('NFC')
const decomposed = composed.normalize('NFD')

const twice = (password: string) => ({ password, password_confirmation: password })
const change = (client: Client, password: string) => client.post('/auth/api/change-password/', twice(password))
const signsIn = async (email: string, password: string) =>
  (await api.anyone.post(signInPath, grant(email, password))).status

describe('a password with accents', () => {
  test.each([
    ['composed', composed],
    ['decomposed', decomposed],
  ])('set in %s form signs in, in either Unicode form', async (_how, typed) => {
    const { email } = await addMember(api, admin)
    expect((await change(await api.as(email), typed)).status).toBe(200)
    for (const again of [composed, decomposed]) expect(await signsIn(email, again)).toBe(200)
    expect(await signsIn(email, 'Nandu-Uber-77')).toBe(400)
  })

  test.each([
    ['composed', composed],
    ['decomposed', decomposed],
  ])('hashed before normalization, in %s form, signs in too', async (_how, hashed) => {
    const user = await addMember(api, admin)
    const hash = hashSync(hashed, { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 })
    await api.rows.ask('update users set password_hash = ? where id = ?', hash, user.id)
    for (const again of [composed, decomposed]) expect(await signsIn(user.email, again)).toBe(200)
  })
})

const person = { name: 'María Elena Villarreal', email: 'mevi.turbinas@made.example' }

const ways: [string, (password: string) => Promise<Answer>][] = [
  ['the edit of a user', async (password) => edit(admin, await addUser(admin, fresh()), { password })],
  [
    'a link',
    async (password) => {
      const { id, email } = await addUser(admin, fresh())
      return api.anyone.post('/auth/api/password/reset/', {
        email,
        token: await issueLink(api, id),
        ...twice(password),
      })
    },
  ],
  [
    'the own password change',
    async (password) => change(await api.as((await addMember(api, admin, fresh())).email), password),
  ],
]

let made = 0
const fresh = () => {
  made += 1
  return { ...person, email: person.email.replace('@', `.${made}@`) }
}

describe.each(ways)('password set by %s', (_way, set) => {
  test.each([
    ['Anvil-2026', 'passwordProduct'],
    ['The-aNvIl-77', 'passwordProduct'],
    ['Villarreal-77', 'passwordPersonal'],
    ['Maria-Elena7', 'passwordPersonal'],
    ['Turbinas-2026', 'passwordPersonal'],
    ['Summer-2026!', 'passwordCommon'],
    ['Verano2026', 'passwordCommon'],
  ])('%s returns 400: %s', async (password, code) => {
    const { status, body } = await set(password)
    expect([status, body.codes]).toEqual([400, { password: { code } }])
  })

  test('is accepted without personal or product words', async () => {
    expect((await set('Quenched-4140')).status).toBe(200)
  })
})

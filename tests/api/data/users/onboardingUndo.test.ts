import { describe, expect, test } from 'vitest'
import type { Api, Client } from '#tests/support/client/apiClient.ts'
import { onSharedApi } from '#tests/support/client/sharedApi.ts'
import { edit, getUser, issueLink, remove } from '#tests/support/client/users.ts'
import { onboard, resultsIn, sheetOf, sheetRow, undoBatch } from '#tests/support/files/sheets.ts'

let api: Api
let admin: Client
let staff: Client

onSharedApi.beforeAll(async ({ api: shared }) => {
  api = shared
  admin = await api.as('admin')
  staff = await api.as('staff')
})

const password = 'Onboarded-7'

const makeBatch = async (rows: readonly object[], by = admin) => {
  const answer = await onboard(by, rows)
  return { id: answer.body.batch_id as number, userIds: resultsIn(answer).map(({ user_id }) => user_id as number) }
}

const setPassword = async (userId: number) => {
  const { body: user } = await getUser(admin, userId)
  const token = await issueLink(api, userId, 'invitation')
  const sent = { email: user.email, password, password_confirmation: password, token }
  await api.anyone.post('/auth/api/password/reset/', sent)
  return user.email as string
}

const none = { deleted: 0, signed_in: 0, changed: 0, not_manageable: 0, already_deleted: 0 }

const statusesOf = (ids: readonly number[]) => Promise.all(ids.map(async (id) => (await getUser(admin, id)).status))

test('undoing an unknown batch returns 404', async () => {
  expect((await undoBatch(admin, 987_654)).status).toBe(404)
})

describe('undoing a batch', () => {
  test('deletes its users, voids their links and writes an audit row for each', async () => {
    const { id, userIds } = await makeBatch(sheetOf(3))
    const [first = 0] = userIds
    const email = (await getUser(admin, first)).body.email
    const answer = await undoBatch(admin, id)
    expect([answer.status, answer.body]).toEqual([200, { ...none, deleted: 3 }])
    expect(await statusesOf(userIds)).toEqual([404, 404, 404])
    const codes = await api.rows.ask('select user_id from one_time_codes where user_id in (?, ?, ?)', ...userIds)
    expect(codes).toEqual([])
    const trail = await api.rows.ask(
      'select record, before, after from audit where call = ? order by id desc limit 4',
      'onboarding.undo',
    )
    expect(trail.map(({ record }) => record)).toEqual([
      `batch ${id}`,
      ...userIds.toReversed().map((one) => `user ${one}`),
    ])
    expect(trail[3]).toMatchObject({ after: null })
    expect(JSON.parse(trail[3]?.before)).toMatchObject({ id: first, email, version: 1, overrides: [] })
    const [batch] = (await admin.get('/auth/api/onboarding/batches?sort=["at","DESC"]')).body
    expect(batch).toMatchObject({ id, created: 3, deleted: 3, undone_at: expect.any(String) })
  })

  test('frees the e-mail addresses, so the sheet can be sent again', async () => {
    const rows = sheetOf(2)
    const { id } = await makeBatch(rows)
    await undoBatch(admin, id)
    const again = await onboard(admin, rows)
    expect(resultsIn(again).map(({ state }) => state)).toEqual(['new', 'new'])
  })

  test('keeps users who set a password, signed in or were changed, and reports them', async () => {
    const { id, userIds } = await makeBatch(sheetOf(5))
    const [withPassword = 0, signedIn = 0, changed = 0, deleted = 0, untouched = 0] = userIds
    await setPassword(withPassword)
    await api.as(await setPassword(signedIn), password)
    await edit(admin, (await getUser(admin, changed)).body, { name: 'Somebody else' })
    await remove(admin, deleted)
    const answer = await undoBatch(admin, id)
    expect(answer.body).toEqual({ ...none, deleted: 1, signed_in: 2, changed: 1, already_deleted: 1 })
    expect(await statusesOf([withPassword, signedIn, changed, deleted, untouched])).toEqual([200, 200, 200, 404, 404])
  })

  test('keeps users whom the caller may not delete', async () => {
    const { id, userIds } = await makeBatch([sheetRow({ role: 'Admin' }), sheetRow()])
    expect((await undoBatch(staff, id)).body).toEqual({ ...none, deleted: 1, not_manageable: 1 })
    expect(await statusesOf(userIds)).toEqual([200, 404])
  })

  test('succeeds once, and returns 409 afterwards', async () => {
    const { id } = await makeBatch(sheetOf(2))
    const answers = await Promise.all([undoBatch(admin, id), undoBatch(staff, id)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await undoBatch(admin, id)).status).toBe(409)
  })

  test('cancels unsent invitations', async () => {
    const { id, userIds } = await makeBatch(sheetOf(2))
    const mailOf = 'select mail_id from batch_users where user_id = ?'
    const [mail] = await api.rows.ask(mailOf, userIds[0])
    const sent = () => api.rows.ask('select id from outbox where id = ? and sent_at is not null', mail?.mail_id)
    await expect.poll(sent).toHaveLength(1)
    const [late] = await api.rows.ask(mailOf, userIds[1])
    await api.rows.ask("update outbox set sent_at = null, next_attempt_at = '2999-01-01' where id = ?", late?.mail_id)
    await undoBatch(admin, id)
    const left = await api.rows.ask('select id from outbox where id in (?, ?)', mail?.mail_id, late?.mail_id)
    expect(left).toEqual([{ id: mail?.mail_id }])
  })

  test('prevents further portions of the batch', async () => {
    const { id } = await makeBatch(sheetOf(1))
    await undoBatch(admin, id)
    expect((await onboard(admin, sheetOf(1), { batch_id: id })).status).toBe(404)
  })
})

test('a batch undone during another portion keeps no users', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { id } = await makeBatch(sheetOf(1))
    const rows = sheetOf(10)
    const [more, undone] = await Promise.all([onboard(admin, rows, { batch_id: id }), undoBatch(staff, id)])
    const wentOn = more.status === 200
    expect([more.status, undone.body.deleted]).toEqual(wentOn ? [200, 11] : [404, 1])
    const left =
      'select user_id from batch_users join users on users.id = user_id where batch_id = ? and deleted_at is null'
    expect(await api.rows.ask(left, id)).toEqual([])
  }
})

describe('batch list', () => {
  test('contains the creators, sorted and paged', async () => {
    await makeBatch([sheetRow({ role: 'Admin' }), ...sheetOf(1)], staff)
    const { headers, body } = await admin.get('/auth/api/onboarding/batches?sort=["at","DESC"]&range=[0,1]')
    expect(headers.get('content-range')).toMatch(/^batches 0-1\/\d+$/)
    expect(body[0]).toMatchObject({
      user: 'Héctor Villaseñor',
      file_name: 'users.xlsx',
      rows: 2,
      created: 1,
      undone_at: null,
    })
    const { body: byCount } = await admin.get('/auth/api/onboarding/batches?sort=["created","DESC"]')
    const counts = byCount.map(({ created }: { created: number }) => created)
    expect(counts).toEqual(counts.toSorted((left: number, right: number) => right - left))
  })
})

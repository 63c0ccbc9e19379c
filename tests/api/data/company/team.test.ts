import { expect, test } from 'vitest'
import type { Api, Client } from '#tests/support/client/apiClient.ts'
import { onSharedApi } from '#tests/support/client/sharedApi.ts'
import { simpleRest } from '#tests/support/client/simpleRest.ts'
import { onePixel } from '#tests/support/files/uploads.ts'

let api: Api
let reader: Client
let admin: Client

onSharedApi.beforeAll(async ({ api: shared }) => {
  api = shared
  reader = await api.as('customer')
  admin = await api.as('admin')
})

const team = async () => (await reader.get('/read/team')).body
const portrait = async (id: number) => {
  const { status, headers, text } = await reader.get(`/content/team/${id}/photo`)
  return { status, type: headers.get('content-type'), text }
}

const sendPhoto = (id: number) => {
  const form = new FormData()
  form.append('photo', new Blob([onePixel], { type: 'image/png' }), 'face.png')
  return admin.send('POST', `/write/data/teamMembers/${id}/photo`, { body: form })
}

test('the demo team has three sample people in order, each with a portrait', async () => {
  expect(await team()).toEqual(
    [
      [1, 'Helena Quintanar', 'Operations Director', 'Dirección de operaciones'],
      [2, 'Arturo Belmonte', 'Quality Manager', 'Gerencia de calidad'],
      [3, 'Marcos Ibarrola', 'Customer Service Lead', 'Servicio a clientes'],
    ].map(([id, name, role, roleEs]) => ({ id, name, role, roleEs, isSample: true })),
  )
  expect(await portrait(2)).toMatchObject({
    status: 200,
    type: expect.stringContaining('image/svg+xml'),
    text: expect.stringContaining('<title>Arturo</title>'),
  })
  expect((await portrait(987_654)).status).toBe(404)
})

test('a new team member is listed in place, with a generated portrait until a photo is sent', async () => {
  const records = simpleRest(admin)
  const input = { place: 1, name: 'Zdenka Malá', role: 'Foundry Lead', roleEs: null }
  const { data: made } = await records.create('data/teamMembers', { data: input })
  expect((await team()).map(({ name }: { name: string }) => name).slice(0, 3)).toEqual([
    'Helena Quintanar',
    'Zdenka Malá',
    'Arturo Belmonte',
  ])
  expect(await portrait(made.id)).toMatchObject({ status: 200, text: expect.stringContaining('ZM') })
  expect((await sendPhoto(made.id)).status).toBe(200)
  expect((await portrait(made.id)).type).toBe('image/png')
  await records.delete('data/teamMembers', { id: made.id, previousData: made })
  expect(await team()).toHaveLength(3)
  expect(await api.rows.ask('select * from team_photos where team_member_id = ?', made.id)).toEqual([])
})

test('an edited demo team member is no longer marked as a sample', async () => {
  const records = simpleRest(admin)
  const { data } = await records.getOne('data/teamMembers', { id: 3 })
  const changed = { ...data, name: 'Oskar Lind' }
  await records.update('data/teamMembers', { id: 3, data: changed, previousData: data })
  expect((await team()).map(({ isSample }: { isSample: boolean }) => isSample)).toEqual([true, true, false])
})

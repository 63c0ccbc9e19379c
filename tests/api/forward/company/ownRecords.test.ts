import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Api, bearer, type Client, startApi } from '#tests/support/client/apiClient.ts'
import { simpleRest } from '#tests/support/client/simpleRest.ts'
import { addMember } from '#tests/support/client/users.ts'
import { onePixel } from '#tests/support/files/uploads.ts'
import { servicesOf } from '#tests/support/portal/connectedPortal.ts'

/** A portal that acts as a company, and one in front of it without the company's administrator. */
let company: Api
let front: Api
let admin: Client

beforeAll(async () => {
  company = await startApi({ env: { TRUST_PROXY: 'on' } })
  front = await startApi({ env: servicesOf(company) })
  const { email } = await addMember(company, await company.as('admin'), { role: 1, multiple_client_ids: [] })
  admin = bearer(front.url, (await company.as(email)).token)
})

afterAll(() => Promise.all([front.stop(), company.stop()]))

const names = async (by: Client) => (await by.get('/read/team')).body.map(({ name }: { name: string }) => name)

test('news are stored and served by the portal, whatever services are connected', async () => {
  const { data: made } = await simpleRest(admin).create('data/news', {
    data: {
      publishedOn: '2026-11-01',
      title: 'New ring mill',
      body: 'It rolls up to 3 m.',
      titleEs: null,
      bodyEs: null,
      link: null,
      unit: null,
    },
  })
  const shown = (await admin.get('/read/Dashboard/News/101')).body.map(({ title }: { title: string }) => title)
  expect(shown).toContain('New ring mill')
  expect(await company.rows.ask('select * from news where id = ? and title = ?', made.id, 'New ring mill')).toEqual([])
})

test('pages of carriers are stored and served by the portal, whatever services are connected', async () => {
  const page = { carrier: 'Own carrier', template: 'https://own.example/{number}' }
  await simpleRest(admin).create('data/trackingPages', { data: page })
  expect((await admin.get('/read/api/TrackingPages')).body).toContainEqual(page)
  expect(await company.rows.ask('select * from tracking_pages where carrier = ?', page.carrier)).toEqual([])
})

test('team members are stored and served by the portal, whatever services are connected', async () => {
  const demo = await names(admin)
  const { data: made } = await simpleRest(admin).create('data/teamMembers', {
    data: { place: 4, name: 'Zdenka Malá', role: 'Foundry Lead', roleEs: null },
  })
  const form = new FormData()
  form.append('photo', new Blob([onePixel], { type: 'image/png' }), 'face.png')
  expect((await admin.send('POST', `/write/data/teamMembers/${made.id}/photo`, { body: form })).status).toBe(200)
  expect(await names(admin)).toEqual([...demo, 'Zdenka Malá'])
  expect((await admin.get(`/content/team/${made.id}/photo`)).headers.get('content-type')).toBe('image/png')
  const [stored] = await front.rows.ask('select name from team_members where id = ?', made.id)
  expect(stored?.name).toBe('Zdenka Malá')
  expect(await company.rows.ask('select * from team_members where id = ?', made.id)).toEqual([])
})

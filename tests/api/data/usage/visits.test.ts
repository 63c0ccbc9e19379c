import { expect, test } from 'vitest'
import type { Api, Client } from '#tests/support/client/apiClient.ts'
import { onSharedApi } from '#tests/support/client/sharedApi.ts'

let api: Api
let customer: Client

onSharedApi.beforeAll(async ({ api: shared }) => {
  api = shared
  customer = await api.as('customer')
})

const path = '/auth/api/validate-page-access-forge/'
const visit = (fields: object, by = customer) => by.post(path, { slug: 'statement', ...fields })
const visitsOf = (navigation: string) => api.rows.ask('select * from visits where navigation = ?', navigation)

/** Visits are written in batches, in order: once this one is stored, all earlier ones are. */
const written = async () => {
  await visit({ slug: '/', navigation: 'last' })
  await expect.poll(() => visitsOf('last')).toHaveLength(1)
  await api.rows.ask("delete from visits where navigation = 'last'")
}

test("an allowed page is stored as a visit with the browser's data", async () => {
  const details = { client_id: 101, is_mobile: true, browser: 'Firefox 145', timezone: 'Asia/Tokyo', language: 'es-MX' }
  await visit({ ...details, navigation: 'full' })
  await written()
  const [user] = await api.rows.ask("select id from users where email = 'customer@anvil.example'")
  expect(await visitsOf('full')).toEqual([
    {
      id: expect.anything(),
      at: expect.stringMatching(/Z$/),
      day: '2026-11-05',
      user_id: user?.id,
      role_id: 3,
      plant: 'forge',
      page_id: 64,
      page_name: 'Account Statement',
      customer_id: 101,
      is_mobile: 1,
      browser: 'Firefox 145',
      time_zone: 'Asia/Tokyo',
      language: 'es-MX',
      navigation: 'full',
    },
  ])
})

test('repeated access checks of one navigation are stored as one visit per page', async () => {
  await Promise.all([1, 2, 3].map(() => visit({ navigation: 'again' })))
  await visit({ navigation: 'again' })
  await visit({ slug: 'about-us', navigation: 'again' })
  await written()
  expect((await visitsOf('again')).map(({ page_name }) => page_name).sort()).toEqual(['About Us', 'Account Statement'])
})

test('a forbidden page, an unknown page and a GET request are not stored as visits', async () => {
  await visit({ slug: 'users', navigation: 'none' })
  await visit({ slug: 'nowhere', navigation: 'none' })
  await visit({ navigation: 'none' }, api.anyone)
  await customer.get(`${path}?slug=statement&navigation=none`)
  await written()
  expect(await visitsOf('none')).toEqual([])
})

test.each([
  ['browser', 'x'.repeat(256), 'tooLong'],
  ['browser', 'a\u0000b', 'control'],
  ['timezone', 'x'.repeat(65), 'tooLong'],
  ['language', 'x'.repeat(36), 'tooLong'],
  ['language', 'a\nb', 'control'],
  ['is_mobile', 'yes', 'type'],
  ['navigation', '\ud800', 'surrogate'],
  ['slug', '', 'required'],
  ['referrer', 'x', 'unknownKey'],
])('a visit with an invalid %s returns 400: %.10j', async (field, value, code) => {
  const { status, body } = await visit({ [field]: value })
  expect([status, body.codes[field].code]).toEqual([400, code])
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, type Client, startApi } from '#tests/support/client/apiClient.ts'
import { simpleRest } from '#tests/support/client/simpleRest.ts'
import { addMember } from '#tests/support/client/users.ts'
import { openDocument } from '#tests/support/files/readPdf.ts'
import { firstAdministrator, firstCustomer, makeEmptyPlant } from '#tests/support/portal/emptyPlant.ts'
import { expectedCalls } from '../../calls/calls.data.ts'

const pages = [
  'about-us',
  'commercial-terms-and-conditions',
  'contact',
  'contract-direct-customers',
  'privacy-policy',
  'terms-and-conditions',
  'testimonies',
] as const
const companyPages = ['about-us', 'commercial-terms-and-conditions', 'meet-the-team', 'testimonies']

let plant: Awaited<ReturnType<typeof makeEmptyPlant>>
let api: Api
let admin: Client
let customer: Client

beforeAll(async () => {
  plant = await makeEmptyPlant()
  api = await startApi(plant)
  admin = await api.as(firstAdministrator.email)
  await simpleRest(admin).create('data/customers', { data: firstCustomer })
  const { email } = await addMember(
    api,
    admin,
    { multiple_client_ids: [101], sales_email: 'sam@company.example' },
    firstAdministrator.email,
  )
  customer = await api.as(email)
})

afterAll(async () => {
  await api?.stop()
  await plant?.remove()
})

const slugsOf = async (by: Client) => {
  const { body } = await by.post('/auth/api/menu-options2', {})
  const groups = body[0] as { children: { slug: string }[] }[]
  return groups.flatMap(({ children }) => children.map(({ slug }) => slug))
}

const companyPagesOf = async (by: Client) => (await slugsOf(by)).filter((slug) => companyPages.includes(slug)).sort()

const textOf = async (page: string) => {
  const { status, body } = await api.anyone.get(`/read/pageTexts/${page}`)
  return { status, body }
}

const enter = (data: object) => simpleRest(admin).create('data/pageTexts', { data: data as never })

const wording = { wording: 'The plant’s own.', wordingEs: null }

describe('a production portal without data', () => {
  test.each(pages)('has no text for %s', async (page) => {
    expect(await textOf(page)).toEqual({ status: 200, body: [] })
  })

  test('has no commercial terms to download', async () => {
    expect((await customer.get('/content/Company/commercialTerms')).status).toBe(404)
  })

  test('shows pages without content in the menu of administrators only', async () => {
    expect(await companyPagesOf(customer)).toEqual([])
    expect(await companyPagesOf(admin)).toEqual(companyPages)
    expect((await customer.get('/read/emptyPages')).body.map(({ route }: { route: string }) => route).sort()).toEqual(
      companyPages,
    )
    expect((await admin.get('/read/emptyPages')).body).toEqual([])
  })

  test('answers no call with a sample or with a text of the demo', async () => {
    const asked = Object.entries(expectedCalls).filter(
      ([name, { method }]) => method === 'GET' && name !== 'account.signOutByGet',
    )
    for (const [name, { path }] of asked)
      for (const by of [admin, customer]) {
        const { text } = await by.get(path(101))
        expect(text, name).not.toMatch(/anvil\.example|placeholder|alloy 718|"isSample":(true|1)/i)
      }
  })
})

describe('a text of a page', () => {
  test('is rejected without a page, a version, a day or a text, each by name', async () => {
    const { status, body } = await admin.post('/write/data/pageTexts', {
      page: 'home',
      edition: ' ',
      inForceOn: '2026-02-30',
      wording: '',
      wordingEs: null,
    })
    expect([status, Object.keys(body.fields).sort()]).toEqual([400, ['edition', 'inForceOn', 'page', 'wording']])
  })

  test('holds from its day on, until a newer one holds', async () => {
    await enter({ page: 'privacy-policy', edition: '1', inForceOn: '2020-01-01', ...wording })
    await enter({ page: 'privacy-policy', edition: '2', inForceOn: '2024-02-29', ...wording })
    await enter({ page: 'privacy-policy', edition: '3', inForceOn: '2099-12-31', ...wording })
    expect((await textOf('privacy-policy')).body).toEqual([
      { page: 'privacy-policy', edition: '2', inForceOn: '2024-02-29', ...wording, isSample: false },
    ])
  })

  test('has one version for a day', async () => {
    const again = { page: 'privacy-policy', edition: '2b', inForceOn: '2024-02-29', ...wording }
    const { status, body } = await admin.post('/write/data/pageTexts', again)
    expect([status, Object.keys(body.fields).sort()]).toEqual([400, ['inForceOn', 'page']])
  })

  test('brings its page into the menu of customers on its day', async () => {
    await enter({ page: 'about-us', edition: '1', inForceOn: '2099-12-31', ...wording })
    expect(await companyPagesOf(customer)).toEqual([])
    await enter({ page: 'about-us', edition: '0', inForceOn: '2020-01-01', ...wording })
    expect(await companyPagesOf(customer)).toEqual(['about-us'])
    await simpleRest(admin).create('data/teamMembers', {
      data: { place: 1, name: 'Zdenka', role: 'Lead', roleEs: null },
    })
    expect(await companyPagesOf(customer)).toEqual(['about-us', 'meet-the-team'])
  })

  test('is drawn with its version in the commercial terms, in the language of the reader', async () => {
    await enter({
      page: 'commercial-terms-and-conditions',
      edition: '2026-1',
      inForceOn: '2026-01-15',
      wording: 'For every order.\n1. Scope\n1.1 These terms of {product} apply.\n<b>1.2</b>',
      wordingEs: '1. Alcance\n1.1 Rigen estos términos.',
    })
    const path = '/content/Company/commercialTerms'
    const { text } = await openDocument(api, customer, path)
    for (const part of [
      '2026-1',
      '15/Jan/2026',
      'For every order.',
      '1. Scope',
      'These terms of Anvil apply.',
      '<b>1.2</b>',
    ])
      expect(text).toContain(part)
    expect(text).not.toContain('awaiting')
    const spanish = await openDocument(api, customer, path, { 'accept-language': 'es' })
    for (const part of ['1. Alcance', 'Rigen estos términos.', 'Vigente desde']) expect(spanish.text).toContain(part)
  })
})

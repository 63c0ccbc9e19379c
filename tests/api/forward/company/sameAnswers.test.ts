import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AnyCall } from '#schema/call.ts'
import { calls } from '#schema/index.ts'
import { type Answer, type Api, bearer, type Client, startApi } from '#tests/support/client/apiClient.ts'
import { addUser, customers } from '#tests/support/client/users.ts'
import { servicesOf } from '#tests/support/portal/connectedPortal.ts'
import { plantDocuments } from '#tests/support/rows/orders/documentRows.ts'
import { expectedCalls } from '../../calls/calls.data.ts'
import { plantConcessions } from '../../calls/quality/concessionCalls.data.ts'

let company: Api
let front: Api
let admin: Client
let user: number

beforeAll(async () => {
  company = await startApi({ env: { TRUST_PROXY: 'on' } })
  front = await startApi({ env: servicesOf(company) })
  admin = await company.as('admin')
  user = (await addUser(admin)).id
  await plantDocuments(company, customers.healthy)
  await plantConcessions(company)
})

afterAll(() => Promise.all([front.stop(), company.stop()]))

const comparedHeaders = ['content-type', 'content-disposition', 'content-range', 'etag']

/** Creation time of a PDF, which appears in three forms. */
const drawnAt = /\(D:\d{14}Z\)|\/ID \[[^\]]*\]|<xmp:\w+Date>[^<]*<\/xmp:\w+Date>/g

/** Zips hold checksums of their PDFs, so their file names are compared. */
const namesIn = (zip: string) => zip.match(/[\w ./-]+\.(?:pdf|xml|csv|json)/g)

const isZip = (headers: Headers) => headers.get('content-type') === 'application/zip'

/** Response to compare: without the request id and the creation time of PDFs. */
const comparable = ({ status, headers, text, body }: Answer) => ({
  status,
  headers: Object.fromEntries(comparedHeaders.map((name) => [name, headers.get(name)])),
  text: body?.error ? { ...body, id: null } : isZip(headers) ? namesIn(text) : text.replace(drawnAt, ''),
})

const rowOf = ({ service }: AnyCall) => (service === 'content' ? customers.healthy : user)

/** Digests and mails on tasks depend on the portal's own list, and kinds of files count its own rows. */
const different = ['imports.listKinds', 'loadMails.get', 'tasks.getDigest', 'tasks.getMails']
const reading = calls.filter(([name, { changes }]) => !changes && !different.includes(name))

// Thus the tests of answers, lists and documents without connected services also apply with them.
describe.each(reading)('%s', (name, call) => {
  const ask = async (at: Api, headers: Record<string, string>) => {
    const asking = expectedCalls[name]
    if (!asking) throw new Error(`${name} is not in calls.data.ts.`)
    const { body, headers: own } = asking.sent?.() ?? {}
    const client = bearer(at.url, admin.token)
    return client.send(asking.method, asking.path(rowOf(call)), { body, headers: { ...own, ...headers } })
  }
  const ways: [string, Record<string, string>][] = [['as it is', {}]]
  if (call.list) ways.push(['as a file', { accept: 'text/csv' }])

  test.each(ways)('returns the same from a connected service as from the portal, %s', async (_way, headers) => {
    const own = await ask(company, headers)
    expect(comparable(await ask(front, headers))).toEqual(comparable(own))
    expect(own.status).toBeLessThan(500)
  })
})

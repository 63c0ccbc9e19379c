import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AnyCall } from '../../../../schema/call.ts'
import { calls } from '../../../../schema/index.ts'
import { type Answer, type Api, bearer, type Client, startApi } from '../../../support/client/apiClient.ts'
import { addUser, customers } from '../../../support/client/users.ts'
import { servicesOf } from '../../../support/portal/connectedPortal.ts'
import { plantDocuments } from '../../../support/rows/orders/documentRows.ts'
import { expectedCalls } from '../../calls/calls.data.ts'
import { plantConcessions } from '../../calls/quality/concessionCalls.data.ts'

/** A portal that stands in for a company, and one in front of it. */
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

const told = ['content-type', 'content-disposition', 'content-range', 'etag']

/** When a document was drawn, which stands in it in three ways. */
const drawnAt = /\(D:\d{14}Z\)|\/ID \[[^\]]*\]|<xmp:\w+Date>[^<]*<\/xmp:\w+Date>/g

/** What an answer says, but for the id of the request, and for when a document was drawn. */
const saidIn = ({ status, headers, text, body }: Answer) => ({
  status,
  headers: Object.fromEntries(told.map((name) => [name, headers.get(name)])),
  text: body?.error ? { ...body, id: null } : text.replace(drawnAt, ''),
})

const rowOf = ({ service }: AnyCall) => (service === 'content' ? customers.healthy : user)

// Whether digests are offered is not the service's to say: in front of one they are not.
const reading = calls.filter(([name, { changes }]) => !changes && name !== 'waiting.getDigest')

// All that is tested of answers, of lists and of documents without a company holds with one as well.
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

  test.each(ways)('is answered by a company’s service as by the portal’s own, %s', async (_way, headers) => {
    const own = await ask(company, headers)
    expect(saidIn(await ask(front, headers))).toEqual(saidIn(own))
    expect(own.status).toBeLessThan(500)
  })
})

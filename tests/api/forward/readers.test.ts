import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, startApi } from '#tests/support/client/apiClient.ts'
import { customers } from '#tests/support/client/users.ts'
import { type Reader, type ReadingCompany, readers, readingCompany } from '#tests/support/services/readingCompany.ts'
import { rawRequest } from '#tests/support/wire/rawRequest.ts'
import { type Attack, attacks, inOrder } from './reading/attacks.data.ts'

describe.each(Object.keys(readers) as Reader[])('a service that reads %s', (reader) => {
  let company: ReadingCompany
  let api: Api
  let token: string

  beforeAll(async () => {
    company = await readingCompany(reader)
    const { url } = company
    api = await startApi({ env: { READ_URL: url, WRITE_URL: url, CONTENT_URL: url } })
    token = (await api.as('customer')).token
  })

  afterAll(async () => {
    await api.stop()
    await company.stop()
  })

  const send = async ({ method, path, type, body }: Attack) => {
    const before = { seen: company.seen.length, arrived: company.arrived() }
    const bytes = Buffer.from(body ?? '')
    const headers = {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': type ?? '', 'content-length': String(bytes.length) }),
    }
    const { status } = await rawRequest(api.url, path, { method, headers, body: bytes })
    return { status, seen: company.seen.slice(before.seen), arrived: company.arrived() - before.arrived }
  }

  test.each(attacks)('sees no foreign customer in a call with $name', async (attack) => {
    const { seen, status } = await send(attack)
    expect(seen.filter(({ value }) => String(value) !== String(customers.healthy))).toEqual([])
    expect(status).toBeLessThan(500)
  })

  test.each(inOrder)('receives $name', async (call) => {
    expect((await send(call)).arrived).toBe(1)
  })

  // The declared type decides; a service that does not know it finds no customer in the body.
  const inJson = reader.startsWith('JSON') ? inOrder.filter(({ body }) => body?.includes('idcliente')) : []
  test.each(inJson)('finds the customer in $name', async (call) => {
    const { seen } = await send(call)
    expect(seen.map(({ value }) => String(value))).toEqual([String(customers.healthy)])
  })
})

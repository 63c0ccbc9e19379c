import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Probe, serviceNames, startProbe } from '#tests/support/services/stubCompany.ts'

let probe: Probe

beforeAll(async () => {
  probe = await startProbe({ read: 10_000, upload: 10_000 })
})

afterAll(() => probe.stop())

const ask = async (service: (typeof serviceNames)[number], query: string) => {
  const answer = await fetch(`${probe.url(service, 'filtered/one')}${query}`, {
    headers: { authorization: 'Bearer own' },
  })
  await answer.text()
  return answer.status
}

const arrived = (service: (typeof serviceNames)[number]) =>
  probe.company[service].arrived.filter((path) => path.includes('/filtered/')).length

describe.each(serviceNames)('a call of the %s service with a customer in its query', (service) => {
  test('is forwarded for an own customer', async () => {
    expect(await ask(service, '?customer=101')).toBe(200)
    expect(arrived(service)).toBe(1)
  })

  test.each([
    ['another customer', '?customer=999', 404],
    ['two customers', '?customer=101&customer=999', 400],
    ['a customer before a second question mark', '?customer=101?&customer=999', 400],
    ['a customer after a second question mark', '??customer=999', 400],
    ['an encoded question mark', '?customer=101%3F&customer=999', 400],
    ['a name in other letter case', '?Customer=999', 400],
    ['a name with brackets', '?customer[]=999', 400],
    ['an encoded name', '?c%75stomer=999', 404],
    ['a list', '?customer=101,999', 400],
  ])('is not forwarded for %s', async (_what, query, status) => {
    const before = arrived(service)
    expect(await ask(service, query)).toBe(status)
    expect(arrived(service)).toBe(before)
  })
})

// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { askAhead, openingOf } from '#authProvider/opening.ts'
import { setCurrentCustomer } from '#dataProvider/customer.ts'
import type { Page } from '#schema/page.ts'
import { pageAt } from '#schema/pages.ts'
import { failure, json, stubGateway } from '#tests/support/screens/stubGateway.ts'

const accessPath = '/auth/api/validate-page-access-forge/'
const statement = pageAt('statement') as Page

const customerOf = (body: unknown) => (body as { client_id: number }).client_id

afterEach(() => {
  setCurrentCustomer(null)
  vi.unstubAllGlobals()
})

test('access that was asked for ahead is asked for once', async () => {
  const { requests } = stubGateway({ [`POST ${accessPath}`]: () => json({ ok: true, trail: [] }) })
  setCurrentCustomer(101)
  askAhead(statement)
  const opening = openingOf(statement)
  await opening.ask()
  expect(requests).toHaveLength(1)
  opening.leave()
  await openingOf(statement).ask()
  expect(requests).toHaveLength(2)
})

test('access that was denied ahead for a foreign customer is asked for again with the own one', async () => {
  const { requests } = stubGateway({
    [`POST ${accessPath}`]: ({ body }) =>
      customerOf(body) === 102 ? failure(404, 'not_found') : json({ ok: true, trail: [] }),
  })
  setCurrentCustomer(102)
  askAhead(statement)
  await expect(openingOf(statement).ask()).rejects.toMatchObject({ status: 404 })
  setCurrentCustomer(101)
  expect(await openingOf(statement).ask()).toMatchObject({ ok: true })
  expect(requests.map(({ body }) => customerOf(body))).toEqual([102, 101])
})

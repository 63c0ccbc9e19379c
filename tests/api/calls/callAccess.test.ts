import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Access, type AnyCall, userHeader } from '#schema/call.ts'
import { calls } from '#schema/index.ts'
import {
  type Api,
  accountOfRole,
  bearer,
  type Client,
  clientAt,
  type RoleId,
  roles,
  startApi,
} from '#tests/support/client/apiClient.ts'
import { addMember, addUser, customers } from '#tests/support/client/users.ts'
import { plantApprovalFiles } from '#tests/support/rows/approvalFiles.ts'
import { plantDocuments } from '#tests/support/rows/orders/documentRows.ts'
import { plantCertificate } from '#tests/support/rows/orders/loads.ts'
import { plantShipment } from '#tests/support/rows/orders/shipmentDocuments.ts'
import {
  type CallExample,
  callsOfCustomer,
  expectedCalls,
  isConnected,
  keyHolders,
  type Outcomes,
  pagesOfCalls,
  peopleDeniedTo,
} from './calls.data.ts'
import { paymentAnswersToStaff } from './commercial/paymentCalls.data.ts'
import { expectedQuoteCalls, plantQuotes, quoteAnswersToStaff } from './commercial/quoteCalls.data.ts'
import { fixedIds, guardedPages } from './pages.data.ts'
import { loadAnswersToStaff } from './plant/loadCalls.data.ts'
import {
  deniedToSide,
  expectedMaterialCalls,
  materialAnswersToStaff,
  plantMaterial,
} from './plant/materialCalls.data.ts'
import { approvalAnswersToStaff } from './quality/approvalCalls.data.ts'
import { answersToStaff, plantConcessions } from './quality/concessionCalls.data.ts'
import { expectedRequestCalls, requestAnswersToStaff, requestsDeniedToSide } from './requestCalls.data.ts'

let api: Api
let admin: Client

beforeAll(async () => {
  api = await startApi()
  admin = await api.as('admin')
  for (const customer of [customers.healthy, customers.brandNew]) {
    await plantDocuments(api, customer)
    await plantCertificate(api, customer)
    await plantShipment(api, customer)
  }
  await plantConcessions(api)
  await plantMaterial(api)
  await plantApprovalFiles(api, [customers.healthy, customers.brandNew])
  await plantQuotes(api)
})

afterAll(() => api.stop())

/** One session per role, shared by all tests. */
const clients = new Map<RoleId, Client>()
const clientOf = async (role: RoleId) => {
  const client = clients.get(role) ?? (await api.as(accountOfRole[role]))
  clients.set(role, client)
  return client
}

/** One customer user per page, with no other permission. Cached by page, not by call. */
const members = new Map<number | undefined, Promise<Client>>()
const memberWith = (pageId: number | undefined) => {
  const join = async () => {
    const { email } = await addMember(api, admin, { newPermissions: [{ id: pageId, hasAccess: true }] })
    return api.as(email)
  }
  const client = members.get(pageId) ?? join()
  members.set(pageId, client)
  return client
}

const request = (client: Client, { method, path, sent }: CallExample, row: number) =>
  client.send(method, path(row), sent?.() ?? {})

/** One user per customer, for calls that do not change it. */
const untouched = new Map<number, Promise<number>>()
const untouchedOf = (customer: number) => {
  const made = untouched.get(customer) ?? userOf(customer)
  untouched.set(customer, made)
  return made
}
const userOf = async (customer: number): Promise<number> =>
  (await addUser(admin, { multiple_client_ids: [customer] })).id

/**
 * Id of the record in the path: a document, bar or line of a customer, or a user. Calls that change the user get a new
 * one, because a deleted user cannot be deleted again.
 */
const rowFor = async (
  name: string,
  { access, service, path, changes }: AnyCall,
  customer: number = customers.healthy,
) => {
  if (!('owner' in access) || access.owner !== 'row') return 0
  // A line inserted by `plantDocuments`.
  if (path.startsWith('/Orders/:id/')) return 7_000_000 + customer
  const named = { ...expectedMaterialCalls, ...expectedQuoteCalls, ...expectedRequestCalls }
  if (service === 'content' || name in named) return customer
  return changes ? userOf(customer) : untouchedOf(customer)
}

const expectedOf = (name: string) => {
  const expected = expectedCalls[name]
  if (!expected) throw new Error(`${name} is not in calls.data.ts: say there who may make it.`)
  return expected
}

const isRejected = (status: number | undefined) => status === 401 || status === 403

/** True if the access declaration alone allows the role to make the call. */
const isOpenTo = (access: Access, role: number | null) => {
  if ('public' in access) return true
  if (role === null || (access.owner === 'staff' && ![1, 4, 5].includes(role))) return false
  if (!('pages' in access)) return true
  if (access.content !== undefined && !access.content.some((key) => keyHolders[key]?.includes(role))) return false
  return guardedPages.some(
    ({ path, roles: allowed }) => access.pages.some((page) => page === path) && allowed.includes(role),
  )
}

test('access expectations list exactly the declared calls', () => {
  expect(Object.keys(expectedCalls).sort()).toEqual(calls.map(([name]) => name).sort())
  const withPages = calls.flatMap(([name, { access }]) => ('pages' in access ? [name] : []))
  expect(Object.keys(pagesOfCalls).sort()).toEqual(withPages.sort())
})

describe.each(calls)('%s', (name, call) => {
  const { outcomes }: { outcomes: Outcomes } = expectedOf(name)

  test('declares the expected access', () => {
    const callers = [null, ...roles]
    const isOpen = (role: number | null) =>
      isOpenTo(call.access, role) &&
      !{ ...deniedToSide, ...requestsDeniedToSide, ...peopleDeniedTo }[name]?.some((other) => other === role)
    expect(callers.map((role) => !isOpen(role))).toEqual(outcomes.map(isRejected))
  })

  test('returns the expected status when signed out and for each role', async () => {
    const row = await rowFor(name, call)
    expect((await request(api.anyone, expectedOf(name), row)).status, 'signed out').toBe(outcomes[0])
    for (const [at, role] of roles.entries()) {
      const client = await clientOf(role)
      const answer = await request(client, expectedOf(name), await rowFor(name, call))
      expect([answer.status, answer.text], `role ${role}`).toEqual([outcomes[at + 1], expect.any(String)])
      if (name.startsWith('account.signOut')) clients.delete(role)
    }
  })
})

test.each(calls.filter(([, { access }]) => !('public' in access)))(
  '%s returns 401 for an unknown token',
  async (name) => {
    const { status, body } = await request(bearer(api.url, 'nobody-holds-this'), expectedOf(name), 1)
    expect([status, body.error]).toEqual([401, 'unauthorized'])
  },
)

test.each(calls.filter(([, { access }]) => !('public' in access)))(
  '%s returns 409 from a page that another user has opened, before anything else is checked',
  async (name) => {
    const { token } = await clientOf(1)
    const client = clientAt(api.url, { authorization: `Bearer ${token}`, [userHeader]: '999999' })
    const { status, body } = await request(client, expectedOf(name), 1)
    expect([status, body.error]).toEqual([409, 'other_user'])
  },
)

describe.each(Object.entries(callsOfCustomer))('%s', (name, asking) => {
  const linkedOnly = [0, 3, 6] as const
  /** A role that may not make the call at all gets 403 for any customer, not 404. */
  const outcomeOf = (role: RoleId) => (expectedOf(name).outcomes[roles.indexOf(role) + 1] === 403 ? 403 : 404)
  const foreign = customers.brandNew
  const absent = 987_654

  test.each(linkedOnly)('answers role %i alike for a foreign customer and an absent one', async (role) => {
    const client = await clientOf(role)
    const answers = await Promise.all([foreign, absent].map((id) => request(client, asking(id), 0)))
    expect(answers.map(({ status }) => status)).toEqual([outcomeOf(role), outcomeOf(role)])
    const [first, second] = answers.map(({ body: { id, ...rest } }) => rest)
    expect(first).toEqual(second)
  })

  test.each([1, 4, 5] as const)(
    'allows role %i every existing customer, and returns 404 for an absent one',
    async (role) => {
      const client = await clientOf(role)
      const allowed =
        {
          ...answersToStaff,
          ...paymentAnswersToStaff,
          ...materialAnswersToStaff,
          ...approvalAnswersToStaff,
          ...quoteAnswersToStaff,
          ...loadAnswersToStaff,
          ...requestAnswersToStaff,
        }[name] ?? 200
      expect((await request(client, asking(foreign), 0)).status).toBe(allowed)
      // In front of a company, the portal's own records do not know which customers exist.
      const isOwn = isConnected && calls.some(([own, call]) => own === name && call.isOwn)
      expect((await request(client, asking(absent), 0)).status).toBe(isOwn ? allowed : 404)
    },
  )

  test('returns 400 for a customer id that cannot be one', async () => {
    const answer = await request(await clientOf(1), asking('101;x' as unknown as number), 0)
    expect([answer.status, answer.body.error]).toEqual([400, 'invalid_input'])
  })
})

/** Calls that their handlers refuse to customer users, whatever pages these have. */
const refusedToCustomers = new Set([
  'administration.editUser',
  'administration.deleteUser',
  'administration.deleteUserByGet',
  'people.erasePerson',
  'people.exportPerson',
  'budgets.getByLink',
  'budgets.update',
  'budgets.sellerPhoto',
  'requests.answer',
  'requests.settle',
])

/** Expected status for the own and for a foreign row, after a customer user got one of the call's pages. */
const whenGranted = (name: string, access: Access) => {
  if (!('pages' in access)) throw new Error(`${name} needs no page.`)
  const [, , asAdministrator = 0, asCustomer] = expectedOf(name).outcomes
  const isKeyless = access.content !== undefined && !access.content.some((key) => keyHolders[key]?.includes(3))
  const isRefused = isKeyless || access.owner === 'staff' || refusedToCustomers.has(name)
  const own = isRefused ? 403 : asCustomer === 403 ? asAdministrator : asCustomer
  return { own, foreign: access.owner === 'row' && !isKeyless ? 404 : own }
}

describe.each(Object.entries(pagesOfCalls))('%s', (name, pageIds) => {
  const call = calls.find(([known]) => known === name)?.[1] as AnyCall
  const expected = whenGranted(name, call.access)

  test.each(pageIds)('allows a customer user with page %i as far as row and role permit', async (pageId) => {
    const client = await memberWith(pageId)
    const ownRow = await rowFor(name, call)
    const foreignRow = await rowFor(name, call, customers.brandNew)
    expect((await request(client, expectedOf(name), ownRow)).status, 'own row').toBe(expected.own)
    expect((await request(client, expectedOf(name), foreignRow)).status, 'foreign row').toBe(expected.foreign)
  })
})

/** Users without access to the pages of a call, by the pages; their role holds every content key. */
const withdrawn = new Map<string, Promise<Client>>()
const administratorWithout = (pageIds: readonly number[]) => {
  const join = async () => {
    const newPermissions = pageIds.map((id) => ({ id, hasAccess: false }))
    const { email } = await addMember(api, admin, { role: 1, newPermissions })
    return api.as(email)
  }
  const client = withdrawn.get(pageIds.join()) ?? join()
  withdrawn.set(pageIds.join(), client)
  return client
}

const withdrawable = Object.entries(pagesOfCalls).filter(([, pageIds]) => !pageIds.some((id) => fixedIds.includes(id)))

test.each(withdrawable)('%s returns 403 without its pages, whatever content keys the role holds', async (name, ids) => {
  const call = calls.find(([known]) => known === name)?.[1] as AnyCall
  const client = await administratorWithout(ids)
  expect((await request(client, expectedOf(name), await rowFor(name, call))).status).toBe(403)
})

const ofRows = calls.filter(([, { access }]) => 'pages' in access && access.owner === 'row')

test.each(ofRows)('%s answers a foreign row and an absent one alike', async (name, call) => {
  const [pageId] = pagesOfCalls[name] ?? []
  const client = await memberWith(pageId)
  const foreign = await rowFor(name, call, customers.brandNew)
  const answers = [
    await request(client, expectedOf(name), foreign),
    await request(client, expectedOf(name), 987_654),
  ].map(({ status, body: { id, ...rest } }) => ({ status, ...rest }))
  expect(answers[0]).toEqual(answers[1])
  expect(answers[0]?.status).toBe(404)
})

test("lists contain only rows of the caller's own customers", async () => {
  const member = await memberWith(59)
  const stranger = await addUser(admin, { multiple_client_ids: [customers.brandNew] })
  const { body } = await member.get('/read/Users/ObtenerUsuariosForge/')
  const listed = body.users as { id: number; multiple_client_ids: number[] }[]
  expect(listed.length).toBeGreaterThan(1)
  expect(listed.filter((user) => !user.multiple_client_ids.includes(customers.healthy))).toEqual([])
  expect(listed.map(({ id }) => id)).not.toContain(stranger.id)
})

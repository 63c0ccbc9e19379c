import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { namelessPages as declaredNameless, pages as declaredPages } from '#schema/pages.ts'
import {
  type Api,
  accountOfRole,
  type Client,
  emailOf,
  type RoleId,
  roles,
  startApi,
} from '#tests/support/client/apiClient.ts'
import { fixedIds, guardedPages, namelessPages, openPages } from '../calls/pages.data.ts'

let api: Api

beforeAll(async () => {
  api = await startApi()
})

afterAll(() => api.stop())

const path = '/auth/api/validate-page-access-forge/'
const ask = (client: Client, slug: string) => client.post(path, { slug })

type Override = boolean | null
type Page = (typeof guardedPages)[number]

/**
 * Expected rules: home is open to every user, fixed pages follow the role, and an override takes precedence over the
 * role.
 */
const mayOpen = ({ id, roles: allowed }: Page, role: RoleId, override: Override) => {
  if (id === null) return true
  const byRole = allowed.includes(role)
  return override === null || fixedIds.includes(id) ? byRole : override
}

const expectedMenu = (role: RoleId, overriddenId: number | null, override: Override) => {
  const menu: Record<string, string[]> = {}
  for (const page of guardedPages) {
    const { slug, id, name, group } = page
    if (group && mayOpen(page, role, id === overriddenId ? override : null))
      menu[group] = [...(menu[group] ?? []), `${slug}: ${name}`]
  }
  return menu
}

const menuOf = async (client: Client) => {
  const { status, body } = await client.post('/auth/api/menu-options2', { client_id: null })
  expect(status).toBe(200)
  type Group = { parentName: string; children: { name: string; slug: string }[] }
  return Object.fromEntries(
    (body[0] as Group[]).map(({ parentName, children }) => [
      parentName,
      children.map(({ slug, name }) => `${slug}: ${name}`),
    ]),
  )
}

const overrideTo = async (userId: number, id: number, override: Override) => {
  await api.rows.ask('delete from user_pages where user_id = ?', userId)
  if (override === null) return
  const values = [userId, id, override ? 1 : 0]
  await api.rows.ask('insert into user_pages (user_id, page_id, has_access) values (?, ?, ?)', ...values)
}

const ids = [...new Set(guardedPages.flatMap(({ id }) => (id === null ? [] : [id])))]
const firstName = (slug: string) => guardedPages.find((page) => page.slug === slug)?.name

describe('page access check', () => {
  test('returns 401 when signed out', async () => {
    for (const { slug } of guardedPages) expect((await ask(api.anyone, slug)).status, slug).toBe(401)
  })

  test.each(['nowhere', 'quote-place-order', 'forge/users', 'users/1', ...openPages.map(([slug]) => slug)])(
    'denies the slug %s, which is not a guarded page',
    async (slug) => {
      const { status, body } = await ask(await api.as('admin'), slug)
      expect([status, body]).toEqual([200, { ok: false }])
    },
  )

  test.each(['USERS', '/users/', 'Users'])('accepts %s as a spelling of the slug', async (slug) => {
    expect((await ask(await api.as('admin'), slug)).body).toMatchObject({ ok: true, current_page: 'Users' })
  })

  test('returns 404 for a customer excluded from the context, even to a linked user', async () => {
    for (const account of ['admin', 'efrain.salcedo@patiosur.example']) {
      const client = await api.as(account)
      const answers = [
        await client.post(path, { slug: 'statement', client_id: 108 }),
        await client.get(`${path}?slug=statement&client_id=108`),
      ]
      expect(answers.map(({ status, body }) => [status, body.error])).toEqual(answers.map(() => [404, 'not_found']))
    }
  })

  test('works with GET as well', async () => {
    const [admin, customer] = await Promise.all([api.as('admin'), api.as('customer')])
    const address = `${path}?slug=users`
    expect((await admin.get(address)).body).toMatchObject({ ok: true, current_page: 'Users' })
    expect((await customer.get(address)).body).toEqual({ ok: false })
    expect((await api.anyone.get(address)).status).toBe(401)
  })
})

describe.each(roles)('page access of role %i', (role) => {
  let client: Client
  let userId: number

  beforeAll(async () => {
    client = await api.as(accountOfRole[role])
    const [user] = await api.rows.ask('select id from users where email = ?', emailOf(accountOfRole[role]))
    userId = user?.id
    await overrideTo(userId, 0, null)
  })

  test('allows exactly the pages of the role', async () => {
    for (const page of guardedPages) {
      const { status, body } = await ask(client, page.slug)
      expect([status, body.ok], page.path).toEqual([200, mayOpen(page, role, null)])
      expect(body, page.path).toEqual(
        body.ok ? { ok: true, menu: expect.any(Array), current_page: firstName(page.slug) } : { ok: false },
      )
    }
  })

  test('returns breadcrumbs that lead only to allowed pages', async () => {
    for (const page of guardedPages) {
      const { body } = await ask(client, page.slug)
      const slugs = ((body.menu ?? []) as { slug: string | null }[]).flatMap(({ slug }) => slug ?? [])
      for (const slug of slugs) expect((await ask(client, slug)).body.ok, `${page.path} over ${slug}`).toBe(true)
    }
    const way = (await ask(client, 'modify-seller-budget')).body.menu ?? null
    const isOpen = (await ask(client, 'seller-budgets')).body.ok
    if (role === 6) expect([way, isOpen]).toEqual([[{ name: 'Sales', slug: null }], false])
    if (role === 5) expect(way).toContainEqual({ name: expect.any(String), slug: 'seller-budgets' })
  })

  test('lists the allowed pages in their menu groups', async () => {
    expect(await menuOf(client)).toEqual(expectedMenu(role, null, null))
  })

  test.each([
    ['granted', true],
    ['denied', false],
  ])('applies an override to all slugs of a %s page and to no other page', async (_word, override) => {
    for (const id of ids) {
      await overrideTo(userId, id, override)
      for (const page of guardedPages.filter((candidate) => candidate.id === id))
        expect((await ask(client, page.slug)).body.ok, `${page.path} ${override}`).toBe(mayOpen(page, role, override))
      expect(await menuOf(client), `menu with ${id} ${override}`).toEqual(expectedMenu(role, id, override))
    }
    expect((await ask(client, '/')).body.ok).toBe(true)
  })
})

describe('page table', () => {
  test('matches the specification', () => {
    const routeOf = (route: string) => (route === '' ? '/' : route)
    const guarded = declaredPages
      .filter(({ guard }) => guard === 'page')
      .map(({ route, slug, group, guard, nameInSpanish, parent, sibling, isOwn, isAddition, ...page }) => ({
        ...page,
        path: routeOf(route),
        slug: routeOf(slug),
        group: group ?? '',
      }))
    expect(guarded).toEqual(guardedPages)
    const open = declaredPages
      .filter(({ guard }) => guard !== 'page')
      .map(({ slug, name, guard }) => [slug, name, guard])
    expect(open).toEqual(openPages)
    expect(declaredNameless.map(({ id, name, tickedOnRoleChange }) => [id, name, tickedOnRoleChange])).toEqual(
      namelessPages,
    )
  })

  test('marks permissions as fixed that no override changes', async () => {
    const admin = await api.as('admin')
    const { body } = await admin.get('/auth/api/rolesforge/3/permissions')
    type Entry = { id: number; permission_can_be_overwrited: boolean }
    const fixed = (body as Entry[]).filter((entry) => !entry.permission_can_be_overwrited).map(({ id }) => id)
    expect(fixed.sort()).toEqual([...fixedIds].sort())
  })
})

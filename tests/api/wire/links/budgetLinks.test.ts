import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dice } from '#backend/demo/dice.ts'
import { type Api, type Client, startApi } from '#tests/support/client/apiClient.ts'
import { addMember, edit, getUser, remove } from '#tests/support/client/users.ts'
import {
  adminId,
  budgetPath,
  byLink,
  changesTo,
  everyMonth,
  linkTo,
  mintPath,
  modifyPath,
  updatePath,
} from '#tests/support/rows/commercial/budgets.ts'
import { keepAliveConnection } from '#tests/support/wire/keepAliveConnection.ts'

const seed = process.env.TEST_SEED ?? '20261122'
const count = 5_000
const atOnce = 16
const seller = 2
const year = 2026
const expired = {
  error: 'link_expired',
  message: 'The requested link has expired. Contact your sales manager.',
  id: expect.any(String),
}

let api: Api
let admin: Client
let manager: Client
let rep: Client
let row: { IdBudget: number; value: number }

beforeAll(async () => {
  api = await startApi()
  admin = await api.as('admin')
  manager = await api.as('manager')
  rep = await api.as('rep')
  row = (await manager.get(budgetPath(seller, year))).body.rows[0]
})

afterAll(() => api.stop())

const load = (by: Client, headers: Record<string, string>) => by.get(modifyPath(seller, year), headers)
const someChanges = () =>
  changesTo(seller, year, { rowsEdit: [{ idClient: row.value, idBudget: row.IdBudget, months: everyMonth(1_234) }] })
const save = (by: Client, headers: Record<string, string>, version = 1) =>
  by.post(updatePath, someChanges(), { ...headers, 'if-match': `"${version}"` })

/** Uses each link for load and save, many at once; returns the results that are not the expected rejection. */
const unexpected = async (links: readonly { name: string; link: string }[]) => {
  const left = links.values()
  const wrong: string[] = []
  const work = async () => {
    const { ask, close } = keepAliveConnection(api.url)
    for (const { name, link } of left) {
      const headers = { authorization: `Bearer ${rep.token}`, ...byLink(link) }
      const answers = [
        await ask({ path: modifyPath(seller, year), headers }),
        await ask({
          method: 'POST',
          path: updatePath,
          headers: { ...headers, 'if-match': '"1"' },
          body: someChanges(),
        }),
      ]
      for (const { status, text } of answers) {
        const { id, ...details } = JSON.parse(text)
        const isRefused = status === 403 && details.error === expired.error && details.message === expired.message
        if (!isRefused || Object.keys(details).length !== 2) wrong.push(`${name}: ${link} ${status} ${text}`)
      }
    }
    close()
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return wrong
}

const stateOf = async () => ({
  counts: await api.rows.count('budgets', 'budget_rows', 'audit'),
  budgets: await api.rows.ask('select * from budgets order by id'),
  rows: await api.rows.ask('select * from budget_rows order by id'),
})

/** Links that must not open this budget, by defect. */
const badLinks = (others: readonly number[]) => {
  const { below, pick } = dice(`links ${seed}`)
  const good = () => linkTo(seller, year, { expiresAt: Date.now() + 1 + below(86_400_000) })
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  const letter = () => letters[below(64)] ?? ''
  const letterOtherThan = (known: string | undefined): string => {
    const other = letter()
    return other === known ? letterOtherThan(known) : other
  }
  const random = (length: number) => Array.from({ length }, letter).join('')
  const changed = (link: string) => {
    const at = below(link.length)
    return `${link.slice(0, at)}${letterOtherThan(link[at])}${link.slice(at + 1)}`
  }
  const patched = (link: string, at: number) => {
    const bytes = Buffer.from(link, 'base64url')
    bytes[at] = (bytes[at] ?? 0) ^ (1 + below(255))
    return bytes.toString('base64url')
  }
  const past = () => Date.now() - 1 - below(2) * below(100_000_000_000)
  const spoilt = [
    (link: string) => link.slice(0, below(60)),
    (link: string) => link.slice(1 + below(59)),
    (link: string) => link + random(1 + below(4)),
    (link: string) => `${link}${pick(['=', '==', ' x', '%3D', '.', '/', '+', ',', '\t-', '\xff'])}`,
    (link: string) => link.split('').reverse().join(''),
    (link: string) => (link === link.toUpperCase() ? link.toLowerCase() : link.toUpperCase()),
    (link: string) => Buffer.from(link, 'base64url').toString('hex'),
    (link: string) => `${link}, ${link}`,
    (link: string) => `"${link}"`,
    (link: string) => encodeURIComponent(` ${link} `),
  ] as const
  const kinds = {
    forged: () => random(60),
    'forged of any length': () => random(below(200)),
    'an expiry as it may have been encoded once': () =>
      pick([String, btoa, (time: string) => encodeURIComponent(btoa(time))] as const)(String(Date.now() + 3_600_000)),
    altered: () => changed(good()),
    'altered in its version': () => patched(good(), 0),
    'altered in its expiry': () => patched(linkTo(seller, year, { expiresAt: past() }), 1 + below(8)),
    'altered in its issuer': () => patched(good(), 9 + below(4)),
    'altered in its signature': () => patched(good(), 13 + below(32)),
    spoilt: () => pick(spoilt)(good()),
    'swapped for another seller': () => linkTo(pick([1, 3, 4, 5, 6, 22, 20_262, 987_654]), year),
    'swapped for another year': () => linkTo(seller, pick([2020, 2021, 2025, 2027, 2999, 26])),
    'swapped, seller for year': () => linkTo(year, seller),
    expired: () => linkTo(seller, year, { expiresAt: past() }),
    'foreign, of another portal': () => linkTo(seller, year, { secret: random(10 + below(40)) }),
    'of somebody who may not sign': () => linkTo(seller, year, { issuerId: pick([others[0] ?? 0, ...others]) }),
    'of nobody': () => linkTo(seller, year, { issuerId: 900_000 + below(4_000_000) }),
  }
  const names = Object.keys(kinds) as (keyof typeof kinds)[]
  return Array.from({ length: count }, (_, index) => {
    const name = names[index % names.length] ?? 'forged'
    return { name, link: kinds[name]() }
  })
}

describe('budget link', () => {
  test('signing returns 401 when signed out and 403 without the key', async () => {
    const linked = { seller, year }
    expect((await api.anyone.post(mintPath, linked)).status).toBe(401)
    for (const account of ['rep', 'staff', 'customer', 'group'])
      expect((await (await api.as(account)).post(mintPath, linked)).status).toBe(403)
  })

  test.each([
    [{ seller: 0, year }, 'seller'],
    [{ seller: 'x', year }, 'seller'],
    [{ seller, year: 2019 }, 'year'],
    [{ seller }, 'year'],
    [{ seller, year, t: 'x' }, 't'],
  ])('signing returns 400 for %o', async (linked, field) => {
    const { status, body } = await manager.post(mintPath, linked)
    expect([status, Object.keys(body.codes)]).toEqual([400, [field]])
  })

  test(`that is invalid is rejected on load and save, ${count} variants, and changes nothing`, async () => {
    const users = await api.rows.ask('select id from users where role_id not in (1, 5) order by id')
    const links = badLinks(users.map(({ id }) => Number(id)))
    const before = await stateOf()
    expect((await unexpected(links)).slice(0, 5)).toEqual([])
    expect(await stateOf()).toEqual(before)
  })

  test('that is missing is rejected like an expired one', async () => {
    for (const answer of [await load(rep, {}), await save(rep, {}), await load(manager, { 'x-budget-link': '' })])
      expect([answer.status, answer.body]).toEqual([403, expired])
  })

  test('opens its budget on load and save', async () => {
    const { status, body } = await manager.post(mintPath, { seller, year })
    expect([status, body.t, Date.parse(body.expires) - Date.now() > 86_000_000]).toEqual([
      200,
      expect.stringMatching(/^[\w-]{60}$/),
      true,
    ])
    let version = 1
    for (const account of ['rep', 'staff', 'manager', 'admin']) {
      const by = await api.as(account)
      expect((await load(by, byLink(body.t))).body.version, account).toBe(version)
      const saved = await save(by, byLink(body.t), version)
      expect([saved.status, saved.body.version], account).toEqual([200, version + 1])
      version += 1
    }
    for (const account of ['customer', 'group']) {
      const answer = await load(await api.as(account), byLink(body.t))
      expect([answer.status, answer.body.error], account).toEqual([403, 'forbidden'])
    }
    expect((await load(api.anyone, byLink(body.t))).status).toBe(401)
  })
})

describe('a budget link expires', () => {
  const mintedBy = async () => {
    const issuer = await addMember(api, admin, { role: 5 })
    const { body } = await (await api.as(issuer.email)).post(mintPath, { seller, year })
    expect((await load(rep, byLink(body.t))).status).toBe(200)
    return { issuer, link: body.t as string }
  }
  const expectDead = async (link: string) => {
    const before = await stateOf()
    for (const answer of [await load(rep, byLink(link)), await save(rep, byLink(link))])
      expect([answer.status, answer.body]).toEqual([403, expired])
    const after = await stateOf()
    expect([after.budgets, after.rows]).toEqual([before.budgets, before.rows])
  }

  test('when its issuer gets a role without the key', async () => {
    const { issuer, link } = await mintedBy()
    const { body } = await getUser(admin, issuer.id)
    expect((await edit(admin, body, { role: 4 })).status).toBe(200)
    await expectDead(link)
  })

  test('when its issuer loses access to the page', async () => {
    const { issuer, link } = await mintedBy()
    const { body } = await getUser(admin, issuer.id)
    expect((await edit(admin, body, { role: 5, newPermissions: [{ id: 1030, hasAccess: false }] })).status).toBe(200)
    await expectDead(link)
  })

  test('when its issuer is deleted', async () => {
    const { issuer, link } = await mintedBy()
    expect((await remove(admin, issuer.id)).status).toBe(200)
    await expectDead(link)
  })

  test("when its issuer's role loses the key", async () => {
    const { link } = await mintedBy()
    await api.rows.ask("delete from content_access where key = '1' and role_id = 5")
    await expectDead(link)
    await api.rows.ask("insert into content_access (key, role_id) values ('1', 5)")
    expect((await load(rep, byLink(link))).status).toBe(200)
    expect((await load(rep, byLink(linkTo(seller, year, { issuerId: adminId })))).status).toBe(200)
  })
})

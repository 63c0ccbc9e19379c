import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Api, type Client, startApi } from '#tests/support/client/apiClient.ts'
import {
  addedRow,
  budgetPath,
  byLink,
  changesTo,
  createPath,
  everyMonth,
  linkTo,
  mintPath,
  modifyPath,
  newRow,
  updatePath,
} from '#tests/support/rows/commercial/budgets.ts'

let api: Api
let manager: Client

beforeAll(async () => {
  // The default: no secret is configured.
  api = await startApi({ env: { LINK_SECRET: '' } })
  manager = await api.as('manager')
})

afterAll(() => api.stop())

const ownSecret = async () => {
  const [row] = await api.rows.ask("select value from settings where key = 'link_secret'")
  return row?.value as string
}

test('a portal without a configured link secret uses its own, and rejects links with another', async () => {
  const secret = await ownSecret()
  const { body } = await manager.post(mintPath, { seller: 1, year: 2026 })
  const statusOf = async (link: string) => (await manager.get(modifyPath(1, 2026), byLink(link))).status
  expect(await statusOf(body.t)).toBe(200)
  expect(await statusOf(linkTo(1, 2026, { secret }))).toBe(200)
  for (const other of ['x', secret.slice(1), `${secret} `, 'the-link-secret-of-the-tests'])
    expect(await statusOf(linkTo(1, 2026, { secret: other }))).toBe(403)
})

test('budget creation, changes and signed links are audited, without the link', async () => {
  const seller = 4
  const year = 2021
  const path = `/auth/api/audit-trail/?filter=${encodeURIComponent('{"actor":"manager@anvil.example"}')}`
  const trail = async () => (await (await api.as('admin')).get(path)).body
  const earlier = (await trail()).length
  await manager.post(createPath, { seller, year, rows: [newRow(101, 2), newRow(109, 3, { contract: 5 })] })
  const signed = await manager.post(mintPath, { seller, year })
  const [remaining, gone] = (await manager.get(budgetPath(seller, year))).body.rows
  const changes = {
    rowsAdd: [addedRow(105, 4)],
    rowsEdit: [{ idClient: remaining.value, idBudget: remaining.IdBudget, months: everyMonth(2.5) }],
    rowsDelete: [{ idClient: gone.value, idBudget: gone.IdBudget }],
  }
  const headers = { ...byLink(signed.body.t), 'if-match': '"1"' }
  await manager.post(updatePath, changesTo(seller, year, changes), headers)

  const entries = (await trail()).slice(0, -earlier || undefined).map((entry: Record<string, unknown>) => {
    const rows = entry.changes as { field: string; from: string | null; to: string | null }[]
    return [entry.action, entry.whom, Object.fromEntries(rows.map(({ field, from, to }) => [field, [from, to]]))]
  })
  const each = (amount: string) =>
    everyMonth(0)
      .fill(amount as never)
      .join(' ')
  expect(entries).toEqual([
    [
      'edited',
      'budget 2021 Lena Baumgartner',
      {
        total: ['24.00', '42.00'],
        'Brennholt Turbine Works, Discs': [each('1.00'), each('2.50')],
        'Ironmere Energy Systems, OEM AERO, 00123': [each('1.00'), null],
        'Amaranto Petróleo y Gas, RSP': [null, each('1.00')],
      },
    ],
    [
      'created',
      'budgetLink 2021 Lena Baumgartner',
      { sellerId: [null, 'Lena Baumgartner'], year: [null, '2021'], expiresAt: [null, signed.body.expires] },
    ],
    [
      'created',
      'budget 2021 Lena Baumgartner',
      {
        total: [null, '24.00'],
        'Brennholt Turbine Works, Discs': [null, each('1.00')],
        'Ironmere Energy Systems, OEM AERO, 00123': [null, each('1.00')],
      },
    ],
  ])
  const audit = JSON.stringify(await api.rows.ask('select * from audit'))
  for (const secret of [signed.body.t, await ownSecret()]) expect(audit).not.toContain(secret)
  expect(api.output.join('\n')).not.toContain(signed.body.t)
})

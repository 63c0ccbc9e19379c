import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AnyCall, nameOfCall } from '#schema/call.ts'
import type { Entity } from '#schema/entity.ts'
import type { KindName } from '#schema/fields.ts'
import { infoOf } from '#schema/fields.ts'
import { type Fault, FaultLog } from '#schema/tolerance/faults.ts'
import { readTolerantly } from '#schema/tolerance/readTolerantly.ts'
import { wireName } from '#schema/wire/product.ts'
import { bearer, type Client, clientAt } from '#tests/support/client/apiClient.ts'
import { type Company, startCompany } from '#tests/support/company/company.ts'
import { client, companyPassword } from '#tests/support/company/people.ts'
import { addressOf, bodies } from '#tests/support/company/questions.ts'
import type { CompanyCall } from '#tests/support/company/service.ts'
import { changeRows, listCalls, type Wire } from '#tests/support/connected/listCalls.ts'
import { openRows, type Rows } from '#tests/support/database/openRows.ts'
import { type Portal, startPortal } from '#tests/support/portal/portal.ts'
import { type Oddity, oddities as odd } from '#tests/support/wire/oddities.ts'

/** Stands for a value of the company: it may be on pages, and nowhere else. */
const planted = 'PLANTED-WORD'

const everyKind: readonly KindName[] = odd.find(({ name }) => name === 'null')?.kinds ?? []

const oddities: readonly Oddity[] = [
  ...odd,
  { name: 'a planted word', kinds: everyKind, change: () => planted },
  { name: 'a planted word after a number', kinds: everyKind, change: () => `12 ${planted}` },
  { name: 'an object with a planted word', kinds: everyKind, change: () => ({ [planted]: planted }) },
  { name: 'a list with a planted word', kinds: everyKind, change: () => [planted] },
  { name: 'JSON with a planted word', kinds: everyKind, change: () => `[{"${planted}": "${planted}"` },
]

let company: Company
let portal: Portal
let rows: Rows
let admin: Client
let customer: Client

const signIn = async (mailbox: string) => {
  const answer = await clientAt(portal.url).post('/auth/api/oauth/token/', {
    grant_type: 'password',
    username: `${mailbox}@company.example`,
    password: companyPassword,
    client_id: client.id,
    client_secret: client.secret,
  })
  return bearer(portal.url, answer.body.access_token)
}

beforeAll(async () => {
  company = await startCompany()
  portal = await startPortal({ template: null, env: { ...company.settings, DEMO: 'off', LOG_LEVEL: 'debug' } })
  rows = await openRows(portal)
  admin = await signIn('admin')
  customer = await signIn('customer')
})

afterAll(async () => {
  await rows?.close()
  await portal?.stop()
  await company?.stop()
})

const ask = (by: Client, asked: CompanyCall) => {
  const address = `/${asked.service}${addressOf(asked)}`
  return asked.method === 'GET' ? by.get(address) : by.post(address, bodies[asked.path])
}

const oddRow = (entity: Entity, row: Wire, { kinds, change }: Oddity): Wire => {
  const changed: Wire = { ...row, [planted]: planted }
  for (const field of Object.values(entity.fields)) {
    const { kind, wire } = infoOf(field)
    const key = wireName(wire)
    if (kinds.includes(kind)) changed[key] = change(row[key])
    // A legal value, as the company's own would be.
    else if (kind === 'text') changed[key] = planted
  }
  return changed
}

const found = new Map<string, object>()

const note = (call: AnyCall, faults: readonly Fault[]) => {
  for (const { field, kind, harm, count } of faults)
    found.set([nameOfCall(call), field, kind, harm].join(' '), {
      call: nameOfCall(call),
      field,
      kind,
      hurts: harm,
      count,
    })
}

test('the list calls and odd forms are those of the whole portal', () => {
  expect(listCalls.length).toBeGreaterThan(55)
  expect(oddities.length).toBeGreaterThanOrEqual(30)
})

test.each(listCalls.map((one) => [nameOfCall(one.call), one] as const))(
  '%s loses no more than the bad row through the portal, whatever is odd in it',
  async (_name, { asked, call, entity }) => {
    const read = async () => {
      const { status, body, text } = await ask(admin, asked)
      expect(status, text).toBe(200)
      const log = new FaultLog()
      return { log, rows: readTolerantly(call.answer, body, '', { log, timeZone: 'UTC' }) as Wire[] }
    }
    const only = (first: Wire) => [first, first, first]
    const changing = (change: (row: Wire) => unknown[]) => {
      company.change = (one, body) =>
        one.path === asked.path && one.method === asked.method
          ? changeRows(call.answer, body, ([row = {}]) => change(row))
          : body
    }
    changing(only)
    const { rows: clean } = await read()
    expect(clean).toHaveLength(3)
    for (const oddity of oddities) {
      changing((row) => [row, oddRow(entity, row, oddity), row])
      const { rows: kept, log } = await read()
      expect(kept.length, oddity.name).toBeGreaterThanOrEqual(2)
      expect(kept[0], oddity.name).toEqual(clean[0])
      expect(kept.at(-1), oddity.name).toEqual(clean[2])
      expect(log.counts.unreadable, oddity.name).toBeGreaterThanOrEqual(3 - kept.length)
      note(call, log.faults)
    }
    company.change = null
  },
)

/** Calls whose owner the gateway looks up in the customer's lists, and who it asks for the caller. */
const askedByGateway = ['/api/logged-user/', '/api/menu-options2', '/api/validate-page-access-forge/']

test('the gateway itself reads odd answers without a trace of their values', async () => {
  company.change = ({ path }, body) => {
    if (path === '/api/menu-options2') return [...(body as unknown[]).slice(0, 1), [101, planted, { planted }]]
    if (path === '/api/validate-page-access-forge/') return { ok: true, menu: planted, current_page: { planted } }
    if (askedByGateway.includes(path)) return { ...(body as object), isForge: planted }
    return Array.isArray(body) ? body.map((row) => ({ ...row, weight: planted, id: planted })) : { [planted]: planted }
  }
  const other = await signIn('customer')
  for (const address of ['/content/api/Main/0xD5006/DocumentFile', '/read/Bar/1010/inventoryDetail'])
    expect((await other.get(address)).status, address).toBeGreaterThanOrEqual(400)
  for (const { asked } of listCalls) await ask(customer, asked)
  company.change = null
  await expect.poll(async () => (await rows.ask('select * from answer_faults')).length).toBeGreaterThan(0)
})

test('no value is in the table, the log or the metrics once all faults are reported', async () => {
  expect(found.size).toBeGreaterThan(500)
  const faults = [...found.values()]
  for (let from = 0; from < faults.length; from += 50) {
    // The portal accepts 240 a minute.
    await rows.ask('delete from attempts')
    const answer = await admin.post('/write/answerFaults', { faults: faults.slice(from, from + 50) })
    expect(answer.status, answer.text).toBe(200)
  }
  // Rejected, and not written down either.
  const [fault] = faults
  for (const field of ['call', 'field', 'kind', 'hurts'])
    expect((await admin.post('/write/answerFaults', { faults: [{ ...fault, [field]: planted }] })).status).toBe(400)
  const table = await rows.ask('select * from answer_faults')
  expect(table.length).toBeGreaterThanOrEqual(found.size)
  const metrics = await (await fetch(`${portal.metricsUrl}/metrics`)).text()
  expect(metrics).toContain('portal_answer_faults_total{')
  expect(portal.output.length).toBeGreaterThan(0)
  for (const text of [JSON.stringify(table), metrics, portal.output.join('\n')]) expect(text).not.toContain(planted)
})

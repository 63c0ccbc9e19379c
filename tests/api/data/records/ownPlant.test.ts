import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { PassThrough } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runAdmin } from '#backend/command/admin.ts'
import { runImport } from '#backend/imports/folders/command.ts'
import { readConfig } from '#proxy/config.ts'
import { type Api, type Client, startApi } from '#tests/support/client/apiClient.ts'
import { addMember } from '#tests/support/client/users.ts'
import { createDatabase, dropDatabase } from '#tests/support/database/postgres.ts'
import { fetchDocument, pagesOf } from '#tests/support/files/readPdf.ts'

const timeZone = 'America/Monterrey'
const administrator = { email: 'ana@company.example', password: 'Quenched-4140' }
const server = process.env.TEST_DATABASE === 'postgres' ? process.env.TEST_POSTGRES_URL : undefined

let folder: string
let target: string
let place: { dataDir: string; databaseUrl: string | undefined; timeZone: string }
let api: Api
let admin: Client
let customer: Client

const written = (stream: PassThrough) => stream.read()?.toString() ?? ''

/** Runs a command, checks that it exits with 0 and returns its output. */
const succeed = async (run: (output: PassThrough, errors: PassThrough) => Promise<number>) => {
  const [output, errors] = [new PassThrough(), new PassThrough()]
  const code = await run(output, errors)
  expect([code, written(errors)]).toEqual([0, ''])
  return written(output)
}

/** Writes the CSV files shown in `docs/your-own-plant.md`. */
const writeFiles = async () => {
  const text = await readFile(new URL('../../../../docs/your-own-plant.md', import.meta.url), 'utf8')
  const files = [...text.matchAll(/^```csv (\w+)\n(.*?)^```$/gms)]
  await mkdir(join(folder, 'files'))
  for (const [, name, content] of files) await writeFile(join(folder, 'files', `${name}.csv`), content ?? '')
  return files.map(([, name]) => name)
}

const takeFiles = () => succeed((output, errors) => runImport([join(folder, 'files')], () => place, { output, errors }))

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'anvil-files-'))
  target = await mkdtemp(join(tmpdir(), 'portal-own-plant-'))
  const databaseUrl = server ? await createDatabase(server, basename(target)) : undefined
  place = { dataDir: target, databaseUrl, timeZone }
  const passwordFile = join(folder, 'password')
  await writeFile(passwordFile, administrator.password, { mode: 0o600 })
  const person = ['--name', 'Ana Reyes', '--email', administrator.email, '--password-file', passwordFile]
  const { keptDays } = readConfig({})
  const settings = { ...place, databaseUrl, product: 'Anvil', services: { auth: undefined }, keptDays }
  await succeed((output, errors) =>
    runAdmin(['create', ...person], settings, { input: new PassThrough().end(), output }, errors),
  )
})

afterAll(async () => {
  await api?.stop()
  for (const path of [folder, target]) await rm(path, { recursive: true, force: true })
  if (server) await dropDatabase(server, basename(target))
})

test('example plant files are imported, and a second import changes nothing', async () => {
  const names = await writeFiles()
  expect(names).toContain('jobOrders')
  const first = await takeFiles()
  for (const name of names) expect(first).toMatch(new RegExp(`^${name}: \\d+ rows: \\d+ added\\.$`, 'm'))
  const second = await takeFiles()
  for (const name of names) expect(second).toMatch(new RegExp(`^${name}: \\d+ rows: nothing changed\\.$`, 'm'))
})

test('administrator of an imported plant creates the first user of the customer, who signs in', async () => {
  api = await startApi({ template: target, env: { DEMO: 'off' } })
  admin = await api.as(administrator.email, administrator.password)
  const { email } = await addMember(
    api,
    admin,
    { multiple_client_ids: [1], company: 'Bellweather Turbines' },
    administrator.email,
  )
  customer = await api.as(email, administrator.password)
  const { body } = await customer.get('/read/ObtenerClientesUnidadNegocio/')
  expect(JSON.stringify(body)).toContain('Bellweather Turbines')
})

test('statement of an imported plant contains the values of the files', async () => {
  const { status, body } = await customer.get('/read/Account/ObtenerCartera/DETAILDETAIL/1')
  expect(status).toBe(200)
  expect(body).toMatchObject({ paymentScore: [{ total: 5252.5, overdueammount: 5002, openammount: 250.5 }] })
})

test('work in progress of an imported plant contains the values of the files', async () => {
  const { body } = await customer.get('/read/WIP/getwipdetalle/1')
  const lines = body.wipdetalle as { OP: string; pedido: string; cantidad: number; enviadas: number; Wip: unknown }[]
  expect(lines.map(({ OP, pedido, cantidad, enviadas }) => [OP, pedido, cantidad, enviadas])).toEqual([
    ['J-1', 'PO-7001', 10, 4],
    ['J-2', 'PO-7001', 6, 0],
  ])
  expect((await customer.get('/read/WIP/overview/1')).body).toMatchObject({ Forging: 8, Machining: 4 })
})

test('invoice of an imported plant is drawn from the files, and only for its customer', async () => {
  const [row] = await api.rows.ask(
    `select purchase_orders.hash as order_hash, invoices.hash from invoices
      join purchase_orders on purchase_orders.id = purchase_order_id where invoices.number = ?`,
    'INV-2',
  )
  const path = `/content/EQuoteService/FacturaStreamEncode/0x${row?.order_hash}/0x${row?.hash}`
  const text = (await pagesOf((await fetchDocument(api, customer, path)).bytes)).join(' ')
  for (const part of ['INV-2', 'PO-7001', 'Bellweather Turbines', '1,250.50']) expect(text).toContain(part)
  expect((await api.anyone.get(path)).status).toBe(401)
})

test('data freshness reports the time of the import', async () => {
  const { body } = await customer.get('/read/dataFreshness')
  const invoices = body.find(({ file }: { file: string }) => file === 'invoices')
  expect(invoices).toMatchObject({ isStale: false })
  expect(Date.now() - Date.parse(invoices.importedAt)).toBeLessThan(300_000)
})

test('data freshness names the files of pages that were never imported', async () => {
  const { body } = await customer.get('/read/dataFreshness')
  const never = body.filter(({ importedAt }: { importedAt: string | null }) => importedAt === null)
  const files = never.map(({ file }: { file: string }) => file)
  expect(files).toEqual(expect.arrayContaining(['creditNotes', 'deliveries', 'bars']))
  expect(files).not.toContain('invoices')
})

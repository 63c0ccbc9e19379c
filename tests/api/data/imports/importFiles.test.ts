import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dataFiles } from '#schema/imports/index.ts'
import { type Api, type Client, startApi } from '#tests/support/client/apiClient.ts'
import { addMember } from '#tests/support/client/users.ts'
import { csv, importInto, runImportOn, smallPlant } from '#tests/support/rows/imports.ts'

let api: Api
let admin: Client

beforeAll(async () => {
  api = await startApi()
  admin = await api.as('admin')
})

afterAll(() => api.stop())

const linesOf = (text: string) => text.split('\n').filter((line) => /: [\d,]+ rows: /.test(line))
const tables = ['customers', 'parts', 'purchase_orders', 'job_orders', 'invoices', 'invoice_lines']
const jobOrder = async (number: string) =>
  (await api.rows.ask('select * from job_orders where customer_id = 7001 and number = ?', number))[0] ?? {}

test('a folder is imported while the portal is running', async () => {
  const { code, output, errors } = await importInto(api, smallPlant)
  expect({ code, errors }).toEqual({ code: 0, errors: '' })
  expect(linesOf(output)).toEqual([
    'customers: 2 rows: 2 added.',
    'parts: 2 rows: 2 added.',
    'purchaseOrders: 2 rows: 2 added.',
    'jobOrders: 2 rows: 2 added.',
    'invoices: 2 rows: 2 added.',
    'invoiceLines: 1 rows: 1 added.',
  ])
  expect(await jobOrder('J-1')).toMatchObject({
    price: expect.anything(),
    quantity: 10,
    cutting: 6,
    forging: 0,
    in_process: 6,
  })
  expect(Number((await jobOrder('J-1')).price)).toBe(123_450)
  const { body } = await admin.get('/read/data/customers/7002')
  expect(body).toMatchObject({ name: 'Quillon Direct', parentId: 7001 })
  const [part] = await api.rows.ask("select * from parts where provider_number = 'R70001'")
  expect(part).toMatchObject({ description: 'Ring; "rolled"', inner_diameter: 28.4 })
})

test('an import updates monthly sums, search texts and link hashes', async () => {
  const [sum] = await api.rows.ask('select sum(amount) as amount from invoiced_parts where customer_id = 7001')
  expect(Number(sum?.amount)).toBe(4 * 123_450)
  const [customer] = await api.rows.ask('select search from customers where id = 7001')
  expect(customer?.search).toBe('quillon rotor works\nquillon rotor works ltd')
  const hashes = await api.rows.ask('select hash from invoices where customer_id = 7001')
  expect(new Set(hashes.map(({ hash }) => hash)).size).toBe(2)
  for (const { hash } of hashes) expect(hash).toMatch(/^[0-9a-f]{32}$/)
})

test('a second import of the same files changes nothing and reports it', async () => {
  const before = await api.rows.count(...tables, 'audit')
  const { code, output } = await importInto(api, smallPlant)
  expect(code).toBe(0)
  expect(linesOf(output)).toHaveLength(6)
  for (const line of linesOf(output)) expect(line).toMatch(/: nothing changed\.$/)
  expect(await api.rows.count(...tables, 'audit')).toEqual(before)
})

test('an import records its time, its result and who ran it', async () => {
  const runs = await api.rows.ask("select * from imports where entity = 'jobOrders' order by id")
  expect(runs).toMatchObject([
    { made_by: 'command', result: 'done', row_count: 2, added: 2, changed: 0, removed: 0, issue_count: 0 },
    { made_by: 'command', result: 'done', row_count: 2, added: 0, changed: 0, removed: 0, issue_count: 0 },
  ])
  const [entry] = await api.rows.ask("select * from audit where record = 'import jobOrders'")
  expect(JSON.parse(entry?.after)).toEqual({ run: runs[0]?.id, rows: 2, added: 2, changed: 0, removed: 0 })
})

test('an import changes rows by key and keeps columns missing in the file', async () => {
  const { id, price } = await jobOrder('J-1')
  const header = 'customerId,number,purchaseOrder,part,lineItem,quantity,price,status,requestedOn'
  const { output } = await importInto(api, {
    jobOrders: csv(header, '7001,J-1,PO-1,R70001,1,12,1234.50,delayed,2026-12-01'),
  })
  expect(linesOf(output)).toEqual(['jobOrders: 1 rows: 1 changed.'])
  expect(await jobOrder('J-1')).toMatchObject({ id, price, quantity: 12, status: 'delayed', shipped: 4, cutting: 6 })
})

test('an imported customer name is updated in its users', async () => {
  const user = await addMember(api, admin, { multiple_client_ids: [7001] })
  await importInto(api, { customers: smallPlant.customers?.replace('Quillon Rotor Works,', 'Quillon Rotors,') ?? '' })
  const [row] = await api.rows.ask('select relation, search from users where id = ?', user.id)
  expect(row).toMatchObject({ relation: 'Quillon Rotors', search: expect.stringContaining('quillon rotors') })
})

test('a file with problems is not stored, and each problem is reported with its line', async () => {
  const before = await api.rows.count(...tables)
  const header = 'customerId,number,purchaseOrder,part,lineItem,quantity,price,status,requestedOn'
  const { code, errors } = await importInto(api, {
    jobOrders: csv(
      header,
      '7001,J-3,PO-1,R70001,3,10,1.50,onTime,2026-12-01',
      '7001,J-4,PO-1,R70001,4,ten,"1,50",soon,01.12.2026',
      '7001,J-5,PO-1,R70001,5,1,1.505,onTime,2026-02-30',
      '7001,J-6',
      '7001,J-7,PO-1,R70001,7,10,1.50,onTime,0026-12-01',
    ),
  })
  expect(code).toBe(1)
  expect(errors.trim().split('\n')).toEqual([
    'jobOrders: rejected, no row was stored.',
    '  read as: price 1,234.56; requestedOn DD.MM.YYYY',
    '  jobOrders.csv: 3: quantity: "ten": Must be a number such as 1234.5.',
    '  jobOrders.csv: 3: price: "1,50": Must be in the format 1,234.56, as most values of this column.',
    '  jobOrders.csv: 3: status: "soon": Must be one of late, delayed, onTime, inTransit, delivered, deviationRequest.',
    '  jobOrders.csv: 4: price: "1.505": Has too many decimals: at most 2 are kept. Set round for this column in the mapping to round them.',
    '  jobOrders.csv: 4: requestedOn: "2026-02-30": Must be a date such as 2026-11-21.',
    '  jobOrders.csv: 5: -: Has 2 cells; the header has 9.',
    '  jobOrders.csv: 6: requestedOn: "0026-12-01": Must be in the years 1900 to 2100.',
  ])
  expect(await api.rows.count(...tables)).toEqual(before)
})

test('an import accepts a byte order mark and Windows line ends, and reports its progress', async () => {
  const { output } = await importInto(api, { incoterms: '\ufeffid,name\r\n7010,DDP Ostrava\r\n' })
  expect(output.trim().split('\n')).toEqual([
    'incoterms: reading',
    'incoterms: reading, 1 rows',
    'incoterms: checking, 1 rows',
    'incoterms: writing, 1 rows',
    'incoterms: 1 rows: 1 added.',
  ])
  expect(await api.rows.ask('select name from incoterms where id = 7010')).toEqual([{ name: 'DDP Ostrava' }])
})

test('unknown references and duplicate keys are reported', async () => {
  const header = 'customerId,number,purchaseOrder,part,lineItem,quantity,price,status,requestedOn'
  const { code, errors } = await importInto(api, {
    jobOrders: csv(
      header,
      '7001,J-3,PO-9,R70001,3,10,1.50,onTime,2026-12-01',
      '7002,J-3,PO-1,R70001,3,10,1.50,onTime,2026-12-01',
    ),
    purchaseOrders: csv(
      'customerId,number,orderedOn',
      '7001,PO-7,2026-01-01',
      '7001,PO-8,2026-01-01',
      '7001,PO-7,2026-01-02',
    ),
    invoices: csv(
      'customerId,number,purchaseOrder,issuedOn,dueOn,amount,balance',
      '7001,I-9,PO-77,2026-01-01,2026-01-01,1,1',
      '7999,I-9,,2026-01-01,2026-01-01,1,1',
    ),
  })
  expect(code).toBe(1)
  const reported = errors.split('\n').filter((line) => line.startsWith('  '))
  expect(reported).toEqual([
    '  purchaseOrders.csv: 4: customerId, number: "PO-7": Is a duplicate of line 2.',
    '  jobOrders.csv: 2: purchaseOrder: "PO-9": Refers to no row of purchaseOrders.',
    '  jobOrders.csv: 3: part: "R70001": Refers to no row of parts.',
    '  invoices.csv: 2: purchaseOrder: "PO-77": Refers to no row of purchaseOrders.',
    '  invoices.csv: 3: customerId: "7999": Refers to no row of customers.',
  ])
})

test('a violated table constraint is reported with its line', async () => {
  const { code, errors } = await importInto(api, {
    offers: csv(
      'id,customerId,proposedOn,price,status,decidedOn',
      '7001,7001,2026-10-01,3.25,1,',
      '7002,7001,2026-10-01,3.25,1,2026-10-02',
      '7003,7001,2026-10-01,3.25,2,',
    ),
  })
  expect(code).toBe(1)
  expect(errors).toContain('  offers.csv: 3: -: Does not match the other values.')
})

test('--replace reports and removes missing rows, and stores nothing if others refer to them', async () => {
  const invoices = await api.rows.ask(
    'select customer_id, number, issued_on, due_on, amount, balance, hash from invoices',
  )
  const header = 'customerId,number,issuedOn,dueOn,amount,balance,hash'
  const rowsBut = (gone: string) =>
    invoices
      .filter(({ number }) => number !== gone)
      .map((row) =>
        [row.customer_id, row.number, row.issued_on, row.due_on, row.amount / 100, row.balance / 100, row.hash].join(
          ',',
        ),
      )
  const before = await api.rows.count('invoices')
  const rejected = await importInto(api, { invoices: csv(header, ...rowsBut('I-1')) }, '--replace')
  expect(rejected.code).toBe(1)
  expect(rejected.errors).toContain('"I-1": Cannot be removed: 1 rows of invoiceLines refer to it.')
  expect(await api.rows.count('invoices')).toEqual(before)

  const { code, output } = await importInto(api, { invoices: csv(header, ...rowsBut('I-2')) }, '--replace')
  expect(code).toBe(0)
  expect(output).toContain('invoices: removing, 1 rows that the file no longer has')
  expect(linesOf(output)).toEqual([`invoices: ${(invoices.length - 1).toLocaleString('en')} rows: 1 removed.`])
})

test('--template writes an importable file of each kind, and a description of the columns', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-template-'))
  try {
    expect(await runImportOn(api, '--template', folder)).toMatchObject({ code: 0, errors: '' })
    expect(readdirSync(folder).sort()).toEqual([...dataFiles.map(({ name }) => `${name}.csv`), 'README.md'].sort())
    expect(readFileSync(join(folder, 'README.md'), 'utf8')).toContain(
      '| orderedOn | yes | A day, such as 2026-11-21. |',
    )
    expect(await runImportOn(api, folder)).toMatchObject({ code: 0, errors: '' })
    const again = await runImportOn(api, '--template', folder)
    expect(again.code).toBe(1)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('an invalid import folder is reported', async () => {
  expect((await runImportOn(api)).code).toBe(2)
  expect(await importInto(api, { joborders: 'a\n' })).toMatchObject({
    code: 1,
    errors: expect.stringContaining('joborders.csv: no such file is known'),
  })
  expect((await importInto(api, {})).errors).toContain('There is no CSV file')
})

describe('the program', () => {
  const run = promisify(execFile)
  const program = fileURLToPath(new URL('../../../../dist-server/importFiles.js', import.meta.url))
  const runProgram = (env: Record<string, string>, ...args: string[]) =>
    run(process.execPath, ['--disable-warning=ExperimentalWarning', program, ...args], { env }).then(
      ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
      ({ code, stdout, stderr }) => ({ code, stdout, stderr }),
    )

  test('needs in production no setting but those of the database', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'portal-production-'))
    try {
      const env = { NODE_ENV: 'production', DATA_DIR: join(folder, 'data') }
      writeFileSync(join(folder, 'incoterms.csv'), csv('id,name', '1,FCA'))
      expect(await runProgram(env, folder)).toMatchObject({ code: 0, stderr: '' })
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  test('names a wrong setting without a stack, and shows its help without settings', async () => {
    const wrong = { DATABASE_URL: 'mysql://x' }
    const { code, stderr } = await runProgram(wrong, tmpdir())
    expect([code, stderr]).toEqual([
      1,
      expect.stringMatching(/^These settings cannot be used:\n {2}DATABASE_URL .*\n$/),
    ])
    expect(await runProgram(wrong, '--help')).toMatchObject({ code: 0, stdout: expect.stringContaining('--dry-run') })
    expect((await runProgram(wrong, '--force', tmpdir())).code).toBe(2)
  })
})

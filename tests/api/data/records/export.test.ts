import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inSnapshot } from '#backend/database/snapshot.ts'
import { exportFiles } from '#backend/imports/folders/exportFiles.ts'
import { fileRows } from '#backend/imports/folders/fileRows.ts'
import { dataFileOf, dataFiles } from '#schema/imports/index.ts'
import { type Api, startApi } from '#tests/support/client/apiClient.ts'
import { simpleRest } from '#tests/support/client/simpleRest.ts'
import { onePixel } from '#tests/support/files/uploads.ts'
import { enterPlantFigures } from '#tests/support/rows/plantFigures.ts'

let api: Api
let folder: string
const exportedCounts = new Map<string, number>()

beforeAll(async () => {
  api = await startApi()
  folder = await mkdtemp(join(tmpdir(), 'anvil-export-'))
  // The demo's photos are drawn SVGs; replace them with bitmaps.
  for (const table of ['contact_photos', 'team_photos'])
    await api.rows.ask(`update ${table} set media_type = 'image/png', photo = ?`, onePixel)
  await enterPlantFigures(api)
  await exportFiles(api, folder, (name, rows) => exportedCounts.set(name, rows))
})

afterAll(async () => {
  await api.stop()
  await rm(folder, { recursive: true, force: true })
})

const linesOf = async (name: string) => (await readFile(join(folder, `${name}.csv`), 'utf8')).split('\r\n')

describe('export of a running portal', () => {
  test('writes one complete file per kind of record', async () => {
    expect((await readdir(folder)).sort()).toEqual(
      [...dataFiles.map(({ name }) => `${name}.csv`), 'photos', 'teamPhotos', 'documents', 'documents.csv'].sort(),
    )
  })

  test.each(dataFiles.map((file) => [file.name, file] as const))(
    '%s contains every row of its table',
    async (name, file) => {
      const counted = await api.rows.count(file.table)
      expect(exportedCounts.get(name)).toBe(counted[file.table])
      expect(counted[file.table]).toBeGreaterThan(0)
      expect((await linesOf(name))[0]).toBe(Object.keys(file.columns).join(','))
    },
  )

  test("uses the plant's references, decimal points and days", async () => {
    const [row] = await api.rows.ask(
      `select invoices.number as invoice, invoice_lines.position, job_orders.number as job, invoice_lines.quantity,
        invoice_lines.price, invoices.customer_id as customer from invoice_lines
        join invoices on invoices.id = invoice_id join job_orders on job_orders.id = job_order_id
        where invoice_lines.price % 100 between 11 and 19 order by invoices.id, invoice_lines.position limit 1`,
    )
    const { customer, invoice, position, job, quantity, price } = row ?? {}
    expect(await linesOf('invoiceLines')).toContain(
      [customer, invoice, position, job, quantity, (Number(price) / 100).toFixed(2)]
        .join(',')
        .replace(/(\.\d)0$/, '$1'),
    )
    expect((await linesOf('purchaseOrders'))[1]).toMatch(/^\d+,\d+,[^,]+,\d{4}-\d\d-\d\d,[0-9a-f]{16,}$/)
  })

  test.each([
    ['contactPhotos', 'photos'],
    ['teamPhotos', 'teamPhotos'],
  ])('writes each photo of %s to the file named in its row', async (file, photos) => {
    const [, first] = await linesOf(file)
    const [, name = ''] = first?.split(',') ?? []
    expect(name).toMatch(/^\d+\.png$/)
    expect((await readFile(join(folder, photos, name))).equals(onePixel)).toBe(true)
    expect(await readdir(join(folder, photos))).toHaveLength(exportedCounts.get(file) ?? 0)
  })

  test('quotes cells with a comma, and leaves unknown values empty', async () => {
    const [, first] = await linesOf('customers')
    expect(first).toMatch(/^101,Brennholt Turbine Works,"Brennholt Turbine Works, Inc\.",.*,$/)
  })

  test('is a consistent snapshot during concurrent writes', async () => {
    const records = simpleRest(await api.as('admin'))
    const customers = dataFileOf('customers')
    if (!customers) throw new Error('There is no file of customers.')
    const namesNow = () =>
      inSnapshot(api, async (db) => {
        const names: unknown[] = []
        for await (const [, name] of fileRows(db, customers)) names.push(name)
        return names
      })
    const during = await inSnapshot(api, async (db) => {
      const names: unknown[] = []
      for await (const [, name] of fileRows(db, customers)) {
        if (names.length === 0) {
          const { data } = await records.getOne('data/customers', { id: 102 })
          await records.update('data/customers', {
            id: 102,
            data: { ...data, name: 'Meanwhile Works' },
            previousData: data,
          })
        }
        names.push(name)
      }
      for await (const [, name] of fileRows(db, customers)) names.push(name)
      return names
    })
    expect(during).not.toContain('Meanwhile Works')
    expect(during).toHaveLength(2 * (exportedCounts.get('customers') ?? 0))
    expect(await namesNow()).toContain('Meanwhile Works')
  })

  test('fails for a folder without a database, and does not create one', async () => {
    const empty = await mkdtemp(join(tmpdir(), 'anvil-empty-'))
    await expect(exportFiles({ dataDir: empty }, join(empty, 'out'), () => {})).rejects.toThrow(/no database/)
    expect(await readdir(empty)).toEqual([])
    await rm(empty, { recursive: true })
  })
})

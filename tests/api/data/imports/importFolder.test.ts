import { appendFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { systemClock } from '#backend/clock.ts'
import { openDatabase } from '#backend/database/openDatabase.ts'
import { folderLooker } from '#backend/imports/watching/importFolder.ts'
import { lookAt, takeFile } from '#backend/imports/watching/takeFile.ts'
import { type Copy, openCopy } from '#tests/support/database/openCopy.ts'
import { startPostgres } from '#tests/support/database/postgres.ts'
import { startPortal } from '#tests/support/portal/portal.ts'
import { csv, smallPlant } from '#tests/support/rows/imports.ts'
import { raise } from '#tests/support/services/taskMailer.ts'

let copy: Copy
let folder: string

beforeAll(async () => {
  copy = await openCopy('UTC')
})

afterAll(() => copy.close())

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-folder-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

const portal = (onError: (error: unknown) => void = raise) => {
  const { db, dataDir, databaseUrl } = copy
  return { db, clock: systemClock('UTC', null), folder, place: { dataDir, databaseUrl }, onError }
}

const put = (name: string, content: string) => writeFileSync(join(folder, name), content)

/** Names without the time before them. */
const filesIn = (settled: string) => {
  try {
    return readdirSync(join(folder, settled))
      .map((name) => name.replace(/^\d{8}T\d{9}Z-/, ''))
      .sort()
  } catch {
    return []
  }
}

const left = () => readdirSync(folder).filter((name) => name !== 'done' && name !== 'failed')

const textOf = (settled: string, name: string) => {
  const file = readdirSync(join(folder, settled)).find((one) => one.endsWith(`Z-${name}.txt`)) ?? ''
  return readFileSync(join(folder, settled, file), 'utf8')
}

const incoterm = async (id: number) => (await copy.rows.ask('select name from incoterms where id = ?', id))[0]?.name
const runs = () =>
  copy.rows.ask("select entity, made_by, result, file_name from imports where made_by = 'folder' order by id")

test('a file that cannot be imported is moved to failed beside its problems', async () => {
  put('incoterms.csv', csv('id,name', 'x,FCA'))
  put('Shoes.csv', csv('size', '42'))
  put('news.xlsx', 'PK\u0003\u0004 and no workbook')
  const look = folderLooker(portal())
  await look()
  await look()
  expect(left()).toEqual([])
  expect(filesIn('failed')).toEqual([
    'Shoes.csv',
    'Shoes.csv.txt',
    'incoterms.csv',
    'incoterms.csv.txt',
    'news.xlsx',
    'news.xlsx.txt',
  ])
  expect(textOf('failed', 'incoterms.csv')).toContain('incoterms.csv: 2: id: "x": ')
  expect(textOf('failed', 'Shoes.csv')).toContain(
    'no kind of file has it. Keep a mapping under Administration, Imports.',
  )
  expect(textOf('failed', 'news.xlsx')).toContain('news: rejected')
  expect(filesIn('done')).toEqual([])
})

test('a file is imported once it has not changed between two looks, and moved to done beside its counts', async () => {
  put('incoterms.csv', csv('id,name', '9101,FCA'))
  const look = folderLooker(portal())
  await look()
  appendFileSync(join(folder, 'incoterms.csv'), '9102,DAP\n')
  await look()
  expect([await incoterm(9101), left()]).toEqual([undefined, ['incoterms.csv']])
  await look()
  expect([await incoterm(9101), await incoterm(9102), left()]).toEqual(['FCA', 'DAP', []])
  expect(filesIn('done')).toEqual(['incoterms.csv', 'incoterms.csv.txt'])
  expect(textOf('done', 'incoterms.csv')).toBe('incoterms: 2 rows: 2 added.\n')
  expect((await runs()).at(-1)).toEqual({
    entity: 'incoterms',
    made_by: 'folder',
    result: 'done',
    file_name: 'incoterms.csv',
  })
})

test('files that come together are imported in the order of their references, once all have come', async () => {
  const look = folderLooker(portal())
  const { customers = '', ...others } = smallPlant
  for (const [name, content] of Object.entries(others)) put(`${name}.csv`, content)
  await look()
  put('customers.csv', customers)
  await look()
  expect(filesIn('done')).toEqual([])
  await look()
  expect(filesIn('failed')).toEqual([])
  expect(filesIn('done')).toHaveLength(2 * Object.keys(smallPlant).length)
  const [line] = await copy.rows.ask(
    'select count(*) as count from invoice_lines where invoice_id in (select id from invoices where customer_id = 7001)',
  )
  expect(Number(line?.count)).toBe(1)
})

test('files on their way, links and other files are left alone', async () => {
  put('.incoterms.csv', csv('id,name', '9110,EXW'))
  put('incoterms.csv.part', csv('id,name', '9110,EXW'))
  put('readme.pdf', '%PDF')
  mkdirSync(join(folder, 'contacts.csv'))
  const look = folderLooker(portal())
  await look()
  await look()
  expect(left().sort()).toEqual(['.incoterms.csv', 'contacts.csv', 'incoterms.csv.part', 'readme.pdf'])
})

describe('with kept mappings', () => {
  const keep = (name: string, file_name: string, mapping: object) =>
    copy.db
      .insertInto('import_mappings')
      .values({ name, file_name, mapping: JSON.stringify(mapping) })
      .execute()

  const columns = [
    { column: 'id', from: 'Nr' },
    { column: 'name', from: 'Klausel' },
  ]

  afterEach(() => copy.db.deleteFrom('import_mappings').execute())

  test('a file is imported with the mapping that was kept for its name, or for its name of another day', async () => {
    await keep('Terms', 'TINC_20261101.csv', { file: 'incoterms', columns })
    put('tinc_20261128.csv', csv('Nr;Klausel', '9121;CIP'))
    const look = folderLooker(portal())
    await look()
    await look()
    expect([await incoterm(9121), filesIn('failed')]).toEqual(['CIP', []])
  })

  test('a file of two kinds is imported as both or not at all', async () => {
    const of = (column: string, from: string) => ({ column, from })
    await keep('Lines', 'VBAP.csv', {
      file: 'jobOrders',
      columns: [
        of('customerId', 'Kunde'),
        of('number', 'Auftrag'),
        of('purchaseOrder', 'Bestellung'),
        of('part', 'Teil'),
        of('lineItem', 'Pos'),
        of('quantity', 'Menge'),
        of('price', 'Preis'),
        of('requestedOn', 'Termin'),
        { column: 'status', fixed: 'onTime' },
      ],
    })
    await keep('Orders', 'VBAP.csv', {
      file: 'purchaseOrders',
      once: true,
      columns: [of('customerId', 'Kunde'), of('number', 'Bestellung'), of('orderedOn', 'Datum')],
    })
    const header = 'Kunde,Auftrag,Bestellung,Teil,Pos,Menge,Preis,Termin,Datum'
    const line = (number: string, part: string) => `7001,${number},PO-F,${part},1,2,10.00,2026-12-01,2026-09-01`
    const look = folderLooker(portal())
    const orders = async () =>
      (await copy.rows.ask("select number from purchase_orders where customer_id = 7001 and number = 'PO-F'")).length
    put('VBAP.csv', csv(header, line('F-1', 'R70001'), line('F-2', 'unknown')))
    await look()
    await look()
    expect([await orders(), filesIn('failed')]).toEqual([0, ['VBAP.csv', 'VBAP.csv.txt']])
    expect(textOf('failed', 'VBAP.csv')).toContain('VBAP.csv: 3: part (Teil): "unknown": ')
    put('VBAP.csv', csv(header, line('F-1', 'R70001'), line('F-2', 'R70002')))
    await look()
    await look()
    expect([await orders(), filesIn('done')]).toEqual([1, ['VBAP.csv', 'VBAP.csv.txt']])
    expect(textOf('done', 'VBAP.csv').split('\n')).toEqual(
      expect.arrayContaining([
        expect.stringContaining('purchaseOrders: 1 rows: 1 added.'),
        expect.stringContaining('jobOrders: 2 rows: 2 added.'),
      ]),
    )
  })

  test('a file with two mappings of a kind is moved to failed, which names them', async () => {
    await keep('Terms', 'TINC.csv', { file: 'incoterms', columns })
    await keep('Terms, old', 'tinc.csv', { file: 'incoterms', columns })
    put('TINC.csv', csv('Nr;Klausel', '9122;CIP'))
    const look = folderLooker(portal())
    await look()
    await look()
    expect(textOf('failed', 'TINC.csv')).toContain(
      'Several kept mappings are for files of this name: Terms, Terms, old.',
    )
  })
})

test('of two portals on one PostgreSQL, one imports a file that both have seen', async () => {
  const cluster = await startPostgres()
  onTestFinished(cluster.stop)
  const place = { dataDir: copy.dataDir, databaseUrl: cluster.url }
  const opened = await openDatabase({ ...place, timeZone: 'UTC' })
  onTestFinished(opened.close)
  put('incoterms.csv', csv('id,name', ...Array.from({ length: 3_000 }, (_, at) => `${10_000 + at},Term ${at}`)))
  const path = join(folder, 'incoterms.csv')
  const look = await lookAt(path)
  const kinds = [{ entity: 'incoterms', mapping: null }]
  const take = () => takeFile({ place, name: 'incoterms.csv', look: look ?? expect.fail(), kinds }, path)
  const taken = await Promise.all([take(), take(), take()])
  expect(taken.map(({ isTaken }) => isTaken).toSorted()).toEqual([false, false, true])
  expect(await opened.db.selectFrom('imports').select(['made_by', 'added']).execute()).toEqual([
    { made_by: 'folder', added: 3_000 },
  ])
})

test('of two looks at a folder, one imports a file', async () => {
  const lines = Array.from({ length: 3_000 }, (_, at) => `${10_000 + at},Term ${at}`)
  put('incoterms.csv', csv('id,name', ...lines))
  const before = (await runs()).length
  const looks = [folderLooker(portal()), folderLooker(portal())]
  for (let round = 0; round < 3; round += 1) await Promise.all(looks.map((look) => look()))
  expect((await runs()).length - before).toBe(1)
  expect(filesIn('done')).toEqual(['incoterms.csv', 'incoterms.csv.txt'])
})

test('a file is tried again while its import fails, and then moved to failed', async () => {
  put('incoterms.csv', csv('id,name', '9131,CPT'))
  const errors: unknown[] = []
  const place = { dataDir: '/nowhere', databaseUrl: copy.databaseUrl && 'postgres://nobody@127.0.0.1:1/none' }
  const look = folderLooker({ ...portal((error) => errors.push(error)), place })
  await look()
  for (let tried = 1; tried < 5; tried += 1) {
    await look()
    expect([errors.length, left()]).toEqual([tried, ['incoterms.csv']])
  }
  await look()
  expect([errors.length, left(), filesIn('failed')]).toEqual([5, [], ['incoterms.csv', 'incoterms.csv.txt']])
})

test('a folder that does not exist stops the start', async () => {
  const output: string[] = []
  await expect(startPortal({ env: { IMPORT_FOLDER: join(folder, 'none') }, output })).rejects.toThrow()
  expect(output.join('\n')).toContain('IMPORT_FOLDER must be a folder that the portal may write: ENOENT')
})

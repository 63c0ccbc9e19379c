import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { administer } from '#tests/support/client/administer.ts'
import { type Api, type Client, startApi } from '#tests/support/client/apiClient.ts'
import { csv, runImportOn } from '#tests/support/rows/imports.ts'

const examples = fileURLToPath(new URL('../../../../docs/examples', import.meta.url))

let api: Api
let admin: Client

beforeAll(async () => {
  api = await startApi()
  admin = await api.as('admin')
})

afterAll(() => api.stop())

const inFolder = async <T>(run: (folder: string) => Promise<T>) => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-named-'))
  try {
    return await run(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const upload = async (name: string, body: string | Uint8Array) => {
  const { body: answer } = await admin.send('POST', `/write/importUploads?name=${encodeURIComponent(name)}`, {
    body,
    headers: { 'content-type': 'text/csv' },
  })
  return answer
}

const systems = {
  dynamics: 'Dynamics 365',
  epicor: 'Epicor',
  erpnext: 'ERPNext',
  infor: 'Infor',
  odoo: 'Odoo',
  oracle: 'Oracle',
}

describe.each(Object.entries(systems))('the ready mappings of %s', (folder, system) => {
  const files = readdirSync(join(examples, folder)).filter((name) => name !== 'mapping.json')

  test('are offered by name for its files', async () => {
    for (const name of files) {
      const { mapping, mappings, columns } = await upload(name, readFileSync(join(examples, folder, name)))
      expect([mapping, mappings]).toEqual([`${system}: ${name}`, expect.arrayContaining([`${system}: ${name}`])])
      expect(columns.length).toBeGreaterThan(2)
    }
  })

  test('are proposed by the command, and import its files as they are', () =>
    inFolder(async (copy) => {
      for (const name of files) cpSync(join(examples, folder, name), join(copy, name))
      const proposed = await runImportOn(api, '--propose', copy)
      expect(proposed).toMatchObject({ code: 0, errors: '' })
      for (const name of files) expect(proposed.output).toContain(`${name}: mapped as ${system}: ${name}.`)
      expect(await runImportOn(api, copy)).toMatchObject({ code: 0, errors: '' })
      const again = await runImportOn(api, copy)
      expect(again.output.match(/2 rows: nothing changed\./g)).toHaveLength(3)
    }))
})

test('the amounts and days of the examples are those of their files', async () => {
  const rows = await api.rows.ask(
    `select plant_keys.source, invoices.number, issued_on, balance from invoices
      join plant_keys on plant_keys.kind = 'customers' and plant_keys.number = invoices.customer_id
      where plant_keys.source in ('oracle', 'epicor', 'infor') order by 1, 2`,
  )
  expect(rows.map(({ source, number, issued_on, balance }) => [source, number, issued_on, Number(balance)])).toEqual([
    ['epicor', '90001001', '2026-10-01', 1_234_567],
    ['epicor', '90001003', '2026-10-13', -125_050],
    ['infor', '90001001', '2026-10-01', 1_234_567],
    ['infor', '90001003', '2026-10-13', 50],
    ['oracle', '90001001', '2026-10-01', 1_234_567],
    ['oracle', '90001003', '2026-10-13', 50],
  ])
})

describe('a mapping is named', () => {
  const example = (name: string) => readFileSync(join(examples, 'epicor', name), 'utf8')
  const send = (kind: string, mapping: string, file: string) =>
    admin.send('PUT', `/write/import/${kind}?mapping=${encodeURIComponent(mapping)}`, {
      body: file,
      headers: { 'content-type': 'text/csv' },
    })

  test('by the call, ready or kept', async () => {
    const ready = await send('customers', 'Epicor: Customer.csv', example('Customer.csv'))
    expect([ready.status, ready.body.rows, ready.body.unchanged]).toEqual([200, 2, 2])
    const columns = [
      { column: 'id', from: 'Nummer' },
      { column: 'name', from: 'Wort' },
    ]
    const kept = await admin.send('POST', '/write/importMappings', {
      body: { name: 'Words', fileName: 'words.csv', file: 'incoterms', columns },
    })
    expect((await send('incoterms', 'Words', csv('Nummer;Wort', '7401;Named'))).body).toMatchObject({ added: 1 })
    await admin.send('DELETE', `/write/importMappings/${kept.body.id}`)
  })

  test('by the call, and rejected if there is none for the kind', async () => {
    for (const [kind, name] of [
      ['customers', 'Epicor: InvcHead.csv'],
      ['customers', 'None'],
    ] as const) {
      const { status, body } = await send(kind, name, example('Customer.csv'))
      expect([status, body.codes]).toEqual([400, { mapping: { code: 'choice' } }])
    }
  })

  test('in mapping.json instead of kind and columns', () =>
    inFolder(async (folder) => {
      cpSync(join(examples, 'epicor', 'Customer.csv'), join(folder, 'cust.csv'))
      const write = (mapping: string) =>
        writeFileSync(join(folder, 'mapping.json'), JSON.stringify({ files: [{ name: 'cust.csv', mapping }] }))
      write('Epicor: Customer.csv')
      expect((await runImportOn(api, folder)).output).toContain('customers: 2 rows: nothing changed.')
      write('Epicor: None.csv')
      const { code, errors } = await runImportOn(api, folder)
      expect([code, errors]).toEqual([1, expect.stringContaining('There is no ready mapping Epicor: None.csv.')])
    }))
})

describe('a proposal by command', () => {
  test('fails with the reasons if nothing fits, and writes no file', () =>
    inFolder(async (folder) => {
      writeFileSync(join(folder, 'unknown.csv'), 'a;b\n1;2\n')
      const { code, errors } = await runImportOn(api, '--propose', folder)
      expect([code, errors]).toEqual([
        1,
        'Nothing is proposed, and no file written.\nunknown.csv: no kind of file fits its columns; it is left out.\n',
      ])
      expect(readdirSync(folder)).toEqual(['unknown.csv'])
    }))
})

test('the name of a file tells its kind where its columns fit several', async () => {
  const { file } = await upload('Customer.csv', csv('ID,Nombre', 'CUST-1,A'))
  expect(file).toBe('customers')
})

describe('a mapping that is kept', () => {
  const kept = {
    name: 'Our contacts',
    fileName: 'leute.csv',
    file: 'contacts',
    columns: [
      { column: 'id', from: 'Nr' },
      { column: 'name', from: 'Wer' },
      { column: 'email', from: 'Post' },
    ],
  }
  const content = csv('Nr,Wer,Post', '9001,Ada,ada@company.example')

  test('is offered for files with its columns, replaced under its name, and forgotten', async () => {
    const { body } = await admin.send('POST', '/write/importMappings', { body: kept })
    expect(await upload('leute.csv', content)).toMatchObject({ file: 'contacts', mapping: 'Our contacts' })
    const { body: again } = await admin.send('POST', '/write/importMappings', { body: { ...kept, fileName: 'x.csv' } })
    expect(again.id).toBe(body.id)
    const { body: all } = await admin.get('/read/importMappings')
    expect(all).toEqual([{ id: body.id, name: 'Our contacts', fileName: 'x.csv' }])
    expect((await admin.send('DELETE', `/write/importMappings/${body.id}`, {})).status).toBe(200)
    expect((await upload('leute.csv', content)).mappings).toEqual([])
  })
})

test('a key whose mapping names an unknown column is refused', () =>
  inFolder(async (folder) => {
    const path = join(folder, 'mapping.json')
    writeFileSync(
      path,
      JSON.stringify({ files: [{ name: 'a.csv', file: 'invoices', columns: [{ column: 'custId', from: 'Kunde' }] }] }),
    )
    const { code, errors } = await administer(api, 'key', 'nightly', '--mapping', path)
    expect([code, errors]).toEqual([1, expect.stringContaining('a.csv: invoices has no column custId; it has id, ')])
  }))
